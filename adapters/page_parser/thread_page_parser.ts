import { hash } from 'node:crypto'
import type { Snapshot } from '#domain/evidence/page'
import type { PageHint } from '#domain/evidence/page_hint'
import { PageParser, type ParseFailure, type ParseOptions, type ReadPage } from '#domain/evidence/page_parser'
import { RecentMap } from '../egress/recent_map.js'
import type { ThreadPool } from '../threads/thread_pool.js'
import { ReadPages } from './read_pages.js'

export type PageParserOptions = {
  /** A monotonic clock in ms. */
  now?: () => number
  /** Called with the address of each page that cannot be parsed, and the reason. */
  onFailure?: (url: string, why: string) => void
}

/**
 * The wait in ms before a page that could not be parsed is tried again. The wait grows with each failure,
 * up to the maximum. The first is short, because a busy machine also makes pages exceed the limits.
 */
const RETRY_MS = { first: 5_000, growth: 6, max: 60 * 60_000 }
/** Maximum pages whose failures are remembered. */
const MAX_FAILURES = 10_000

type Failure = { waitMs: number; retryAt: number }
type Shared = { outcome: Promise<ReadPage | ParseFailure>; cancelUnstarted: () => void; waiting: number }

/**
 * Parses pages in threads with limits. Caches results by content and shares running work between callers. A
 * page that failed or exceeded the limits is tried again after growing delays.
 */
export class ThreadPageParser extends PageParser {
  readonly #options: PageParserOptions
  readonly #read = new ReadPages()
  readonly #underWay = new Map<string, Shared>()
  readonly #failures: RecentMap<Failure>
  readonly #now: () => number

  constructor(
    private readonly pool: ThreadPool,
    options: PageParserOptions = {}
  ) {
    super()
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    // Longer than the longest wait, so that a page that always fails is not tried more often.
    this.#failures = new RecentMap(MAX_FAILURES, 2 * RETRY_MS.max, this.#now)
  }

  async parse(snapshot: Snapshot, { caller, about, signal }: ParseOptions): Promise<ReadPage | ParseFailure> {
    const key = keyOf(snapshot, about)
    const known = this.#read.get(key, snapshot.observedAt)
    if (known) return known
    const failure = this.#failures.get(key)
    if (failure && this.#now() < failure.retryAt) return 'unparsable'
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
        this.#failures.delete(key)
        this.#read.add(key, parsed.result)
        return parsed.result
      }
      this.#addFailure(key)
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

  #addFailure(key: string): void {
    const before = this.#failures.get(key)
    const waitMs = before ? Math.min(RETRY_MS.max, before.waitMs * RETRY_MS.growth) : RETRY_MS.first
    this.#failures.set(key, { waitMs, retryAt: this.#now() + waitMs })
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

/** Hashes by snapshot, because the rows of a request share snapshots. */
const digests = new WeakMap<Snapshot, string>()

/** Returns all that parsing depends on. The time of the capture is only passed through. */
function keyOf(snapshot: Snapshot, about?: PageHint): string {
  const { html, url, via, contentType } = snapshot
  const digest =
    digests.get(snapshot) ?? hash('sha256', [contentType, url, ...via, html].join('\n'), 'base64')
  digests.set(snapshot, digest)
  return digest + JSON.stringify(about ?? null)
}
