import { companyKey } from '#domain/people/companies/company_name'
import type { IndexHit } from '#domain/ports/search_index'
import type { StoredPerson } from '../people_document.js'

/**
 * Keeps the first `max` hits of each current employer, in order. Keeps all people without a known
 * employer, and everybody without a maximum.
 */
export function perCompany(hits: readonly IndexHit[], max?: number): readonly IndexHit[] {
  if (max === undefined) return hits
  const seats = new CompanySeats(max)
  return hits.filter(({ stored }) => seats.take((stored as StoredPerson).company))
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

  /** Gives back the seat of a person that `take` counted. */
  release(company: string | null | undefined): void {
    if (!company) return
    const key = companyKey(company)
    this.#taken.set(key, this.#taken.get(key)! - 1)
  }
}
