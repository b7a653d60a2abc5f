import { companyKey } from '#domain/people/companies/company_name'

/**
 * Keeps the first `max` people of each current employer, in order. Keeps all people without a known
 * employer, and everybody without a maximum.
 */
export function perCompany<P extends { company?: string | null }>(people: P[], max?: number): P[] {
  if (max === undefined) return people
  const seats = new CompanySeats(max)
  return people.filter(({ company }) => seats.take(company))
}

/** Counts people by current employer. */
export class CompanySeats {
  readonly #taken = new Map<string, number>()

  constructor(private readonly max: number | undefined) {}

  /** Reports whether one more person of an employer fits. */
  hasRoom(company: string | null | undefined): boolean {
    return this.max === undefined || !company || (this.#taken.get(companyKey(company)) ?? 0) < this.max
  }

  /** Counts a person. Returns false if the employer already has the maximum. */
  take(company: string | null | undefined): boolean {
    if (!this.hasRoom(company)) return false
    if (company) {
      const key = companyKey(company)
      this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1)
    }
    return true
  }
}
