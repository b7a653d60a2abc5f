import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { parseEmail } from '#domain/people/emails/emails'
import { foldPerson } from '#domain/people/records/fold_person'
import { linkPerson, PERSON_RULES, type PersonLink } from '#domain/people/records/person_link'
import { noteAddresses, noteDomain } from './known_addresses.js'
import { fromJson } from '#app/shared/database/codecs'
import type { ContactRecords, RecordedContacts } from '#domain/contacts/contact_records'
import type { RecordMember } from './candidate_records.js'
import type { Linked, RecordKind } from './record_kind.js'
import { RecordStore } from './record_store.js'

const PEOPLE: RecordKind<PersonRecord, Person, PersonLink> = {
  index: 'people',
  prefix: 'per_',
  views: 'people',
  records: 'person_records',
  keys: 'person_keys',
  versions: 'person_versions',
  restatements: 'person_restatements',
  idColumn: 'person_id',
  link: linkPerson,
  rules: PERSON_RULES,
  fold: foldPerson,
}

/** People in SQL. Contacts are stored with the records and never in a view. */
export class PeopleStore extends RecordStore<PersonRecord, Person> implements ContactRecords {
  constructor(sql: Sql) {
    super(sql, PEOPLE)
  }

  protected override noteRecords(
    tx: SqlTransaction,
    changed: readonly RecordMember<Linked<PersonRecord>>[]
  ): Promise<void> {
    const records = changed.map(({ key, owner, link }) => ({
      key,
      record: link.record,
      isNew: owner === null,
    }))
    return noteAddresses(tx, records)
  }

  override async removeIn(tx: SqlTransaction, recordKeys: readonly string[], now: Date): Promise<number> {
    const [condition, binding] = anyOf(tx, 'record_key', recordKeys)
    await tx.run(`DELETE FROM contact_addresses WHERE ${condition}`, [binding])
    return super.removeIn(tx, recordKeys, now)
  }

  /** Returns the ids of people with this address in any spelling. */
  async withAddress(address: string): Promise<string[]> {
    const canonical = parseEmail(address)?.canonical
    if (!canonical) return []
    const rows = await this.sql.select<{ person_id: string; body: unknown }>(
      `SELECT r.person_id, r.body FROM contact_addresses a JOIN person_records r ON r.record_key = a.record_key
       WHERE a.address = ? ORDER BY r.record_id`,
      [canonical]
    )
    const held = rows.filter(({ body }) =>
      fromJson<PersonRecord>(body).emails?.some((email) => parseEmail(email)?.canonical === canonical)
    )
    return [...new Set(held.map((row) => row.person_id))]
  }

  /**
   * Returns up to `limit` addresses at the registrable domain of `domain` or its subdomains, with
   * their people's names.
   */
  async addressesAt(domain: string, limit: number): Promise<{ email: string; name: string }[]> {
    const rows = await this.sql.select<{ address: string; name: string }>(
      'SELECT address, name FROM contact_addresses WHERE domain = ? ORDER BY address LIMIT ?',
      [noteDomain(domain), limit]
    )
    return rows.map(({ address, name }) => ({ email: address, name }))
  }

  /**
   * Returns a person's e-mail addresses and telephone numbers, one entry per record that has some.
   */
  async contactsOf(personId: string): Promise<RecordedContacts[]> {
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
