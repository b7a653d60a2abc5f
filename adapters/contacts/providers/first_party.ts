import {
  type ContactCandidate,
  CONTACT_FIELDS,
  type ContactField,
  type ContactPerson,
} from '#domain/contacts/contact'
import { recordedContacts } from '#domain/contacts/recorded_contacts'
import { ContactProvider } from '#domain/contacts/contact_provider'
import type { ContactRecords } from '#domain/contacts/contact_records'

/** Contacts from the operator's own records, newest first. */
export class FirstParty extends ContactProvider {
  readonly name = 'first_party'
  override readonly origin = 'records'
  readonly fields = CONTACT_FIELDS
  readonly deadlineMs = 5_000

  constructor(
    private readonly records: ContactRecords,
    private readonly now: () => string
  ) {
    super()
  }

  async find(field: ContactField, person: ContactPerson): Promise<ContactCandidate[]> {
    if (!person.personId) return []
    const records = await this.records.contactsOf(person.personId)
    return recordedContacts(field, records, person, this.now())
  }
}
