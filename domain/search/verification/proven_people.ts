import type { ParsedQuery } from '../query_language/parsed_query.js'
import { CompanySeats } from '../ranking/per_company.js'
import { countedEmployer } from './excluded.js'
import { isOne, type Proven, ranked } from './ranked.js'

/** The proven people of a search. With a maximum per employer, the best of each employer stay. */
export class ProvenPeople<P extends Proven> {
  readonly #all: P[] = []
  /** The first of each person in `#all`. */
  readonly #distinct: P[] = []
  #seated: P[] = []
  #seats: CompanySeats

  constructor(
    private readonly parsed: ParsedQuery | null,
    private readonly max: number | undefined
  ) {
    this.#seats = new CompanySeats(max)
  }

  /** The number of people that count towards the requested number, without duplicates. */
  get count(): number {
    return this.max === undefined ? this.#distinct.length : this.#seated.length
  }

  /**
   * Adds a person and reports whether `count` grew. It does not grow for duplicates, nor for people
   * beyond a maximum per employer.
   */
  add(person: P): boolean {
    const before = this.count
    this.#all.push(person)
    if (this.max !== undefined) this.best()
    else if (!this.#distinct.some((other) => isOne(person, other))) this.#distinct.push(person)
    return this.count > before
  }

  /** Reports whether research on one more person of an employer can be of use. */
  hasRoom(company: string | null | undefined): boolean {
    return this.#seats.hasRoom(company)
  }

  /** Returns the people for the response, best first and without duplicates. */
  best(): P[] {
    const seats = new CompanySeats(this.max)
    this.#seated = ranked(this.#all, this.parsed).filter((person) => seats.take(countedEmployer(person)))
    this.#seats = seats
    return this.#seated
  }
}
