import type { PageHint } from '#domain/evidence/page_hint'
import { linkKey } from '../subject.js'

/** Why a page may be relevant. */
export type LeadKind = 'supplied' | 'guessed' | 'linked' | 'site' | 'index' | 'employer' | 'found'
export type Lead = {
  url: string
  kind: LeadKind
  /** The page's owner, if the page is supplied or belongs to a site with a known owner. */
  about?: PageHint
}

const ORDER: readonly LeadKind[] = ['supplied', 'guessed', 'linked', 'site', 'index', 'employer', 'found']

/** The queue of unread pages, without duplicates, most promising first. */
export class Frontier {
  readonly #seen = new Set<string>()
  readonly #waiting: Record<LeadKind, Lead[]> = {
    supplied: [],
    guessed: [],
    linked: [],
    site: [],
    index: [],
    employer: [],
    found: [],
  }

  add(kind: LeadKind, urls: readonly string[], about?: PageHint): void {
    for (const url of urls) {
      const key = linkKey(url)
      if (!key || this.#seen.has(key)) continue
      this.#seen.add(key)
      this.#waiting[kind].push({ url, kind, about })
    }
  }

  /** Marks other addresses of a page as read. */
  markRead(urls: readonly string[]): void {
    for (const url of urls) {
      const key = linkKey(url)
      if (key) this.#seen.add(key)
    }
  }

  take(count: number): Lead[] {
    const taken: Lead[] = []
    for (const kind of ORDER) {
      while (taken.length < count && this.#waiting[kind].length > 0) taken.push(this.#waiting[kind].shift()!)
    }
    return taken
  }
}
