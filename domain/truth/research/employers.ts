import { hostLikeness } from '#domain/evidence/extract/subject/host_likeness'
import { companyKey } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import type { IdentityEvidence } from '../identity/identity_evidence.js'
import type { Subject } from '../subject.js'
import { CONFIRMED } from '../thresholds.js'

const MOST = 3
/** A host is named like a company: the same letters, or most of them. */
const ALIKE = 2

/** The employers of a person to look at, each once: the row's, and those that pages surely about the person name. */
export function employersOf({ entity, company }: Subject, known: IdentityEvidence): string[] {
  if (entity !== 'person') return []
  const read = known.companies.flatMap(({ text, probability }) => (probability >= CONFIRMED ? [text] : []))
  const byKey = new Map([...(company ? [company] : []), ...read].map((name) => [companyKey(name), name]))
  byKey.delete('')
  return [...byKey.values()].slice(0, MOST)
}

/** The front pages of sites that may be a company's: those an index has for it, and those found that are named like it. */
export function employerSites(
  company: string,
  indexed: readonly string[],
  found: readonly string[]
): string[] {
  const sites = [
    ...indexed.filter((url) => !networkOf(url)),
    ...found.filter((url) => !networkOf(url) && hostLikeness(company, url) >= ALIKE),
  ]
  return [...new Set(sites.map((url) => new URL('/', url).href))].slice(0, 2)
}
