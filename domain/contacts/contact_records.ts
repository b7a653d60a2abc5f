import type { KnownAddress } from './address_forms.js'
import type { PersonRecord } from '#domain/people/person_record'

/** The contacts of one imported record, with the record's source. */
export type RecordedContacts = Pick<
  PersonRecord,
  'emails' | 'phones' | 'source' | 'source_url' | 'observed_at'
>

/** The contacts in the operator's own records. */
export abstract class ContactRecords {
  /** Returns the person's records that contain a contact. */
  abstract contactsOf(personId: string): Promise<RecordedContacts[]>
  /** Returns up to `limit` addresses at a domain or its subdomains, with their owners. */
  abstract addressesAt(domain: string, limit: number): Promise<KnownAddress[]>
}
