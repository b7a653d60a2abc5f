import { isPlausiblePersonName } from '#domain/people/names/names'
import type { Pages, PageWindow } from '#domain/truth/research/page_source'
import { type Research, research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import type { QueryPlan } from '../planning/query_plan.js'
import { planSearch } from '../planning/plan.js'
import { runPlan } from '../planning/run_plan.js'
import type { StoredPerson } from '../people_document.js'
import type { Recall } from '#domain/completeness/recall'
import type { ReadRequest } from '../read_request.js'
import { evidenceFilters, type SearchFilters } from '../request.js'
import { type Check, checksOf, isSettled } from './checks.js'
import { confirmationOf } from './corroboration.js'
import { findIndexedRow } from './find_indexed.js'
import { CompanyFacts } from './company_facts.js'
import { employerGiven } from './employer.js'
import { discoverPeople } from './discover.js'
import { FinderLog } from './finder_log.js'
import { freshnessOf, MAX_DAYS } from './freshness.js'
import { indexOnly, loosened, meetsPhrases, withoutPhrases } from './index_filters.js'
import { PersonFacts } from './person_facts.js'
import { placeAtWork } from './place_at_work.js'
import { ProvenPeople } from './proven_people.js'
import { isExcluded } from './excluded.js'
import { type NotProven, reasonFor } from './not_proven.js'
import { ReadOnce } from './read_once.js'
import { emptyTally } from './shortfall.js'
import { isKnown, joined, provenRow, rowOf } from './rows.js'
import type { VerifiedPerson } from './verified_person.js'
import type { VerifiedSearchOptions } from './verified_search_options.js'
import { type Pace, untilEnough } from './until_enough.js'
import type { Verdict } from './verdict.js'

/** A candidate. `isMatch`: the candidate's index record meets the phrases of the query. */
type Waiting = { indexed: StoredPerson | null; row: Row; isMatch: boolean }

/** The maximum number of pages read per person and per company. */
const PAGES = { auto: 10, deep: 16 }
/** The maximum number of candidates at a time; `employers` if their employers are checked first. */
const CONCURRENCY = { people: 12, employers: 24 }
/** Multiplies the probability of people named only on their own pages, so they rank lower. */
const SELF_NAMED = 0.5
/** Index candidates per requested person. Conditions that need evidence need more candidates. */
const OVER_FETCH = { byIndex: 3, byEvidence: 10 }
const MAX_FETCHED = 600

/**
 * Runs searches of the types auto and deep. `request.parsed` fetches candidates from the index; if
 * they do not suffice (always for deep), the plan's query finds others on pages. A returned person
 * passes every check of the plan. An unclear result passes only for a phrase of the query, and only
 * if the index record meets the phrases.
 */
export class VerifiedSearch {
  readonly #plan: QueryPlan
  readonly #proven: ProvenPeople<VerifiedPerson>
  readonly #checks: Check[]
  readonly #window: number
  readonly #pages: Pages
  /** Ids of the index people whose research has started. */
  readonly #verified = new Set<string>()
  #looked = 0
  /** Counts for the warnings. */
  readonly tally = emptyTally()
  readonly #finders: FinderLog | null

  constructor(
    private readonly request: ReadRequest & { type: 'auto' | 'deep' },
    private readonly options: VerifiedSearchOptions
  ) {
    this.#plan = options.plan
    this.#finders = request.recall ? new FinderLog() : null
    const { reader, now, signal, allowStale } = options
    this.#pages = new ReadOnce(reader)
    this.#window = freshnessOf(request, this.#plan.parsed).maxAgeDays
    const companies = new CompanyFacts(this.#pages, options.companyLeads, {
      now,
      signal,
      pages: PAGES[request.type],
      allowStale,
      maxAgeDays: this.#window,
    })
    this.#checks = checksOf(request, this.#plan, companies)
    this.#proven = new ProvenPeople(this.#plan.parsed, request.maxPerCompany)
  }

  /** Returns at most `numResults` proven people, best first. Returns early at the deadline. */
  async run(): Promise<VerifiedPerson[]> {
    const { signal } = this.options
    const { promise: expired, resolve } = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => resolve(), { once: true })
    // Work that ignores the deadline continues in the background.
    await Promise.race([this.#research(), ...(signal.aborted ? [] : [expired])])
    return this.#proven.best().slice(0, this.request.numResults)
  }

  /** Returns the estimate of completeness after `run`, or null if the request does not want it. */
  recall = async (pause: () => Promise<void>): Promise<Recall | null> =>
    this.#finders?.recall(this.#proven.best(), pause) ?? null

  async #research(): Promise<void> {
    const { type, numResults, filters } = this.request
    const indexed = await this.#fromIndex(indexOnly(filters))
    // Deep always searches pages, concurrently.
    const found = type === 'deep' ? this.#fromPages() : null
    found?.catch(() => {})
    await this.#verify(indexed, numResults)
    if (this.#isDone(numResults)) return
    const loosely = await this.#fromIndex(loosened(filters), indexed)
    await this.#verify(loosely, numResults)
    const similar = await this.#byMeaning([...indexed, ...loosely])
    await this.#verify(similar, numResults)
    if (this.#isDone(numResults)) return
    const known = [...indexed, ...loosely, ...similar].map(({ row }) => row)
    const others = (await (found ?? this.#fromPages()))
      .filter((row) => !known.some((one) => isKnown(one, row)))
      .map((row) => ({ indexed: null, row, isMatch: false }))
      .filter((one) => !isExcluded(this.request, one.row) || this.#leaveOut(one) !== 'known')
    await this.#verify(others, type === 'deep' ? 2 * numResults : numResults)
  }

  /** Whether enough people are proven. Never true for deep, or if recall needs every finder. */
  #isDone = (wanted: number) =>
    this.request.type === 'auto' && !this.request.recall && this.#proven.count >= wanted

  /** Fetches people by meaning, without the phrases of the query. Pages must prove the phrases. */
  async #byMeaning(known: readonly Waiting[]): Promise<Waiting[]> {
    const { meaning, parsed, filters } = this.request
    if (!meaning || !parsed || this.#plan.fellBack || this.#checks.every(({ path }) => path)) return []
    const found = await this.#fromIndex(indexOnly(filters), known, withoutPhrases(parsed))
    return found.map((one) => ({ ...one, isMatch: false }))
  }

  async #fromPages(): Promise<Row[]> {
    const { numResults } = this.request
    const { people, isCut } = await discoverPeople(this.request, this.#plan.parsed, this.#pages, {
      ...this.#windowOf(numResults),
      pages: discoveryPages(numResults),
    })
    this.#finders?.pagesFound(people, isCut)
    return people.map(({ row }) => row)
  }

  /**
   * Fetches the candidates that match the index filters and are not in `known`. Conditions that
   * need evidence are checked later.
   */
  async #fromIndex(
    filters: SearchFilters | null,
    known: readonly Waiting[] = [],
    parsed: ReadRequest['parsed'] = this.request.parsed
  ): Promise<Waiting[]> {
    if (!filters) return []
    const { numResults } = this.request
    const plan = planSearch({ ...this.request, parsed, type: 'fast', filters })
    const overFetch = this.#isByEvidence() ? OVER_FETCH.byEvidence : OVER_FETCH.byIndex
    const limit = this.request.maxPerCompany ? MAX_FETCHED : Math.min(MAX_FETCHED, numResults * overFetch)
    const { hits } = await runPlan(this.options.index, plan, { limit }, this.options)
    const ids = new Set(known.map(({ indexed }) => indexed?.person_id))
    const all = hits.map((hit) => hit.stored as StoredPerson)
    const finder = parsed === this.request.parsed ? 'index_filters' : 'index_vectors'
    this.#finders?.indexFound(finder, all, all.length >= limit)
    const found = all.filter(({ person_id }) => !ids.has(person_id))
    const isMatch = meetsPhrases(parsed, this.#plan.parsed)
    return found.map((person) => ({ indexed: person, row: rowOf(person), isMatch: isMatch(person) }))
  }

  #isByEvidence(): boolean {
    return (
      evidenceFilters(this.request.filters).length > 0 || this.#checks.some(({ ofEmployer }) => ofEmployer)
    )
  }

  /**
   * Verifies candidates in order until enough are proven. With employer conditions, people at
   * matching employers come first, because colleagues share the employer's pages.
   */
  async #verify(waiting: readonly Waiting[], enough: number): Promise<void> {
    this.tally.candidates += waiting.length
    this.tally.indexed += waiting.filter(({ indexed }) => indexed !== null).length
    const checks = this.#checks.flatMap((check) => (check.ofEmployer ? [check] : []))
    if (checks.length === 0) return this.#proveAll(waiting, enough)
    const [unclear, unlikely] = [new Set<Waiting>(), new Set<Waiting>()]
    const pace = this.#pace(enough, CONCURRENCY.employers)
    await untilEnough(waiting, pace, async (one, signal) => {
      const employer = employerGiven(one)
      const verdicts = employer ? await Promise.all(checks.map((check) => check.judge(employer))) : []
      if (employer && verdicts.every(({ is }) => is === 'yes')) return this.#verifyOne(one, signal)
      const left = verdicts.some(({ is }) => is === 'no') ? unlikely : unclear
      left.add(one)
      return false
    })
    const inOrder = (left: ReadonlySet<Waiting>) => waiting.filter((one) => left.has(one))
    await this.#proveAll([...inOrder(unclear), ...inOrder(unlikely)], enough)
  }

  #proveAll(waiting: readonly Waiting[], enough: number): Promise<void> {
    const pace = this.#pace(enough, CONCURRENCY.people)
    return untilEnough(waiting, pace, (one, signal) => this.#verifyOne(one, signal))
  }

  #pace = (enough: number, concurrency: number): Pace => ({
    wanted: enough - this.#proven.count,
    concurrency,
    signal: this.options.signal,
  })

  async #verifyOne(one: Waiting, signal: AbortSignal): Promise<boolean> {
    const person = await this.#prove(one, signal)
    if (signal.aborted) return false
    this.tally.checked++
    if (typeof person !== 'string') this.#finders?.judged(one, person)
    if (typeof person === 'string') {
      if (person !== 'known') this.tally[person]++
      return false
    }
    return this.#proven.add(person)
  }

  async #prove(waiting: Waiting, signal: AbortSignal): Promise<VerifiedPerson | NotProven> {
    const place = this.#looked++
    // If a person found on pages is also indexed, the research uses the data of both.
    const listed = waiting.indexed ?? (await findIndexedRow(this.options.index, waiting.row))
    if (listed) this.#finders?.isIndexed(waiting, listed)
    if (listed && !this.#claim(listed)) return 'known'
    const isUnwanted = listed && isExcluded(this.request, rowOf(listed), listed.person_id)
    if (isUnwanted || !this.#proven.hasRoom(waiting.row.company)) return this.#leaveOut(waiting)
    const row = waiting.indexed || !listed ? waiting.row : joined(waiting.row, rowOf(listed))
    const { now } = this.options
    const researched = await research(readSubject('person', row), this.#pages, {
      ...this.#windowOf(place),
      signal,
      pages: PAGES[this.request.type],
      parallelSearch: true,
      leads: listed?.source_url ? [listed.source_url] : [],
      enough: (sources) => this.#isSettled(listed, sources),
    })
    const facts = new PersonFacts(researched, now)
    const name = facts.value('name')
    if (!name || (!listed && !isPlausiblePersonName(name))) return this.#rejected(waiting, researched)
    const indexed = listed ?? (await findIndexedRow(this.options.index, provenRow(facts)))
    if (indexed) this.#finders?.isIndexed(waiting, indexed)
    if (indexed && !listed && !this.#claim(indexed)) return 'known'
    if (isExcluded(this.request, provenRow(facts), indexed?.person_id)) return this.#leaveOut(waiting)
    const confirmation = indexed ? 'others' : await confirmationOf(facts, this.options.companyLeads)
    if (confirmation === 'nobody') return this.#rejected(waiting, researched, 'uncorroborated')
    const verdicts = new Map<string, Verdict>()
    const phrases: VerifiedPerson['phrases'] = []
    let probability = (facts.answer('name').confidence ?? 0) * (confirmation === 'self' ? SELF_NAMED : 1)
    for (const { path, phrase, gates, decays, run } of this.#checks) {
      const said = await run({ indexed, facts })
      const isOpen = said.is === 'unclear' && decays === 'location' && !path && !indexed
      const verdict = (isOpen ? await this.#placeAtWork(facts, place) : null) ?? said
      if (verdict.is === 'no' || ((gates || !waiting.isMatch) && verdict.is === 'unclear'))
        return this.#rejected(waiting, researched)
      if (gates && path && verdict.proofs.length === 0) return this.#rejected(waiting, researched)
      if (path) verdicts.set(path, verdict)
      if (phrase) phrases.push({ phrase, verdict })
      probability *= verdict.probability
    }
    return { indexed, facts, verdicts, phrases, probability, isSelfNamed: confirmation === 'self' }
  }

  /** Logs that the pages in reach do not prove a person, unless time ran out. Returns the reason. */
  #rejected(one: Waiting, researched: Research, reason = reasonFor(researched)): NotProven {
    if (!researched.timedOut) this.#finders?.judged(one, 'no')
    return reason
  }

  #leaveOut(one: Waiting): 'known' {
    this.#finders?.leaveOut(one)
    return 'known'
  }

  #placeAtWork(facts: PersonFacts, place: number): Promise<Verdict | null> {
    return placeAtWork(facts, this.#plan.parsed, this.#pages, this.#windowOf(place))
  }

  #isSettled(indexed: StoredPerson | null, sources: Research['sources']): boolean {
    const facts = new PersonFacts({ sources }, this.options.now)
    return isSettled(this.#checks, { indexed, facts }, this.request.type)
  }

  #claim({ person_id }: StoredPerson): boolean {
    return !this.#verified.has(person_id) && Boolean(this.#verified.add(person_id))
  }

  /**
   * Returns the window of the candidate at `place` in research order. Without a requested window,
   * the first candidates get the strict default window, and the others a week.
   */
  #windowOf(place: number): PageWindow {
    const { now, signal, allowStale } = this.options
    const { type, numResults, maxAgeDays } = this.request
    const top = type === 'deep' ? 2 * numResults : numResults
    const days = maxAgeDays ?? (place < top ? this.#window : MAX_DAYS)
    return { now, signal, allowStale, maxAgeDays: days }
  }
}

const discoveryPages = (numResults: number) => Math.min(400, Math.max(30, numResults * 3))
