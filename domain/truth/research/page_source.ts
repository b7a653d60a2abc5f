import type { Snapshot } from '#domain/evidence/page'
import type { PageHint } from '#domain/evidence/page_hint'
import { refreshTarget } from '#domain/evidence/parse/refresh'
import type { Evidence, ReadFailure } from '#domain/evidence/evidence'
import type { ReadPage } from '#domain/evidence/page_parser'
import type { Identifier } from '#domain/privacy/identifier'
import type { SuppressionScope } from '#domain/privacy/suppression_list'

export type { ReadPage }

export type PageWindow = {
  /** ISO 8601 UTC. */
  now: string
  /** The maximum age of a stored page, in days. */
  maxAgeDays: number
  /** Whether an older page may be used if no newer page is available. */
  allowStale: boolean
  signal?: AbortSignal
}

/** Where research reads pages. */
export type Pages = Pick<PageSource, 'read' | 'find' | 'linking'> & Partial<Pick<PageSource, 'scopesFor'>>

/** The maximum number of refreshes followed per page. */
const MAX_REFRESHES = 3

/** Reads and parses pages for one request. The parser alternates between concurrent requests. */
export class PageSource {
  constructor(private readonly evidence: Evidence) {}

  /**
   * Returns the page, or the reason why it cannot be read. Follows up to three refreshes (see
   * `refreshTarget`) and stops before a target that cannot be read. `about` is the page's owner, if
   * known.
   */
  async read(url: string, window: PageWindow, about?: PageHint): Promise<ReadPage | ReadFailure> {
    const via: string[] = []
    let snapshot = await this.#snapshot(url, window)
    for (let hop = 0; typeof snapshot !== 'string' && hop < MAX_REFRESHES; hop++) {
      const target = refreshTarget(snapshot)
      const next = target && !via.includes(target) ? await this.#snapshot(target, window) : 'gone'
      if (typeof next === 'string') break
      via.push(...snapshot.via)
      snapshot = next
    }
    if (typeof snapshot === 'string') return snapshot
    const reached = via.length > 0 ? { ...snapshot, via: [...via, ...snapshot.via] } : snapshot
    return this.evidence.parser.parse(reached, { caller: this, about, signal: window.signal })
  }

  async #snapshot(url: string, { allowStale, ...window }: PageWindow): Promise<Snapshot | ReadFailure> {
    const result = await this.evidence.read({ url, ...window })
    return result.ok ? result.page : ((allowStale ? result.stale : null) ?? result.reason)
  }

  /** Returns the scope in which each item's person is suppressed, or null. */
  async scopesFor<T>(
    items: readonly T[],
    identify: (item: T) => readonly Identifier[]
  ): Promise<(SuppressionScope | null)[]> {
    return (await this.evidence.suppression?.scopesFor(items, identify)) ?? items.map(() => null)
  }

  /** Returns URLs of pages that match the query, best first. */
  async find(query: string, limit: number, signal?: AbortSignal): Promise<string[]> {
    return (await this.evidence.find(query, limit, signal)).map(({ url }) => url)
  }

  /** Returns URLs of stored pages that link to an address. */
  async linking(address: string, limit: number): Promise<string[]> {
    return (await this.evidence.linking(address, limit)).map(({ url }) => url)
  }
}
