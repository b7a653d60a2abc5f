import {
  type ContactCandidate,
  CONTACT_FIELDS,
  type ContactField,
  type ContactPerson,
} from '#domain/contacts/contact'
import { parseEmail } from '#domain/people/emails'
import { parsePhone } from '#domain/people/phones'
import { registrableDomain } from '#domain/people/urls'
import { ContactProvider } from '#domain/ports/contact_provider'
import type { ContactRecords, RecordedContacts } from '#domain/ports/contact_records'
import { emailSide } from '#domain/truth/email_side'
import { knownOf } from '#domain/truth/identity/known'
import { readSubject } from '#domain/truth/subject'

/** What the operator's own records say of the person, the newest first. */
export class FirstParty extends ContactProvider {
  readonly name = 'first_party'
  override readonly origin = 'records'
  readonly fields = CONTACT_FIELDS
  readonly deadlineMs = 5_000

  constructor(private readonly records: ContactRecords) {
    super()
  }

  async find(field: ContactField, person: ContactPerson): Promise<ContactCandidate[]> {
    if (!person.personId) return []
    const recorded = await this.records.contactsOf(person.personId)
    const found = recorded
      .toSorted((a, b) => (b.observed_at ?? '').localeCompare(a.observed_at ?? ''))
      .flatMap((record) => valuesOf(record, field, person).map((value) => candidate(value, record)))
    return found.filter(({ value }, i) => found.findIndex((other) => other.value === value) === i)
  }
}

function valuesOf(
  { emails = [], phones = [] }: RecordedContacts,
  field: ContactField,
  person: ContactPerson
) {
  if (field === 'phone')
    return phones.flatMap((text) => parsePhone(text, person.country ?? undefined)?.e164 ?? [])
  return emails.flatMap((text) => {
    const email = parseEmail(text)
    const address = email && `${email.local}@${email.domain}`.toLowerCase()
    return address && sideOf(address, person) === field ? [address] : []
  })
}

function sideOf(address: string, person: ContactPerson): ContactField | null {
  const known = knownOf(readSubject('person', person.row))
  for (const text of person.companies) known.companies.push({ text, probability: 1 })
  for (const domain of person.domains) known.domains.set(registrableDomain(domain) ?? domain, 1)
  const side = emailSide(address, known, { onEmployersSite: false })
  return side === 'work' ? 'work_email' : side === 'personal' ? 'personal_email' : null
}

const candidate = (value: string, { observed_at }: RecordedContacts): ContactCandidate => ({
  value,
  lastSeen: observed_at ? new Date(observed_at).toISOString() : null,
  basis: 'stated',
  probability: 0.95,
})
