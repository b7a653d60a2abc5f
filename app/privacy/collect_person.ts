import { inject } from '@adonisjs/core'
import type { PersonRecord } from '#domain/people/person_record'
import { employerKeys } from '#domain/people/records/employers'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf, identifiersOfPerson, identifiersOfRecord } from '#domain/privacy/identifiers_of'
import { plainWords } from '#domain/privacy/mentions/plain_words'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import { describedByReference, type PersonReference } from '#domain/privacy/person_reference'
import type { ErasedPerson } from '#domain/privacy/personal_data'
import { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'

/** A person to erase. `listed` are the identifiers for the suppression list. */
export type CollectedPerson = { person: ErasedPerson; listed: Identifier[] }

type Row = { person_id: string; record_key: string | null; record: PersonRecord }

const STRONG_VALUES = new Set(['profile', 'email', 'phone'])

/** Collects everything that identifies a person, from all records. */
@inject()
export class CollectPerson {
  constructor(private readonly sql: Sql) {}

  /** `personId` is null for a person without records. */
  async collect(reference: PersonReference, personId: string | null): Promise<CollectedPerson> {
    const rows = personId === null ? [] : await this.#rowsOf(personId)
    const keys = rows.flatMap((row) => row.record_key ?? [])
    const personIds = [
      ...new Set([
        ...(personId ? [personId] : []),
        ...keys.map((key) => `per_${key}`),
        ...rows.map((row) => row.person_id),
      ]),
    ]
    const given = identifiersOf(describedByReference(reference), { asEntry: true })
    const records = rows.map(({ record, record_key: key }) => ({ record, ...(key ? { key } : {}) }))
    const listed = distinct([...identifiersOfPerson(records, personIds), ...given])
    const names = distinctTexts([
      ...rows.map(({ record }) => record.name),
      ...(reference.by === 'name' ? [reference.name] : []),
    ])
    const employers = distinctTexts([
      ...rows.flatMap(({ record }) => [record, ...(record.experience ?? [])].flatMap(employerKeys)),
      ...(reference.by === 'name' ? reference.employers : []),
    ])
    const person: ErasedPerson = { personIds, recordKeys: keys, identifiers: listed, names, employers }
    const others = await this.#others(person)
    const shared = new Set(others.flatMap(({ record }) => identifiersOfRecord(record).map(textOf)))
    const taken = new Set(others.map(({ record }) => plainWords(record.name)))
    return {
      listed,
      person: {
        ...person,
        // A value that other people have too, such as a switchboard, identifies nobody.
        identifiers: listed.filter((one) => !STRONG_VALUES.has(one.kind) || !shared.has(textOf(one))),
        // Without records, a namesake of whom kith only has texts cannot be told apart.
        ownNames:
          personId === null ? [] : names.filter((name) => isFullName(name) && !taken.has(plainWords(name))),
      },
    }
  }

  async #rowsOf(personId: string): Promise<Row[]> {
    const records = await this.sql.select<{ person_id: string; record_key: string; body: unknown }>(
      'SELECT person_id, record_key, body FROM person_records WHERE person_id = ? ORDER BY record_id',
      [personId]
    )
    const found = await this.sql.select<{ person_id: string; record: string }>(
      'SELECT person_id, record FROM found_people WHERE person_id = ?',
      [personId]
    )
    return [
      ...records.map(({ body, ...row }) => ({ ...row, record: fromJson<PersonRecord>(body) })),
      ...found.map(({ person_id, record }) => ({
        ...{ person_id, record_key: null },
        record: fromJson<PersonRecord>(record),
      })),
    ]
  }

  /** Returns the records of other people that may share an identifier or a name. */
  async #others(person: ErasedPerson): Promise<Row[]> {
    const terms = searchTerms({ ...person, personIds: [], recordKeys: [] })
    const ids = new Set(person.personIds)
    const where = (column: string) =>
      terms
        ? `WHERE ${terms.map(({ folded }) => (folded ? `lower(${column}) LIKE ?` : `${column} LIKE ?`)).join(' OR ')}`
        : ''
    const patterns = terms?.map(({ pattern }) => pattern) ?? []
    const rows = [
      ...(await this.sql.select<{ person_id: string; json: string }>(
        `SELECT person_id, body AS json FROM person_records ${where('body')}`,
        patterns
      )),
      ...(await this.sql.select<{ person_id: string; json: string }>(
        `SELECT person_id, record AS json FROM found_people ${where('record')}`,
        patterns
      )),
    ]
    return rows
      .filter(({ person_id }) => !ids.has(person_id))
      .map(({ person_id, json }) => ({ person_id, record_key: null, record: fromJson<PersonRecord>(json) }))
  }
}

/** Whether a name has at least two words. A single word may be anything. */
const isFullName = (name: string): boolean => plainWords(name).trim().includes(' ')
const textOf = ({ kind, value }: Identifier): string => `${kind} ${value}`
const distinctTexts = (texts: readonly string[]): string[] => [...new Set(texts)]
const distinct = (all: readonly Identifier[]): Identifier[] => [
  ...new Map(all.map((one) => [textOf(one), one])).values(),
]
