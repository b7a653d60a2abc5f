import { sameCompany } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import type { Row } from '#domain/truth/subject'
import type { StoredPerson } from '../people_document.js'
import type { PersonFacts } from './person_facts.js'
import { CONFIRMED } from '#domain/truth/thresholds'

/** A person's proven employer, with its domain if known, because companies may share a name. */
export type Employer = { name: string; domain: string | null }

/** Returns the current employer; null if none is proven first-hand, or if news contradicts it. */
export function employerOf(person: { indexed: StoredPerson | null; facts: PersonFacts }): Employer | null {
  const { facts } = person
  const name = facts.isFirstHand('company') ? facts.value('company') : null
  const isStill = (company: string) => name !== null && sameCompany(company, name)
  const isOver = facts.isSaidToHaveLeft() || !facts.saidSince('company').every(isStill)
  return name === null || isOver
    ? null
    : { name, domain: siteListing(person.facts, name) ?? recorded(person, name) }
}

/** Returns the domain of the company's site if one of its pages mentions the person; else null. */
function siteListing({ research }: PersonFacts, name: string): string | null {
  for (const { page, identity, mentions } of research.sources) {
    if (identity < CONFIRMED || networkOf(page.url)) continue
    const owner = mentions.find((one) => one.entity === 'company' && one.own && one.name)
    if (owner && sameCompany(owner.name!, name)) return registrableDomain(page.url)
  }
  return null
}

function recorded({ indexed }: { indexed: StoredPerson | null }, name: string): string | null {
  const employer = indexed && recordedEmployer(indexed)
  return employer && sameCompany(employer.name, name) ? employer.domain : null
}

/** Returns the employer in the index record; null if it has none. */
const recordedEmployer = ({ company, company_domain }: StoredPerson): Employer | null =>
  company ? { name: company, domain: company_domain ? registrableDomain(company_domain) : null } : null

/**
 * Returns the employer in the index record, or on the page that names a person without a record.
 */
export const employerGiven = ({
  indexed,
  row,
}: {
  indexed: StoredPerson | null
  row: Row
}): Employer | null =>
  indexed ? recordedEmployer(indexed) : row.company ? { name: row.company, domain: null } : null
