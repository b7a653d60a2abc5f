import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { parseEmail } from '#domain/people/emails/emails'
import { foldPerson } from '#domain/people/records/fold_person'
import { linkPerson, PERSON_RULES, type PersonLink } from '#domain/people/records/person_link'
import { lockHead } from '#app/index/change_log'
import { noteAddresses, noteDomain } from './known_addresses.js'
import { sealRecord } from './seal_record.js'
import { identifiersOfRecord, identifiersOfStoredPerson } from '#domain/privacy/identifiers_of'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import { identifiersOfPersonView } from './person_identifiers.js'
import { fromJson, toJson } from '#app/shared/database/codecs'
import type { ContactRecords, RecordedContacts } from '#domain/contacts/contact_records'
import type { RecordMember } from './candidate_records.js'
import type { Linked, RecordKind } from './record_kind.js'
import type { AppliedBatch } from './apply_batch.js'
import { recordKey } from './record_key.js'
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
  seal: sealRecord,
}

/**
 * People in SQL. Contacts are stored with the records and never in a view. Suppressed people are not
 * stored again, and have neither a view nor contacts.
 */
export class PeopleStore extends RecordStore<PersonRecord, Person> implements ContactRecords {
  constructor(
    sql: Sql,
    private readonly suppression?: SuppressionList
  ) {
    super(sql, PEOPLE)
  }

  /** Like `RecordStore.applyIn`. Skips suppressed people, and contacts that may not be stored. */
  override async applyIn(
    tx: SqlTransaction,
    batch: readonly PersonRecord[],
    now: Date,
    importNumber: number | null = null
  ): Promise<AppliedBatch> {
    if (!this.suppression) return super.applyIn(tx, batch, now, importNumber)
    // With the lock, an entry cannot be added and its person erased between the check and the write.
    await lockHead(tx, PEOPLE.index)
    const stored = (await this.admitted(tx, batch)).filter((record) => record !== null)
    const applied = await super.applyIn(tx, stored, now, importNumber)
    return { ...applied, suppressed: batch.length - stored.length }
  }

  protected override async admitted(
    tx: SqlTransaction,
    records: readonly PersonRecord[]
  ): Promise<(PersonRecord | null)[]> {
    const identify = (record: PersonRecord) => identifiersOfRecord(record, recordKey(record, toJson(record)))
    const scopes = await this.suppression?.scopesFor(records, identify, tx)
    return records.map((record, i) =>
      scopes?.[i] === 'all' ? null : scopes?.[i] === 'contacts' ? withoutContacts(record) : record
    )
  }

  override async getMany(ids: readonly string[]): Promise<(Person | null)[]> {
    const views = await super.getMany(ids)
    const scopes = await this.suppression?.scopesFor(views, identifiersOfPersonView)
    return scopes ? views.map((view, i) => (scopes[i] === 'all' ? null : view)) : views
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
       WHERE a.address IN (?, ?) ORDER BY r.record_id`,
      [this.sql.contacts.hash(canonical), canonical]
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
    const noted = noteDomain(domain)
    const rows = await this.sql.select<{ address: string; sealed: string | null; name: string }>(
      'SELECT address, sealed, name FROM contact_addresses WHERE domain IN (?, ?) ORDER BY address LIMIT ?',
      [this.sql.contacts.hash(noted), noted, limit]
    )
    return rows
      .map(({ address, sealed, name }) => ({ email: sealed ?? address, name }))
      .sort((a, b) => (a.email < b.email ? -1 : 1))
  }

  /**
   * Returns a person's e-mail addresses and telephone numbers, one entry per record that has some. Returns
   * none for a person on the suppression or do-not-contact list.
   */
  async contactsOf(personId: string): Promise<RecordedContacts[]> {
    const records = await this.recordsOf(personId)
    const scopes = await this.suppression?.scopesFor([records], (all) =>
      identifiersOfStoredPerson(
        all.map((record) => ({ record })),
        personId
      )
    )
    if (scopes?.[0]) return []
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

function withoutContacts({ emails: _, phones: __, ...record }: PersonRecord): PersonRecord {
  return record
}
