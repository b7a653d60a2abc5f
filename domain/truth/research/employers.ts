import { hostLikeness, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import { companyKey } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import type { IdentityEvidence } from '../identity/identity_evidence.js'
import type { Subject } from '../subject.js'
import { CONFIRMED } from '../thresholds.js'

const MAX_EMPLOYERS = 3

/** Returns up to three employers of a person: the row's, then those on confirmed pages. */
export function employersOf({ entity, company }: Subject, evidence: IdentityEvidence): string[] {
  if (entity !== 'person') return []
  const read = evidence.companies.flatMap(({ text, probability }) => (probability >= CONFIRMED ? [text] : []))
  const byKey = new Map([...(company ? [company] : []), ...read].map((name) => [companyKey(name), name]))
  byKey.delete('')
  return [...byKey.values()].slice(0, MAX_EMPLOYERS)
}

/**
 * Returns the front pages of at most two sites: first indexed ones, then hits whose host resembles
 * `company`.
 */
export function employerSites(
  company: string,
  indexed: readonly string[],
  found: readonly string[]
): string[] {
  const sites = [
    ...indexed.filter((url) => !networkOf(url)),
    ...found.filter((url) => !networkOf(url) && hostLikeness(company, url) >= NAMED_AFTER),
  ]
  return [...new Set(sites.map((url) => new URL('/', url).href))].slice(0, 2)
}
