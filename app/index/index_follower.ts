import type { Logger } from '@adonisjs/core/logger'
import { IndexUnavailableError, type SearchIndex } from '#domain/ports/search_index'
import { BackgroundLoop } from '#app/shared/background_loop'
import type { IndexSource } from './index_source.js'

const BATCH = 2000
const POLL_MS = 250
/** A delta with this many added and deleted documents is merged into durable segments. */
const MERGE_FROM = 20_000
/** How often an index without changes is checked for a merge. */
const CHECK_MS = 30_000

/**
 * Keeps this process's indexes up to date. Opens versions that other processes swapped in, and
 * applies the change log. A committed change is searchable after the next poll.
 */
export class IndexFollower {
  readonly #loop = new BackgroundLoop(() => this.#poll())
  #running: Promise<void> = Promise.resolve()
  readonly #checkedAt = new Map<string, number>()

  constructor(
    private readonly index: SearchIndex,
    private readonly sources: readonly IndexSource[],
    private readonly logger: Logger
  ) {}

  /**
   * Catches up once, then polls until stopped. Retries while the index is unavailable, and throws
   * any other error of the first attempt.
   */
  async start(): Promise<void> {
    await this.catchUp().catch((error) => {
      if (!(error instanceof IndexUnavailableError)) throw error
      this.logger.error({ err: error }, 'the search index is unavailable; retrying')
    })
    this.#loop.start(POLL_MS)
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
    await this.#running
  }

  /** Resolves when every change committed before the call is searchable in this process. */
  catchUp(): Promise<void> {
    const turn = this.#running.then(async () => {
      const failures: unknown[] = []
      for (const source of this.sources) await this.#follow(source).catch((error) => failures.push(error))
      if (failures.length > 0) throw failures[0]
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
    const checkedAt = this.#checkedAt.get(source.name) ?? 0
    if (!applied && Date.now() - checkedAt < CHECK_MS) return
    this.#checkedAt.set(source.name, Date.now())
    const { delta, tombstones } = await this.index.status(source.name)
    if (delta + tombstones >= MERGE_FROM) await this.index.merge(source.name)
  }

  async #poll(): Promise<number> {
    // The next poll retries, because the log keeps all changes.
    await this.catchUp().catch((error) => this.logger.error({ err: error }, 'could not apply the change log'))
    return POLL_MS
  }
}
