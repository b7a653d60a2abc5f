import { hash } from 'node:crypto'
import type { Snapshot } from '#domain/evidence/page'
import type { PageHint } from '#domain/evidence/page_hint'
import { PageParser, type ParseFailure, type ParseOptions, type ReadPage } from '#domain/evidence/page_parser'
import { RecentMap } from '../egress/recent_map.js'
import type { ThreadPool } from '../threads/thread_pool.js'
import { ReadPages } from './read_pages.js'

export type PageParserOptions = {
  /** Time in ms before a page that could not be parsed is tried again. */
  failureMs?: number
  /** Called with the address of each page that cannot be parsed, and the reason. */
  onFailure?: (url: string, why: string) => void
}

const FAILURE_MS = 60 * 60_000
const MAX_FAILURES = 10_000

type Shared = { outcome: Promise<ReadPage | ParseFailure>; cancelUnstarted: () => void; waiting: number }

/**
 * Parses pages in threads with limits. Caches results by content and shares running work between
 * callers. A page that failed or exceeded the limits is not tried again for an hour.
 */
export class ThreadPageParser extends PageParser {
  readonly #options: PageParserOptions
  readonly #read = new ReadPages()
  readonly #underWay = new Map<string, Shared>()
  readonly #failures: RecentMap<true>

  constructor(
    private readonly pool: ThreadPool,
    options: PageParserOptions = {}
  ) {
    super()
    this.#options = options
    this.#failures = new RecentMap(MAX_FAILURES, options.failureMs ?? FAILURE_MS)
  }

  async parse(snapshot: Snapshot, { caller, about, signal }: ParseOptions): Promise<ReadPage | ParseFailure> {
    const key = keyOf(snapshot, about)
    const known = this.#read.get(key, snapshot.observedAt)
    if (known) return known
    if (this.#failures.get(key)) return 'unparsable'
    if (signal?.aborted) return 'timeout'
    const shared = this.#underWay.get(key) ?? this.#begin(key, caller, snapshot, about)
    const outcome = await this.#waitFor(shared, signal)
    return typeof outcome === 'string' ? outcome : (this.#read.get(key, snapshot.observedAt) ?? outcome)
  }

  #begin(key: string, caller: object, snapshot: Snapshot, about?: PageHint): Shared {
    const { outcome, cancel } = this.pool.run('page', [snapshot, about], {
      caller,
      length: snapshot.html.length,
    })
    const settled = outcome.then((parsed): ReadPage | ParseFailure => {
      if (this.#underWay.get(key) === shared) this.#underWay.delete(key)
      if (parsed === 'busy') return 'timeout'
      if ('result' in parsed) {
        this.#read.add(key, parsed.result)
        return parsed.result
      }
      this.#failures.set(key, true)
      this.#options.onFailure?.(snapshot.url, parsed.failed)
      return 'unparsable'
    })
    const cancelUnstarted = () => {
      // The next caller starts the work again.
      if (cancel()) this.#underWay.delete(key)
    }
    const shared = { outcome: settled, cancelUnstarted, waiting: 0 }
    this.#underWay.set(key, shared)
    return shared
  }

  /** Resolves to `timeout` when the signal aborts. Cancels unstarted work without callers. */
  #waitFor(shared: Shared, signal: AbortSignal | undefined): Promise<ReadPage | ParseFailure> {
    shared.waiting++
    if (!signal) return shared.outcome
    return new Promise((resolve) => {
      const abort = () => {
        if (--shared.waiting === 0) shared.cancelUnstarted()
        resolve('timeout')
      }
      signal.addEventListener('abort', abort, { once: true })
      void shared.outcome.then((outcome) => {
        signal.removeEventListener('abort', abort)
        resolve(outcome)
      })
    })
  }
}

/** Hashes everything that parsing depends on. The time of the capture is only passed through. */
const keyOf = ({ html, url, via, contentType }: Snapshot, about?: PageHint): string =>
  hash('sha256', [contentType, url, ...via, JSON.stringify(about ?? null), html].join('\n'), 'base64')
