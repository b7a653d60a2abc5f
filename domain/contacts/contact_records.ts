import type { KnownAddress } from './address_forms.js'
import type { PersonRecord } from '#domain/people/person_record'

/** The contacts one record gives, with whence they are. */
export type RecordedContacts = Pick<
  PersonRecord,
  'emails' | 'phones' | 'source' | 'source_url' | 'observed_at'
>

/** The contacts that the operator's own records have. */
export abstract class ContactRecords {
  /** What the person's records say, one entry a record that says any. */
  abstract contactsOf(personId: string): Promise<RecordedContacts[]>
  /** Addresses at a domain or below it with their owners, at most so many. */
  abstract addressesAt(domain: string, limit: number): Promise<KnownAddress[]>
}
