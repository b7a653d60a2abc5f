import {
  type AskedFinder,
  type JudgedPeople,
  type Recall,
  recallWithPauses,
} from '#domain/completeness/recall'
import type { Row } from '#domain/truth/subject'
import type { StoredPerson } from '../people_document.js'
import type { DiscoveredPerson } from './discover.js'
import { askedFinder, FINDERS, type Finder } from './finders.js'
import { PAGE_FINDERS } from './page_finder.js'
import { PeopleByKey } from './people_by_key.js'
import type { Proven } from './ranked.js'
import { provenRow, rowOf } from './rows.js'

type Logged = {
  finders: Set<Finder>
  verdict: JudgedPeople['verdict']
  /** The person, if every check passed. */
  proven: Proven | null
  isVerified: boolean
  /** The entry of the same person that replaced this one. */
  mergedInto?: Logged
}
type Candidate = { indexed: StoredPerson | null; row: Row }

/** The finders of each candidate of a search, and the verdicts. */
export class FinderLog {
  readonly #asked = new Map<Finder, AskedFinder>()
  readonly #people = new Set<Logged>()
  readonly #byId = new Map<string, Logged>()
  readonly #byRow = new Map<Row, Logged>()
  readonly #ofIndex = new PeopleByKey<Logged>()
  readonly #onPages = new PeopleByKey<Logged>()

  /** Logs what the index found. Two searches by the same finder count as one finder. */
  indexFound(name: Finder, people: readonly StoredPerson[], isCut: boolean): void {
    this.#logFinder(askedFinder(name, isCut))
    for (const person of people) this.#entryOfIndexed(person).finders.add(name)
  }

  /** Logs the distinct people on pages. Merges people whom the index found too. */
  pagesFound(people: readonly DiscoveredPerson[], isCut: boolean): void {
    for (const name of PAGE_FINDERS) this.#logFinder(askedFinder(name, isCut))
    for (const { row, finders } of people) {
      const known = this.#ofIndex.find(row)
      const logged = known ?? this.#add()
      for (const name of finders) logged.finders.add(name)
      this.#byRow.set(row, logged)
      if (!known) this.#onPages.add(row, logged)
    }
  }

  /** Merges a candidate with the index record of the same person. */
  isIndexed(one: Candidate, person: StoredPerson): void {
    const logged = this.#entryOf(one)
    const known = latest(this.#byId.get(person.person_id))
    if (!logged) return
    if (!known) this.#byId.set(person.person_id, logged)
    else if (known !== logged) {
      this.#merge(logged, known)
      this.#byRow.set(one.row, known)
    }
  }

  /** Removes a candidate whom the request excludes or who exceeds the limit per company. */
  leaveOut(one: Candidate): void {
    const logged = this.#entryOf(one)
    if (logged) this.#people.delete(logged)
  }

  /** Logs the result of a verification: the proven person, or `no` if pages prove too little. */
  judged(one: Candidate, result: Proven | 'no'): void {
    const logged = this.#entryOf(one)
    if (!logged) return
    logged.isVerified = true
    if (result === 'no') logged.verdict = 'no'
    else logged.proven = result
  }

  /**
   * Estimates the number of people who match. Candidates without a verdict count as unclear. Proven
   * duplicates of `results` are merged with them; other proven people are left out.
   */
  async recall(results: readonly Proven[], pause: () => Promise<void>): Promise<Recall> {
    this.#mergeDuplicates(results)
    const people = [...this.#people]
    const groups = people.map(({ finders, verdict }) => ({ finders: [...finders], verdict, people: 1 }))
    const asked = FINDERS.flatMap((name) => this.#asked.get(name) ?? [])
    const recall = await recallWithPauses(asked, groups, pause)
    const isOpen = recall.reason === 'too_uncertain' || recall.reason === 'undecided'
    return isOpen && people.some(({ isVerified }) => !isVerified)
      ? { ...recall, reason: 'not_all_verified' }
      : recall
  }

  #mergeDuplicates(results: readonly Proven[]): void {
    const proven = [...this.#people].filter((one) => one.proven !== null)
    const kept = new Map(
      proven.filter((one) => results.includes(one.proven!)).map((one) => [one.proven, one])
    )
    const [byId, byKey] = [new Map<string, Logged>(), new PeopleByKey<Logged>()]
    for (const [person, one] of kept) {
      one.verdict = 'yes'
      if (person!.indexed) byId.set(person!.indexed.person_id, one)
      byKey.add(provenRow(person!.facts), one)
    }
    for (const one of proven) {
      const { indexed, facts } = one.proven!
      if (kept.has(one.proven)) continue
      const same = (indexed && byId.get(indexed.person_id)) ?? byKey.find(provenRow(facts))
      if (same) this.#merge(one, same)
      else this.#people.delete(one)
    }
  }

  #logFinder(finder: AskedFinder & { name: Finder }): void {
    const isCut = finder.isCut || (this.#asked.get(finder.name)?.isCut ?? false)
    this.#asked.set(finder.name, { ...finder, isCut })
  }

  #entryOfIndexed(person: StoredPerson): Logged {
    const known = this.#byId.get(person.person_id)
    if (known) return known
    const row = rowOf(person)
    const logged = this.#onPages.find(row) ?? this.#add()
    this.#byId.set(person.person_id, logged)
    this.#ofIndex.add(row, logged)
    return logged
  }

  #entryOf({ indexed, row }: Candidate): Logged | undefined {
    return latest(indexed ? this.#byId.get(indexed.person_id) : this.#byRow.get(row))
  }

  #add(): Logged {
    const logged: Logged = { finders: new Set(), verdict: 'unclear', proven: null, isVerified: false }
    this.#people.add(logged)
    return logged
  }

  /** Merges two entries for one person: adds what `from` has to `to`, and removes `from`. */
  #merge(from: Logged, to: Logged): void {
    for (const name of from.finders) to.finders.add(name)
    if (to.verdict === 'unclear') to.verdict = from.verdict
    to.proven ??= from.proven
    to.isVerified ||= from.isVerified
    from.mergedInto = to
    this.#people.delete(from)
  }
}

function latest(logged: Logged | undefined): Logged | undefined {
  let one = logged
  while (one?.mergedInto) one = one.mergedInto
  return one
}
