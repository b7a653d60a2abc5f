import type { Logger } from '@adonisjs/core/logger'
import type { SearchIndex } from '#domain/ports/index'
import type { IndexSource } from './index_source.js'

const BATCH = 2000
const EVERY_MS = 250
/** Changes in the delta from which it is folded into durable segments. */
const MERGE_FROM = 20_000

/**
 * Keeps this process's view of the indexes up to date: takes up versions other processes swapped in, and applies the
 * change log behind them. A change is searchable within a poll of its commit.
 */
export class IndexFollower {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #stopped = true

  constructor(
    private readonly index: SearchIndex,
    private readonly sources: readonly IndexSource[],
    private readonly logger: Logger
  ) {}

  /** Catches up once, then follows until stopped. */
  async start(): Promise<void> {
    this.#stopped = false
    await this.catchUp()
    this.#schedule()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
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
    for (;;) {
      const changes = await source.changesSince(await this.index.position(source.name), BATCH)
      if (changes.length === 0) break
      await this.index.apply(source.name, changes)
      if (changes.length < BATCH) break
    }
    const { delta, tombstones } = await this.index.status(source.name)
    if (delta + tombstones >= MERGE_FROM) await this.index.merge(source.name)
  }

  #schedule(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(async () => {
      // A poll that fails is tried again: the log keeps what this process has not seen.
      await this.catchUp().catch((error) =>
        this.logger.error({ err: error }, 'following the change log failed')
      )
      this.#schedule()
    }, EVERY_MS)
    this.#timer.unref()
  }
}
