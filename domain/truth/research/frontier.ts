import { linkKey } from '../subject.js'

/** Why a page may tell of the subject; the order in which they are read. */
export type LeadKind = 'supplied' | 'linked' | 'site' | 'index' | 'employer' | 'found'
export type Lead = { url: string; kind: LeadKind }

const ORDER: readonly LeadKind[] = ['supplied', 'linked', 'site', 'index', 'employer', 'found']

/** The pages yet to be read, each once, the likeliest first. */
export class Frontier {
  readonly #seen = new Set<string>()
  readonly #waiting: Record<LeadKind, Lead[]> = {
    supplied: [],
    linked: [],
    site: [],
    index: [],
    employer: [],
    found: [],
  }

  add(kind: LeadKind, urls: readonly string[]): void {
    for (const url of urls) {
      const key = linkKey(url)
      if (!key || this.#seen.has(key)) continue
      this.#seen.add(key)
      this.#waiting[kind].push({ url, kind })
    }
  }

  /** A page was read under these addresses as well. */
  saw(urls: readonly string[]): void {
    for (const url of urls) {
      const key = linkKey(url)
      if (key) this.#seen.add(key)
    }
  }

  take(count: number): Lead[] {
    const taken: Lead[] = []
    for (const kind of ORDER) {
      while (taken.length < count && this.#waiting[kind].length > 0) {
        const lead = this.#waiting[kind].shift()!
        taken.push(lead)
      }
    }
    return taken
  }
}
