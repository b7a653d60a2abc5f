import { DomainError, validationFailed } from '#domain/errors'
import type { Page } from '#domain/evidence/page'
import type { Company } from '#domain/people/companies/company_record'
import type { Person } from '#domain/people/person_record'
import { recentPosts } from '#domain/profiles/details/recent_posts'
import type { Evidence } from '#domain/evidence/evidence'
import type { SearchIndex } from '#domain/ports/search_index'
import { Pronet, type PronetPage } from '#domain/pronet/pronet'
import { commentsBy } from '#domain/pronet/comments'
import type { PronetComment, PronetCompany, PronetPost, PronetProfile } from '#domain/pronet/records'
import type { PronetRef } from '#domain/pronet/reference'
import { type PronetFilters, pronetSearchQuery } from '#domain/pronet/search_query'
import type { StoredPerson } from '#domain/search/people_document'
import { companyOf, matchOf, profileOf } from './stored_records.js'

/** Finds imported records by the key of their profile on the network. Returns null if unknown. */
export type KnownRecords = {
  person(key: string): Promise<Person | null>
  company(key: string): Promise<Company | null>
}

/** Paths below a profile's address that list its activity. */
const ACTIVITY = { person: ['/recent-activity/all', '/recent-activity/comments'], company: ['/posts'] }
/** Every page of a search starts below this offset. */
const MAX_OFFSET = 10_000

/** Responds from this service's people, companies and archived pages. Sends no requests. */
export class IndexPronet extends Pronet {
  constructor(
    private readonly index: SearchIndex,
    private readonly evidence: Pick<Evidence, 'stored' | 'parser'>,
    private readonly known: KnownRecords
  ) {
    super()
  }

  async profile(ref: PronetRef): Promise<PronetProfile | null> {
    const person = await this.known.person(ref.key)
    return person && profileOf(person)
  }

  async company(ref: PronetRef): Promise<PronetCompany | null> {
    const company = await this.known.company(ref.key)
    return company && companyOf(company)
  }

  async search(filters: PronetFilters, limit: number, cursor: string | null): Promise<PronetPage> {
    const offset = cursor === null ? 0 : offsetOf(cursor)
    const { hits } = await this.index.search('people', pronetSearchQuery(filters, offset, limit))
    const next = offset + limit
    return {
      matches: hits.slice(0, limit).map((hit) => matchOf(hit.stored as StoredPerson)),
      next: hits.length > limit && next < MAX_OFFSET ? `p${next}` : null,
    }
  }

  posts(ref: PronetRef, limit: number): Promise<PronetPost[] | null> {
    return this.#activity(ref, limit, recentPosts)
  }

  comments(ref: PronetRef, limit: number): Promise<PronetComment[] | null> {
    return this.#activity(ref, limit, (page) => commentsBy(ref, page))
  }

  /**
   * Returns the activity on a profile's archived pages, newest first. Null when no page is archived
   * and no record has the profile. Throws `upstream_unavailable` when none of the archived pages
   * can be parsed.
   */
  async #activity<T extends { published_at?: string; url: string | null }>(
    ref: PronetRef,
    limit: number,
    read: (page: Page) => T[]
  ): Promise<T[] | null> {
    const addresses = [ref.url, ...ACTIVITY[ref.kind].map((path) => `${ref.url}${path}`)]
    const snapshots = await Promise.all(addresses.map((url) => this.evidence.stored(url)))
    const pages = snapshots.filter((snapshot) => snapshot !== null)
    if (pages.length === 0 && !(await this.#isKnown(ref))) return null
    const found = new Map<string, T>()
    const caller = {}
    const parsed = await Promise.all(pages.map((page) => this.evidence.parser.parse(page, { caller })))
    if (parsed.every((one) => typeof one === 'string') && pages.length > 0)
      throw new DomainError('upstream_unavailable')
    for (const one of parsed)
      if (typeof one !== 'string')
        for (const item of read(one.page)) found.set(item.url ?? JSON.stringify(item), item)
    return [...found.values()]
      .sort((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''))
      .slice(0, limit)
  }

  async #isKnown({ kind, key }: PronetRef): Promise<boolean> {
    return (await (kind === 'person' ? this.known.person(key) : this.known.company(key))) !== null
  }
}

function offsetOf(cursor: string): number {
  const [, offset] = /^p(\d{1,5})$/.exec(cursor) ?? []
  if (offset === undefined || Number(offset) >= MAX_OFFSET)
    throw validationFailed({ cursor: ['must be the next_cursor of a page'] })
  return Number(offset)
}
