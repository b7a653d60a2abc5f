import type { SearchIndex } from '#domain/ports/search_index'
import { type Check, isSettled } from '#domain/search/verification/checks'
import { confirmationOf } from '#domain/search/verification/corroboration'
import { CompanyFacts } from '#domain/search/verification/company_facts'
import { findIndexed } from '#domain/search/verification/find_indexed'
import { PersonFacts } from '#domain/search/verification/person_facts'
import type { Proof, Verdict } from '#domain/search/verification/verdict'
import type { StoredPerson } from '#domain/search/people_document'
import type { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import type { SetCriterion } from './criterion.js'
import { checkOf } from './criterion_check.js'

export type CriterionVerdict = { id: string; verdict: Verdict['is']; evidence: Proof[] }

export type PersonVerdict = {
  /** The person's index record; null for a person found only on pages. */
  indexed: StoredPerson | null
  /** Null if not even the name is proven. */
  facts: PersonFacts | null
  verdicts: CriterionVerdict[]
  /** Whether every required criterion is proven, and their joint probability is high enough. */
  admitted: boolean
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
}

/** The minimum joint probability. Lower values admit too many wrong people. */
const MIN_PROBABILITY = 0.6

/** Verifies people against criteria. Facts about employers are shared between people. */
export class Judge {
  readonly #checks: { criterion: SetCriterion; check: Check }[]

  constructor(
    criteria: readonly SetCriterion[],
    private readonly options: JudgeOptions
  ) {
    const { reader, companyLeads, now, maxAgeDays, pages, signal } = options
    const window = { now, maxAgeDays, pages, signal, allowStale: true }
    const companies = new CompanyFacts(reader, companyLeads, window)
    this.#checks = criteria.map((criterion) => ({ criterion, check: checkOf(criterion, companies, now) }))
  }

  /** Verifies one person from pages. The result is invalid after the signal aborts. */
  async judge(row: Row, listed: StoredPerson | null, signal: AbortSignal): Promise<PersonVerdict> {
    const { reader, index, now, maxAgeDays, pages } = this.options
    const required = this.#checks.flatMap(({ criterion, check }) => (criterion.required ? [check] : []))
    const researched = await research(readSubject('person', row), reader, {
      now,
      maxAgeDays,
      allowStale: true,
      signal,
      pages,
      leads: listed?.source_url ? [listed.source_url] : [],
      // Stops early once every required criterion is decided.
      enough: (sources) =>
        isSettled(required, { indexed: listed, facts: new PersonFacts({ sources }, now) }, 'deep'),
    })
    const facts = new PersonFacts(researched, now)
    const name = facts.value('name')
    if (name === null) return { indexed: listed, facts: null, verdicts: this.#unclear(), admitted: false }
    const indexed = listed ?? (await this.#indexed(name, facts, index))
    const { verdicts, admitted } = await this.#verdicts(indexed, facts)
    if (!indexed && admitted && (await confirmationOf(facts, this.options.companyLeads)) === 'nobody')
      return { indexed, facts, verdicts, admitted: false }
    // After a timeout, an unread page might contradict the result.
    return { indexed, facts, verdicts, admitted: admitted && !researched.timedOut }
  }

  async #verdicts(
    indexed: StoredPerson | null,
    facts: PersonFacts
  ): Promise<Pick<PersonVerdict, 'verdicts' | 'admitted'>> {
    const verdicts: CriterionVerdict[] = []
    let admitted = true
    let probability = facts.answer('name').confidence ?? 0
    for (const { criterion, check } of this.#checks) {
      const verdict = await check.run({ indexed, facts })
      verdicts.push({ id: criterion.id, verdict: verdict.is, evidence: verdict.proofs })
      if (!criterion.required) continue
      admitted &&= verdict.is === 'yes' && verdict.proofs.length > 0
      probability *= verdict.probability
    }
    return { verdicts, admitted: admitted && probability >= MIN_PROBABILITY }
  }

  #unclear(): CriterionVerdict[] {
    return this.#checks.map(({ criterion }) => ({ id: criterion.id, verdict: 'unclear', evidence: [] }))
  }

  #indexed(name: string, facts: PersonFacts, index: SearchIndex): Promise<StoredPerson | null> {
    const pronet = facts.value('pronet_url')
    return findIndexed(index, { name, company: facts.value('company'), profiles: pronet ? [pronet] : [] })
  }
}
