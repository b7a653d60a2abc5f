import type { Logger } from '@adonisjs/core/logger'
import { IndexUnavailableError, type SearchIndex } from '#domain/ports/search_index'
import { BackgroundLoop } from '#app/shared/background_loop'
import type { IndexSource } from './index_source.js'

const BATCH = 2000
const EVERY_MS = 250
/** Changes in the delta from which it is folded into durable segments, and how often an index without changes is looked at. */
const MERGE_FROM = 20_000
const LOOKED_AT_MS = 30_000

/**
 * Keeps this process's view of the indexes up to date: takes up versions other processes swapped in, and applies the
 * change log behind them. A change is searchable within a poll of its commit.
 */
export class IndexFollower {
  readonly #loop = new BackgroundLoop(() => this.#poll())
  #running: Promise<void> = Promise.resolve()
  readonly #lookedAt = new Map<string, number>()

  constructor(
    private readonly index: SearchIndex,
    private readonly sources: readonly IndexSource[],
    private readonly logger: Logger
  ) {}

  /** Catches up once, then follows until stopped. An index that is away is followed when it is back. */
  async start(): Promise<void> {
    await this.catchUp().catch((error) => {
      if (!(error instanceof IndexUnavailableError)) throw error
      this.logger.error({ err: error }, 'the index cannot be had; it is tried again')
    })
    this.#loop.start(EVERY_MS)
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
    await this.#running
  }

  /** Resolves when every change committed before the call is searchable in this process. */
  catchUp(): Promise<void> {
    const turn = this.#running.then(async () => {
      for (const source of this.sources) await this.#follow(source)
    })
    this.#running = turn.catch(() => {})
    return turn
  }

  async #follow(source: IndexSource): Promise<void> {
    await this.index.refresh(source.name)
    let applied = false
    for (;;) {
      const changes = await source.changesSince(await this.index.position(source.name), BATCH)
      if (changes.length === 0) break
      await this.index.apply(source.name, changes)
      applied = true
      if (changes.length < BATCH) break
    }
    const lookedAt = this.#lookedAt.get(source.name) ?? 0
    if (!applied && Date.now() - lookedAt < LOOKED_AT_MS) return
    this.#lookedAt.set(source.name, Date.now())
    const { delta, tombstones } = await this.index.status(source.name)
    if (delta + tombstones >= MERGE_FROM) await this.index.merge(source.name)
  }

  async #poll(): Promise<number> {
    // The next poll retries a failed one: the change log keeps what this process has not seen.
    await this.catchUp().catch((error) =>
      this.logger.error({ err: error }, 'following the change log failed')
    )
    return EVERY_MS
  }
}
