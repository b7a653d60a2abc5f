import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Person, PersonRecord } from '#domain/people/person'
import { foldPerson } from '#domain/people/records/fold_person'
import { linkPerson, PERSON_RULES, type PersonLink } from '#domain/people/records/person_link'
import type { RecordKind } from './record_kind.js'
import { RecordStore } from './record_store.js'

/** The contacts one record gives, with whence they are. */
export type PersonContacts = Pick<PersonRecord, 'emails' | 'phones' | 'source' | 'source_url' | 'observed_at'>

const PEOPLE: RecordKind<PersonRecord, Person, PersonLink> = {
  index: 'people',
  prefix: 'per_',
  views: 'people',
  records: 'person_records',
  keys: 'person_keys',
  idColumn: 'person_id',
  link: linkPerson,
  rules: PERSON_RULES,
  fold: foldPerson,
}

/** People in SQL. Contacts are kept with the records and never in a view. */
export class PeopleStore extends RecordStore<PersonRecord, Person> {
  constructor(client: QueryClientContract) {
    super(client, PEOPLE)
  }

  /** What the person's records say of e-mail addresses and telephone numbers, one entry a record that says any. */
  async contactsOf(personId: string): Promise<PersonContacts[]> {
    const records = await this.recordsOf(personId)
    return records
      .filter((record) => record.emails ?? record.phones)
      .map(({ emails, phones, source, source_url, observed_at }) => ({
        emails,
        phones,
        source,
        source_url,
        observed_at,
      }))
  }
}
