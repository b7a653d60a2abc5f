import type { ContactProvider } from '#domain/contacts/contact_provider'
import type { ContactRecords } from '#domain/contacts/contact_records'
import type { Evidence } from '#domain/evidence/evidence'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import { DomainPattern } from './domain_pattern.js'
import { EvidencePages } from './evidence_pages.js'
import { FirstParty } from './first_party.js'
import { Hunter } from './hunter.js'
import { PeopleDataLabs } from './people_data_labs.js'
import { PersonPages, type PageSettings } from './person_pages.js'

export type ProviderSettings = {
  records: ContactRecords
  evidence: Evidence
  leads: PageSettings['leads']
  /** Maximum number of pages to read per person. */
  pages: number
  /** The current reliability of sources. Defaults to the initial table. */
  reliability?: () => Promise<ReliabilityTable>
  hunterKey?: string
  pdlKey?: string
}

/** Returns the enabled providers, cheapest first: own records, public pages, paid providers. */
export function contactProviders(settings: ProviderSettings): ContactProvider[] {
  const { records, evidence, leads, pages, reliability, hunterKey, pdlKey } = settings
  const now = () => new Date().toISOString()
  const personPages = new PersonPages(evidence, { pages, leads, now })
  return [
    new FirstParty(records, now),
    new EvidencePages(personPages, now, reliability),
    new DomainPattern(records, personPages, now),
    ...(hunterKey ? [new Hunter(hunterKey)] : []),
    ...(pdlKey ? [new PeopleDataLabs(pdlKey)] : []),
  ]
}
