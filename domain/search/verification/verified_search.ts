import type { SearchIndex } from '#domain/ports/index'
import type { PageReader, PageWindow } from '#domain/truth/research/page_reader'
import { type Research, research } from '#domain/truth/research/research'
import { linkKey, readSubject, type Row } from '#domain/truth/subject'
import type { QueryPlan } from '../planning/query_plan.js'
import { planSearch } from '../planning/plan.js'
import type { StoredPerson } from '../people_document.js'
import type { SearchFilters, SearchRequest } from '../request.js'
import { type Check, checksOf, isSettled } from './checks.js'
import { findIndexed } from './find_indexed.js'
import { CompanyFacts } from './company_facts.js'
import { discover, isSame, keysOf } from './discover.js'
import { freshnessOf, LONGEST_DAYS } from './freshness.js'
import { PersonFacts } from './person_facts.js'
import { isSamePerson } from './same_person.js'
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
  reader: PageReader
  index: SearchIndex
  plan: QueryPlan
  /** Addresses that the index has for an employer. */
  companyLeads: (company: string) => Promise<readonly string[]>
  /** ISO 8601 UTC. */
  now: string
  signal: AbortSignal
  /** Whether readings older than the window serve where no newer can be had. */
  staleServes: boolean
}

type Waiting = { indexed: StoredPerson | null; row: Row }

/** Pages read for a person, and for a company, at most. */
const PAGES = { auto: 10, deep: 16 }
const AT_ONCE = 12
/** How many more people of the index are looked at than asked for: not all are proven. */
const OVER_FETCH = 3

/**
 * The searches of types auto and deep: people of the index and, where these do not suffice (always on deep), of pages; each is
 * researched and returned only where every filter is proven to hold (SR-025 to SR-028, SR-059, SR-068).
 */
export class VerifiedSearch {
  readonly #plan: QueryPlan
  readonly #proven: VerifiedPerson[] = []
  readonly #checks: Check[]
  readonly #window: number
  /** Whom of the index was looked at. */
  readonly #judged = new Set<string>()
  #looked = 0

  constructor(
    private readonly request: SearchRequest & { type: 'auto' | 'deep' },
    private readonly options: VerifiedSearchOptions
  ) {
    this.#plan = options.plan
    const { reader, now, signal, staleServes } = options
    this.#window = freshnessOf(request, this.#plan.parsed).maxAgeDays
    const companies = new CompanyFacts(reader, options.companyLeads, {
      now,
      signal,
      pages: PAGES[request.type],
      staleServes,
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
    this.#proven.sort((a, b) => b.probability - a.probability)
    return apart(this.#proven).slice(0, this.request.numResults)
  }

  async #research(): Promise<void> {
    const { type, numResults, filters } = this.request
    const indexed = await this.#fromIndex(indexOnly(filters))
    await this.#verify(indexed)
    if (type === 'auto' && this.#proven.length >= numResults) return
    const loosely = await this.#fromIndex(loosened(filters), indexed)
    await this.#verify(loosely)
    const known = [...indexed, ...loosely].map(({ row }) => row)
    const found = await discover(this.request, this.#plan.parsed, this.options.reader, {
      ...this.#windowOf(numResults),
      pages: discoveryPages(numResults),
    })
    const others = found.filter((row) => !known.some((one) => isKnown(one, row)))
    await this.#verify(others.map((row) => ({ indexed: null, row })))
  }

  /** What the index has, loosely: facts of employers and pasts are for the pages to tell. */
  async #fromIndex(filters: SearchFilters | null, known: readonly Waiting[] = []): Promise<Waiting[]> {
    if (!filters) return []
    const { numResults } = this.request
    const plan = planSearch({ ...this.request, type: 'fast', filters })
    const limit = Math.min(600, numResults * OVER_FETCH)
    const { hits } = await this.options.index.search('people', { ...plan.query, limit }, this.options)
    const ids = new Set(known.map(({ indexed }) => indexed?.person_id))
    const found = hits.map((hit) => hit.stored as StoredPerson).filter(({ person_id }) => !ids.has(person_id))
    return found.map((person) => ({ indexed: person, row: rowOf(person) }))
  }

  /** Looks at people in order until enough are proven: as many as asked, twice that on deep. */
  async #verify(waiting: readonly Waiting[]): Promise<void> {
    const { type, numResults } = this.request
    const enough = type === 'deep' ? 2 * numResults : numResults
    const queue = [...waiting]
    const worker = async () => {
      for (let one = queue.shift(); one; one = queue.shift()) {
        if (this.options.signal.aborted || this.#proven.length >= enough) return
        const person = await this.#prove(one)
        if (person && !this.options.signal.aborted) this.#proven.push(person)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  async #prove(waiting: Waiting): Promise<VerifiedPerson | null> {
    const place = this.#looked++
    // Who is found on pages and in the index as well is researched by all that is known of them, once.
    const listed = waiting.indexed ?? (await this.#indexed(waiting.row))
    if (listed && !this.#isFirst(listed)) return null
    const row = waiting.indexed || !listed ? waiting.row : joined(waiting.row, rowOf(listed))
    const { reader, now } = this.options
    const researched = await research(readSubject('person', row), reader, {
      ...this.#windowOf(place),
      pages: PAGES[this.request.type],
      leads: listed?.source_url ? [listed.source_url] : [],
      enough: (sources) => this.#isSettled(listed, sources),
    })
    const facts = new PersonFacts(researched, now)
    if (!facts.value('name')) return null
    const indexed = listed ?? (await this.#indexed(provenRow(facts)))
    if (indexed && !listed && !this.#isFirst(indexed)) return null
    const verdicts = new Map<string, Verdict>()
    let probability = facts.answer('name').confidence ?? 0
    for (const { path, gates, run } of this.#checks) {
      const verdict = await run({ indexed, facts })
      if (verdict.is === 'no' || ((gates || !waiting.indexed) && verdict.is === 'unclear')) return null
      if (gates && path && verdict.proofs.length === 0) return null
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
    const { now, signal, staleServes } = this.options
    const { type, numResults, maxAgeDays } = this.request
    const top = type === 'deep' ? 2 * numResults : numResults
    const days = maxAgeDays ?? (place < top ? this.#window : LONGEST_DAYS)
    return { now, signal, staleServes, maxAgeDays: days }
  }
}

const discoveryPages = (numResults: number) => Math.min(400, Math.max(30, numResults * 3))

/** The filters that the index can decide, without the facts of companies. */
function indexOnly({ title, company, location, seniority, industry }: SearchFilters): SearchFilters {
  const names = typeof company === 'object' ? { any_of: company.any_of, none_of: company.none_of } : company
  return { title, company: names, location, seniority, industry }
}

/**
 * The filters without those on what changes with a post, where what is left tells few: the index may have an older title of who
 * is asked for. Null where nothing is left to go by.
 */
function loosened({ title, company, industry, seniority, ...others }: SearchFilters): SearchFilters | null {
  if (industry && (title || company || seniority)) return indexOnly({ ...others, industry })
  return company && (title || seniority) ? indexOnly({ ...others, company }) : null
}

/** What the index says of a person, as a row to research: the addresses lead, the employer tells namesakes apart. */
function rowOf({ name, company, pronet_url, socials, website }: StoredPerson): Row {
  return {
    name,
    ...(company ? { company } : {}),
    ...(pronet_url ? { pronet_url } : {}),
    ...(socials ? { socials } : {}),
    ...(website ? { domain: website } : {}),
  }
}

/** Found on pages, with what the index adds. */
const joined = (found: Row, indexed: Row): Row => ({
  ...found,
  ...indexed,
  socials: { ...indexed.socials, ...found.socials },
})

function provenRow(facts: PersonFacts): Row {
  const [company, pronet] = [facts.value('company'), facts.value('pronet_url')]
  return {
    name: facts.value('name')!,
    ...(company ? { company } : {}),
    ...(pronet ? { pronet_url: pronet } : {}),
  }
}

function isKnown(indexed: Row, found: Row): boolean {
  const keys = [...keysOf(indexed), ...(indexed.pronet_url ? [linkKey(indexed.pronet_url)] : [])]
  return keysOf(found).some((key) => keys.includes(key)) || isSame(indexed, found)
}

/** Each person once. */
function apart(people: readonly VerifiedPerson[]): VerifiedPerson[] {
  const kept: VerifiedPerson[] = []
  for (const person of people) if (!kept.some((other) => isOne(person, other))) kept.push(person)
  return kept
}

const isOne = (a: VerifiedPerson, b: VerifiedPerson): boolean =>
  (a.indexed !== null && a.indexed.person_id === b.indexed?.person_id) || isSamePerson(a.facts, b.facts)
