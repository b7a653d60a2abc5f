import type { ParsedQuery } from '../query_language/parsed_query.js'
import { CompanySeats } from '../ranking/per_company.js'
import { employerOf } from './excluded.js'
import { type Proven, ranked } from './ranked.js'

/** The proven people of a search. With a maximum per employer, the best of each employer stay. */
export class ProvenPeople<P extends Proven> {
  readonly #all: P[] = []
  #seated: P[] = []
  #seats: CompanySeats

  constructor(
    private readonly parsed: ParsedQuery | null,
    private readonly max: number | undefined
  ) {
    this.#seats = new CompanySeats(max)
  }

  /**
   * The number of people that count towards the requested number. Without a maximum per employer,
   * it includes duplicates.
   */
  get count(): number {
    return this.max === undefined ? this.#all.length : this.#seated.length
  }

  /**
   * Adds a person and reports whether `count` grew. With a maximum per employer, it does not grow
   * for duplicates and surplus people. Without a maximum, it always grows.
   */
  add(person: P): boolean {
    const before = this.count
    this.#all.push(person)
    if (this.max !== undefined) this.best()
    return this.count > before
  }

  /** Reports whether research on one more person of an employer can be of use. */
  hasRoom(company: string | null | undefined): boolean {
    return this.#seats.hasRoom(company)
  }

  /** Returns the people for the response, best first and without duplicates. */
  best(): P[] {
    const seats = new CompanySeats(this.max)
    this.#seated = ranked(this.#all, this.parsed).filter((person) => seats.take(employerOf(person)))
    this.#seats = seats
    return this.#seated
  }
}
