import { type AskedFinder, type JudgedPeople, type Recall, recallOf } from '#domain/completeness/recall'
import type { StoredPerson } from '../people_document.js'
import type { DiscoveredPerson } from './discover.js'
import { FINDERS, type Finder } from './finders.js'
import { PAGE_FINDERS } from './page_finder.js'
import { isKnown, rowOf } from './rows.js'
import type { Row } from '#domain/truth/subject'

type Logged = { row: Row; finders: Set<Finder>; verdict: JudgedPeople['verdict'] }
type Candidate = { indexed: StoredPerson | null; row: Row }

/** The finders of each candidate of a search, and the verdicts. */
export class FinderLog {
  readonly #asked = new Map<Finder, AskedFinder>()
  readonly #people: Logged[] = []
  readonly #byId = new Map<string, Logged>()

  /** Logs what the index found. Two searches by the same finder count as one finder. */
  indexFound(name: Finder, people: readonly StoredPerson[], isCut: boolean): void {
    this.#ask(name, isCut)
    for (const person of people) this.#at({ indexed: person, row: rowOf(person) }).finders.add(name)
  }

  pagesFound(people: readonly DiscoveredPerson[], isCut: boolean): void {
    for (const name of PAGE_FINDERS) this.#ask(name, isCut)
    for (const { row, finders } of people) {
      const logged = this.#at({ indexed: null, row })
      for (const name of finders) logged.finders.add(name)
    }
  }

  judged(one: Candidate, verdict: JudgedPeople['verdict']): void {
    this.#at(one).verdict = verdict
  }

  /** Estimates the number of people who match. Candidates without a verdict count as unclear. */
  recall(): Recall {
    const groups = this.#people.map(({ finders, verdict }) => ({ finders: [...finders], verdict, people: 1 }))
    const recall = recallOf(
      FINDERS.flatMap((name) => this.#asked.get(name) ?? []),
      groups
    )
    const isDecided = groups.every(({ verdict }) => verdict !== 'unclear')
    return recall.reason === 'too_uncertain' && !isDecided
      ? { ...recall, reason: 'not_all_verified' }
      : recall
  }

  #ask(name: Finder, isCut: boolean): void {
    this.#asked.set(name, { name, isCut: isCut || (this.#asked.get(name)?.isCut ?? false) })
  }

  #at({ indexed, row }: Candidate): Logged {
    const known = indexed
      ? this.#byId.get(indexed.person_id)
      : this.#people.find((one) => isKnown(one.row, row))
    if (known) return known
    const logged: Logged = { row, finders: new Set(), verdict: 'unclear' }
    this.#people.push(logged)
    if (indexed) this.#byId.set(indexed.person_id, logged)
    return logged
  }
}
