import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import { Evidence } from '#domain/ports/evidence'
import { SearchIndex, IndexUnavailableError } from '#domain/ports/index'
import type { StoredPerson } from '#domain/search/people_document'
import type { SearchRequest } from '#domain/search/request'
import { type VerifiedPerson, VerifiedSearch } from '#domain/search/verification/verified_search'
import { pageReaderOf } from '#app/evidence/page_readers'
import { indexLeads } from '#app/datasets/index_leads'
import { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'
import { utcDay } from '#domain/billing/periods'
import env from '#start/env'

/** How long a search may take before it answers with what is proven by then, in milliseconds, and for each result asked for. */
const DEADLINE_MS = { auto: 20_000, deep: 45_000 }
const PER_RESULT_MS = 300
/** Pages read of a person or an employer at most. */
const PAGES = { auto: 10, deep: 16 }

export type VerifiedResult = VerifiedPerson & { person: StoredPerson }

/** The searches of types auto and deep. */
@inject()
export class VerifiedPeople {
  constructor(
    private readonly index: SearchIndex,
    private readonly evidence: Evidence,
    private readonly people: PeopleStore
  ) {}

  /**
   * The people proven, best first; who no index has becomes a record. Throws `search_unavailable`, `search_timeout` where
   * the deadline came with nothing proven, and `search_failed`.
   */
  async run(request: SearchRequest & { type: 'auto' | 'deep' }): Promise<VerifiedResult[]> {
    const deadline = AbortSignal.timeout(DEADLINE_MS[request.type] + request.numResults * PER_RESULT_MS)
    const found = await this.#search(request, deadline)
    if (found.length === 0 && deadline.aborted) throw new DomainError('search_timeout')
    const results: VerifiedResult[] = []
    for (const person of found) {
      const record = person.indexed ?? (await this.#keep(person))
      if (record) results.push({ ...person, person: record })
    }
    return results
  }

  async #search(
    request: SearchRequest & { type: 'auto' | 'deep' },
    signal: AbortSignal
  ): Promise<VerifiedPerson[]> {
    const search = new VerifiedSearch(request, {
      reader: pageReaderOf(this.evidence),
      index: this.index,
      companyLeads: (company) => indexLeads(this.index, { name: company }, 'company'),
      now: new Date().toISOString(),
      signal,
      pages: PAGES[request.type],
      // Where the operator keeps to the archive, what it has is all there is, unless a request says how fresh it must be.
      staleServes: env.get('EVIDENCE_READ') === 'archive' && request.maxAgeDays === undefined,
    })
    try {
      return await search.run()
    } catch (error) {
      if (error instanceof DomainError) throw error
      if (error instanceof IndexUnavailableError) throw new DomainError('search_unavailable')
      throw new DomainError('search_failed')
    }
  }

  /** Keeps somebody found on pages as a person record with its page; gives the person it is then. */
  async #keep({ facts }: VerifiedPerson): Promise<StoredPerson | null> {
    const record = facts.record()
    if (!record) return null
    const id = record.pronet_url ?? [record.name, record.company ?? record.source_url].join(' | ')
    const kept = { ...record, source: 'web', id, observed_at: record.observed_at ?? utcDay(new Date()) }
    await this.people.applyRecords([kept])
    const person_id = `per_${recordKey(kept, '')}`
    return { ...record, person_id }
  }
}
