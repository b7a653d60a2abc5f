import type { SearchIndex } from '#domain/ports/search_index'
import { isSettled } from '#domain/search/verification/checks'
import { confirmationOf } from '#domain/search/verification/corroboration'
import { CompanyFacts } from '#domain/search/verification/company_facts'
import { findIndexed } from '#domain/search/verification/find_indexed'
import { PersonFacts } from '#domain/search/verification/person_facts'
import type { StoredPerson } from '#domain/search/people_document'
import type { PageSource } from '#domain/truth/research/page_source'
import { type Research, research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import type { SetCriterion } from './criterion.js'
import { checkOf } from './criterion_check.js'
import {
  type CriterionVerdict,
  decideCriteria,
  isAdmitted,
  undecided,
  verdictsOf,
} from './decide_criteria.js'
import { RecordedEmployers } from './recorded_employers.js'
import { readingOf, type VerdictBasis } from './verdict_basis.js'

export type PersonVerdict = {
  /** The person's index record; null for a person found only on pages. */
  indexed: StoredPerson | null
  /** Null if not even the name is proven. */
  facts: PersonFacts | null
  verdicts: CriterionVerdict[]
  /** The result of `isAdmitted`; false if not even the name is proven. */
  admitted: boolean
  /** What the verdicts depend on. Null if the person is suppressed. */
  basis: VerdictBasis | null
}

export type JudgeOptions = {
  reader: PageSource
  index: SearchIndex
  companyLeads: (company: string) => Promise<readonly string[]>
  /** ISO 8601 UTC. */
  now: string
  maxAgeDays: number
  /** The maximum number of pages read per person and per employer. */
  pages: number
  signal: AbortSignal
  /** The release of the service, for `basis`. */
  release: string
}

/** Verifies people against criteria. Facts about employers are shared between people. */
export class Judge {
  readonly #companies: CompanyFacts

  constructor(
    private readonly criteria: readonly SetCriterion[],
    private readonly options: JudgeOptions
  ) {
    const { reader, companyLeads, now, maxAgeDays, pages, signal } = options
    const window = { now, maxAgeDays, pages, signal, allowStale: true }
    this.#companies = new CompanyFacts(reader, companyLeads, window)
  }

  /** Verifies one person from pages. The result is invalid after the signal aborts. */
  async judge(row: Row, listed: StoredPerson | null, signal: AbortSignal): Promise<PersonVerdict> {
    const { reader, index, now, maxAgeDays, pages, companyLeads } = this.options
    const required = this.criteria.filter((criterion) => criterion.required)
    const checks = required.map((criterion) => checkOf(criterion, this.#companies, now))
    const researched = await research(readSubject('person', row), reader, {
      now,
      maxAgeDays,
      allowStale: true,
      signal,
      pages,
      leads: listed?.source_url ? [listed.source_url] : [],
      // Stops early once every required criterion is decided.
      enough: (sources) =>
        isSettled(checks, { indexed: listed, facts: new PersonFacts({ sources }, now) }, 'deep'),
    })
    const facts = new PersonFacts(researched, now)
    const basis = this.#basis(row, researched)
    const name = facts.value('name')
    if (name === null)
      return {
        ...{ indexed: listed, facts: null, admitted: false },
        verdicts: verdictsOf(undecided(this.criteria)),
        basis: basis && { ...basis, indexed: listed, employers: [] },
      }
    const indexed = listed ?? (await this.#findRecord(name, facts, index))
    const employers = new RecordedEmployers(this.#companies)
    const decision = await decideCriteria(this.criteria, { indexed, facts }, employers)
    const isNobody = !indexed && decision.isProven && (await confirmationOf(facts, companyLeads)) === 'nobody'
    const limits = { timed_out: researched.timedOut, ...(isNobody ? { unconfirmed: true as const } : {}) }
    return {
      ...{ indexed, facts, verdicts: verdictsOf(decision) },
      admitted: isAdmitted(decision, limits),
      basis: basis && { ...basis, ...limits, indexed, employers: employers.bases },
    }
  }

  #basis(row: Row, researched: Research): Omit<VerdictBasis, 'indexed' | 'employers'> | null {
    if (researched.suppressed !== null) return null
    const { release, now } = this.options
    const { criteria } = this
    const reading = readingOf('person', row, researched)
    return { release, now, criteria, row, timed_out: researched.timedOut, ...reading }
  }

  #findRecord(name: string, facts: PersonFacts, index: SearchIndex): Promise<StoredPerson | null> {
    const pronet = facts.value('pronet_url')
    return findIndexed(index, { name, company: facts.value('company'), profiles: pronet ? [pronet] : [] })
  }
}
