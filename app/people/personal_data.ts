import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { isAbout } from '#domain/privacy/mentions/redact'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson } from '#app/shared/database/codecs'
import type { FoundPeople } from './found_people.js'
import type { PeopleStore } from './people_store.js'

const RECORDS_PER_STEP = 200

/** Records, merged views, keys, addresses and vectors of people, and people found on pages. */
export class PeoplePersonalData implements PersonalDataStore {
  readonly name = 'people'

  constructor(
    private readonly sql: Sql,
    private readonly people: PeopleStore,
    private readonly found: FoundPeople
  ) {}

  async find(person: ErasedPerson): Promise<HeldData[]> {
    const found = await this.#foundRows(person)
    return [
      await this.#count('Person records', 'person_records', 'record_key', person.recordKeys),
      await this.#count('Known email addresses', 'contact_addresses', 'record_key', person.recordKeys),
      await this.#count('Vectors', 'person_vectors', 'person_id', person.personIds),
      {
        what: 'People found on pages',
        count: found.length,
        workspaceIds: [...new Set(found.flatMap((row) => row.workspace_id ?? []))],
      },
    ].filter(({ count }) => count > 0)
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    const held = await this.find(person)
    const found = await this.#foundRows(person)
    if (found.length > 0) await this.found.remove([...new Set(found.map((row) => row.person_id))])
    for (let from = 0; from < person.recordKeys.length; from += RECORDS_PER_STEP) {
      const keys = person.recordKeys.slice(from, from + RECORDS_PER_STEP)
      await this.sql.transaction((tx) => this.people.removeIn(tx, keys, new Date()))
    }
    if (person.personIds.length > 0) {
      const [condition, binding] = anyOf(this.sql, 'person_id', person.personIds)
      await this.sql.run(`DELETE FROM person_vectors WHERE ${condition}`, [binding])
    }
    return held
  }

  async #count(what: string, table: string, column: string, values: readonly string[]): Promise<HeldData> {
    if (values.length === 0) return { what, count: 0 }
    const [condition, binding] = anyOf(this.sql, column, values)
    const [row] = await this.sql.select<{ n: unknown }>(
      `SELECT count(*) AS n FROM ${table} WHERE ${condition}`,
      [binding]
    )
    return { what, count: Number(row.n) }
  }

  async #foundRows(person: ErasedPerson) {
    const mentions = new PersonMentions(person)
    const terms = searchTerms(person, this.sql.contacts) ?? [{ pattern: '%', folded: false }]
    const conditions = terms.map(({ folded }) => (folded ? 'lower(record) LIKE ?' : 'record LIKE ?'))
    const ids = person.personIds.length > 0 ? anyOf(this.sql, 'person_id', person.personIds) : null
    const rows = await this.sql.select<{ person_id: string; workspace_id: string | null; record: string }>(
      `SELECT person_id, workspace_id, record FROM found_people
       WHERE ${[...conditions, ...(ids ? [ids[0]] : [])].join(' OR ')}`,
      [...terms.map(({ pattern }) => pattern), ...(ids ? [ids[1]] : [])]
    )
    return rows.filter(
      (row) =>
        person.personIds.includes(row.person_id) ||
        isAbout(fromJson<Record<string, unknown>>(row.record), mentions)
    )
  }
}
