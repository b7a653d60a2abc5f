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
import { COLUMNS, rowsMatching } from './rows_matching.js'

/** A person to erase. `listed` are the identifiers for the suppression list. */
export type CollectedPerson = { person: ErasedPerson; listed: Identifier[] }

type Row = { person_id: string; record_key: string | null; record: PersonRecord }

/** What other people have too: `shared` identifiers (`kind value`), and `taken` names, folded. */
type Shared = { shared: Set<string>; taken: Set<string> }

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
      // A crashed erasure may have left a record without its name.
      ...rows.flatMap(({ record }) => record.name ?? []),
      ...(reference.by === 'name' ? [reference.name] : []),
    ])
    const employers = distinctTexts([
      ...rows.flatMap(({ record }) => [record, ...(record.experience ?? [])].flatMap(employerKeys)),
      ...(reference.by === 'name' ? reference.employers : []),
    ])
    const person: ErasedPerson = { personIds, recordKeys: keys, identifiers: listed, names, employers }
    const { shared, taken } = await this.#others(person)
    return {
      listed,
      person: {
        ...person,
        // A value that other people have too, such as a switchboard number, identifies nobody.
        identifiers: listed.filter((one) => !STRONG_VALUES.has(one.kind) || !shared.has(textOf(one))),
        // Without records, the person cannot be distinguished from a namesake in texts.
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

  /** Returns which of the person's identifiers and names other people have too. */
  async #others(person: ErasedPerson): Promise<Shared> {
    const own = new Set(person.identifiers.filter(({ kind }) => STRONG_VALUES.has(kind)).map(textOf))
    const names = new Set(person.names.map(plainWords))
    const found: Shared = { shared: new Set(), taken: new Set() }
    if (own.size === 0 && names.size === 0) return found
    const terms = searchTerms({ ...person, personIds: [], recordKeys: [] }, this.sql.contacts)
    const ids = new Set(person.personIds)
    for (const table of Object.values(COLUMNS))
      for await (const { person_id, json } of rowsMatching(this.sql, table, terms)) {
        if (ids.has(person_id)) continue
        const record = fromJson<PersonRecord>(json)
        const name = plainWords(record.name ?? '')
        if (names.has(name)) found.taken.add(name)
        for (const text of identifiersOfRecord(record).map(textOf)) if (own.has(text)) found.shared.add(text)
      }
    return found
  }
}

/** Whether a name has at least two words. A single word may be an ordinary word. */
const isFullName = (name: string): boolean => plainWords(name).trim().includes(' ')
const textOf = ({ kind, value }: Identifier): string => `${kind} ${value}`
const distinctTexts = (texts: readonly string[]): string[] => [...new Set(texts)]
const distinct = (all: readonly Identifier[]): Identifier[] => [
  ...new Map(all.map((one) => [textOf(one), one])).values(),
]
