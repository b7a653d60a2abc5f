import { inject } from '@adonisjs/core'
import { compareNames, EQUAL_NAMES } from '#domain/people/names/names'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { parsePhone } from '#domain/people/phones/phones'
import { employerKeys } from '#domain/people/records/employers'
import { countryCode } from '#domain/people/places/countries'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import type { PersonReference } from '#domain/privacy/person_reference'
import { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson } from '#app/shared/database/codecs'
import type { Infer } from '#app/shared/schema/schema'
import type { candidate } from './request_schema.js'
import { COLUMNS, rowsMatching } from './rows_matching.js'
import { PeopleStore } from '#app/people/people_store'

/** A person that a reference may mean. */
export type Candidate = Infer<typeof candidate>

/** Finds the people that a reference may mean, among shared people and people found on pages. */
@inject()
export class FindPeople {
  constructor(
    private readonly sql: Sql,
    private readonly people: PeopleStore
  ) {}

  async matching(reference: PersonReference): Promise<Candidate[]> {
    const ids = await this.#idsOf(reference)
    const views = await this.#views(ids)
    const found = await this.#foundOnPages(ids.filter((id) => !views.has(id)))
    return ids.flatMap((id) => {
      const view = views.get(id)
      const record = view ?? found.get(id)
      if (!record) return []
      const { name, title = null, company = null, pronet_url = null } = record
      return [{ person_id: id, name, title, company, pronet_url, records: view?.records ?? 1 }]
    })
  }

  /** Reads the table, because `PeopleStore` hides suppressed people. */
  async #views(ids: readonly string[]): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map()
    const [condition, binding] = anyOf(this.sql, 'person_id', ids)
    const rows = await this.sql.select<{ person_id: string; view: unknown }>(
      `SELECT person_id, view FROM people WHERE ${condition}`,
      [binding]
    )
    return new Map(rows.map(({ person_id, view }) => [person_id, fromJson<Person>(view)]))
  }

  async #idsOf(reference: PersonReference): Promise<string[]> {
    if (reference.by === 'person_id') return [await this.#current(reference.personId)]
    if (reference.by === 'profile') {
      const { key } = reference
      const rows = await this.sql.select<{ person_id: string }>(
        'SELECT person_id FROM found_people WHERE account = ?',
        [key]
      )
      return unique([...(await this.people.withAccount(key)), ...rows.map((row) => row.person_id)])
    }
    if (reference.by === 'email') return unique(await this.people.withAddress(reference.email))
    if (reference.by === 'phone') {
      const hasPhone = ({ phones = [], country }: PersonRecord) => {
        const code = country ? (countryCode(country) ?? undefined) : undefined
        return phones.some((text) => parsePhone(text, code)?.e164 === reference.phone)
      }
      return unique(
        await this.#records('person_records', [{ kind: 'phone', value: reference.phone }], [], hasPhone)
      )
    }
    const isMeant = (record: PersonRecord) =>
      compareNames(record.name ?? '', reference.name) >= EQUAL_NAMES &&
      isEmployed(record, reference.employers)
    const [records, found] = [
      await this.#records('person_records', [], [reference.name], isMeant),
      await this.#records('found_people', [], [reference.name], isMeant),
    ]
    return unique([...records, ...found])
  }

  /** Returns the ids of people with a record in the table that passes `test`. */
  async #records(
    table: keyof typeof COLUMNS,
    identifiers: { kind: 'phone'; value: string }[],
    names: string[],
    test: (record: PersonRecord) => boolean
  ): Promise<string[]> {
    const terms = searchTerms({ personIds: [], recordKeys: [], identifiers, names }, this.sql.contacts)
    const ids: string[] = []
    for await (const { person_id, json } of rowsMatching(this.sql, COLUMNS[table], terms))
      if (test(fromJson<PersonRecord>(json))) ids.push(person_id)
    return ids
  }

  async #foundOnPages(ids: readonly string[]): Promise<Map<string, PersonRecord>> {
    if (ids.length === 0) return new Map()
    const [condition, binding] = anyOf(this.sql, 'person_id', ids)
    const rows = await this.sql.select<{ person_id: string; record: string }>(
      `SELECT person_id, record FROM found_people WHERE ${condition}`,
      [binding]
    )
    return new Map(rows.map(({ person_id, record }) => [person_id, fromJson<PersonRecord>(record)]))
  }

  /** Returns the person's current id, which merges may have changed. */
  async #current(id: string): Promise<string> {
    const [row] = await this.sql.select<{ person_id: string }>(
      'SELECT person_id FROM person_records WHERE record_key = ?',
      [id.replace(/^per_/, '')]
    )
    return row?.person_id ?? id
  }
}

/**
 * Whether a record has one of the employers, now or earlier. Always true if no employers are given.
 */
function isEmployed(record: PersonRecord, employers: readonly string[]): boolean {
  if (employers.length === 0) return true
  const keys = [record, ...(record.experience ?? [])].flatMap(employerKeys)
  return employers.some((employer) => keys.includes(employer))
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

/**
 * Whether a reference may mean several people. A name without employers always may: no record has a birth
 * date to confirm it.
 */
export const isAmbiguous = (reference: PersonReference, candidates: readonly Candidate[]): boolean =>
  candidates.length > 1 ||
  (candidates.length === 1 && reference.by === 'name' && reference.employers.length === 0)
