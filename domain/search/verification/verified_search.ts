import type { SearchIndex } from '#domain/ports/search_index'
import type { Pages, PageWindow } from '#domain/truth/research/page_reader'
import { type Research, research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import type { QueryPlan } from '../planning/query_plan.js'
import { planSearch } from '../planning/plan.js'
import type { StoredPerson } from '../people_document.js'
import type { ReadRequest } from '../read_request.js'
import { evidenceFilters, type SearchFilters } from '../request.js'
import { type Check, checksOf, isSettled } from './checks.js'
import { isCorroborated } from './corroboration.js'
import { findIndexed } from './find_indexed.js'
import { CompanyFacts } from './company_facts.js'
import { type Employer, recordedEmployer } from './employer.js'
import { discover } from './discover.js'
import { freshnessOf, MAX_DAYS } from './freshness.js'
import { indexOnly, loosened } from './index_filters.js'
import { PersonFacts } from './person_facts.js'
import { ranked } from './ranked.js'
import { ReadOnce } from './read_once.js'
import { emptyTally } from './shortfall.js'
import { isKnown, joined, provenRow, rowOf } from './rows.js'
import { type Pace, untilEnough } from './until_enough.js'
import type { Verdict } from './verdict.js'

/** A person proven to meet what was asked. */
export type VerifiedPerson = {
  /** As the index has them; null for one found on pages alone. */
  indexed: StoredPerson | null
  facts: PersonFacts
  /** By the path of each explicit filter. */
  verdicts: Map<string, Verdict>
  /** That all that was asked holds, 0 to 1. */
  probability: number
}

export type VerifiedSearchOptions = {
  reader: Pages
  index: SearchIndex
  plan: QueryPlan
  /** Addresses that the index has for an employer. */
  companyLeads: (company: string) => Promise<readonly string[]>
  /** ISO 8601 UTC. */
  now: string
  signal: AbortSignal
  /** Whether readings older than the window serve where no newer can be had. */
  allowStale: boolean
}

type Waiting = { indexed: StoredPerson | null; row: Row }

/** Pages read for a person, and for a company, at most. */
const PAGES = { auto: 10, deep: 16 }
/** People looked at at once, and those of whom the employer is looked at first. */
const AT_ONCE = { people: 12, employers: 24 }
/** How many more people of the index are looked at than asked for: not all are proven, the fewer by what it does not hold. */
const OVER_FETCH = { byIndex: 3, byEvidence: 10 }
const MAX_FETCHED = 600

/**
 * The searches of types auto and deep: people of the index and, where these do not suffice (always on deep), of pages; each is
 * researched and returned only where every filter is proven to hold (SR-025 to SR-028, SR-059, SR-068).
 */
export class VerifiedSearch {
  readonly #plan: QueryPlan
  readonly #proven: VerifiedPerson[] = []
  readonly #checks: Check[]
  readonly #window: number
  readonly #pages: Pages
  /** Whom of the index was looked at. */
  readonly #judged = new Set<string>()
  #looked = 0
  /** What became of the people looked at, so far. */
  readonly tally = emptyTally()

  constructor(
    private readonly request: ReadRequest & { type: 'auto' | 'deep' },
    private readonly options: VerifiedSearchOptions
  ) {
    this.#plan = options.plan
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
  }

  /** The people proven, the most probable first; fewer than asked where the deadline came or no more are there (SR-081). */
  async run(): Promise<VerifiedPerson[]> {
    const { signal } = this.options
    const { promise: expired, resolve } = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => resolve(), { once: true })
    // Whatever does not heed the deadline is left to itself.
    await Promise.race([this.#research(), ...(signal.aborted ? [] : [expired])])
    return ranked(this.#proven, this.#plan.parsed).slice(0, this.request.numResults)
  }

  async #research(): Promise<void> {
    const { type, numResults, filters } = this.request
    const indexed = await this.#fromIndex(indexOnly(filters))
    // Deep looks for more in any case, and meanwhile.
    const found = type === 'deep' ? this.#fromPages() : null
    found?.catch(() => {})
    await this.#verify(indexed, numResults)
    if (type === 'auto' && this.#proven.length >= numResults) return
    const loosely = await this.#fromIndex(loosened(filters), indexed)
    await this.#verify(loosely, numResults)
    const known = [...indexed, ...loosely].map(({ row }) => row)
    const others = (await (found ?? this.#fromPages())).filter(
      (row) => !known.some((one) => isKnown(one, row))
    )
    await this.#verify(
      others.map((row) => ({ indexed: null, row })),
      type === 'deep' ? 2 * numResults : numResults
    )
  }

  #fromPages(): Promise<Row[]> {
    const { numResults } = this.request
    return discover(this.request, this.#plan.parsed, this.#pages, {
      ...this.#windowOf(numResults),
      pages: discoveryPages(numResults),
    })
  }

  /** What the index has, loosely: facts of employers and pasts are for the pages to tell. */
  async #fromIndex(filters: SearchFilters | null, known: readonly Waiting[] = []): Promise<Waiting[]> {
    if (!filters) return []
    const { numResults } = this.request
    const plan = planSearch({ ...this.request, type: 'fast', filters })
    const overFetch = this.#isByEvidence() ? OVER_FETCH.byEvidence : OVER_FETCH.byIndex
    const limit = Math.min(MAX_FETCHED, numResults * overFetch)
    const { hits } = await this.options.index.search('people', { ...plan.query, limit }, this.options)
    const ids = new Set(known.map(({ indexed }) => indexed?.person_id))
    const found = hits.map((hit) => hit.stored as StoredPerson).filter(({ person_id }) => !ids.has(person_id))
    return found.map((person) => ({ indexed: person, row: rowOf(person) }))
  }

  /** Whether something is asked that no index holds. */
  #isByEvidence(): boolean {
    return (
      evidenceFilters(this.request.filters).length > 0 || this.#checks.some(({ ofEmployer }) => ofEmployer)
    )
  }

  /**
   * Looks at people in order until so many are proven in all. Who is not seen to work for such an employer as is asked for is left
   * for last: colleagues share its pages, and each has a profile of their own.
   */
  async #verify(waiting: readonly Waiting[], enough: number): Promise<void> {
    this.tally.candidates += waiting.length
    this.tally.indexed += waiting.filter(({ indexed }) => indexed !== null).length
    const checks = this.#checks.flatMap((check) => (check.ofEmployer ? [check] : []))
    if (checks.length === 0) return this.#proveAll(waiting, enough)
    const [unclear, unlikely] = [new Set<Waiting>(), new Set<Waiting>()]
    const pace = this.#pace(enough, AT_ONCE.employers)
    await untilEnough(waiting, pace, async (one, signal) => {
      const employer = employerGiven(one)
      const verdicts = employer ? await Promise.all(checks.map((check) => check.judge(employer))) : []
      if (employer && verdicts.every(({ is }) => is === 'yes')) return this.#isProven(one, signal)
      const left = verdicts.some(({ is }) => is === 'no') ? unlikely : unclear
      left.add(one)
      return false
    })
    const inOrder = (left: ReadonlySet<Waiting>) => waiting.filter((one) => left.has(one))
    await this.#proveAll([...inOrder(unclear), ...inOrder(unlikely)], enough)
  }

  #proveAll(waiting: readonly Waiting[], enough: number): Promise<void> {
    const pace = this.#pace(enough, AT_ONCE.people)
    return untilEnough(waiting, pace, (one, signal) => this.#isProven(one, signal))
  }

  #pace = (enough: number, atOnce: number): Pace => ({
    wanted: enough - this.#proven.length,
    atOnce,
    signal: this.options.signal,
  })

  async #isProven(one: Waiting, signal: AbortSignal): Promise<boolean> {
    const person = await this.#prove(one, signal)
    if (signal.aborted) return false
    this.tally.checked++
    if (typeof person === 'string') {
      if (person !== 'known') this.tally[person]++
      return false
    }
    this.#proven.push(person)
    return true
  }

  async #prove(waiting: Waiting, signal: AbortSignal): Promise<VerifiedPerson | NotProven> {
    const place = this.#looked++
    // Who is found on pages and in the index as well is researched by all that is known of them, once.
    const listed = waiting.indexed ?? (await this.#indexed(waiting.row))
    if (listed && !this.#isFirst(listed)) return 'known'
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
    if (!facts.value('name')) return reasonFor(researched)
    const indexed = listed ?? (await this.#indexed(provenRow(facts)))
    if (indexed && !listed && !this.#isFirst(indexed)) return 'known'
    if (!indexed && !(await isCorroborated(facts, this.options.companyLeads))) return 'uncorroborated'
    const verdicts = new Map<string, Verdict>()
    let probability = facts.answer('name').confidence ?? 0
    for (const { path, gates, run } of this.#checks) {
      const verdict = await run({ indexed, facts })
      if (verdict.is === 'no' || ((gates || !waiting.indexed) && verdict.is === 'unclear'))
        return reasonFor(researched)
      if (gates && path && verdict.proofs.length === 0) return reasonFor(researched)
      if (path) verdicts.set(path, verdict)
      probability *= verdict.probability
    }
    return { indexed, facts, verdicts, probability }
  }

  #isSettled(indexed: StoredPerson | null, sources: Research['sources']): boolean {
    const facts = new PersonFacts({ sources }, this.options.now)
    return isSettled(this.#checks, { indexed, facts }, this.request.type)
  }

  #indexed({ name, company, pronet_url, socials = {} }: Row): Promise<StoredPerson | null> {
    const profiles = [...(pronet_url ? [pronet_url] : []), ...Object.values(socials)]
    return findIndexed(this.options.index, { name: name!, company: company ?? null, profiles })
  }

  #isFirst({ person_id }: StoredPerson): boolean {
    return !this.#judged.has(person_id) && Boolean(this.#judged.add(person_id))
  }

  /** The top of the list is read within the tight window, the rest within a week (SR-080). */
  #windowOf(place: number): PageWindow {
    const { now, signal, allowStale } = this.options
    const { type, numResults, maxAgeDays } = this.request
    const top = type === 'deep' ? 2 * numResults : numResults
    const days = maxAgeDays ?? (place < top ? this.#window : MAX_DAYS)
    return { now, signal, allowStale, maxAgeDays: days }
  }
}

/** Why somebody is not returned: `known` is one looked at before. */
type NotProven = 'known' | 'withoutPages' | 'unreadable' | 'unproven' | 'uncorroborated'

function reasonFor({ sources, sourceFailed }: Research): NotProven {
  if (sourceFailed) return 'unreadable'
  return sources.length === 0 ? 'withoutPages' : 'unproven'
}

const discoveryPages = (numResults: number) => Math.min(400, Math.max(30, numResults * 3))

/** The employer by the index, or by the page that somebody was found on. */
const employerGiven = ({ indexed, row }: Waiting): Employer | null =>
  indexed ? recordedEmployer(indexed) : row.company ? { name: row.company, domain: null } : null
