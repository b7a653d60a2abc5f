import { inject } from '@adonisjs/core'
import type { Identifier } from '#domain/privacy/identifier'
import type { ErasedPerson } from '#domain/privacy/personal_data'
import { Sql } from '#domain/ports/sql'
import { lockHead } from '#app/index/change_log'
import { anyOf } from '#app/shared/database/any_of'
import { CollectPerson } from './collect_person.js'
import { FindPeople, isAmbiguous } from './find_people.js'
import type { Subject } from './request_store.js'

/** Finds records of a person that were stored between the request and its suppression entry. */
@inject()
export class RecollectPerson {
  constructor(
    private readonly sql: Sql,
    private readonly people: CollectPerson,
    private readonly found: FindPeople
  ) {}

  /** Returns the subject with the newly found data, or null if there is none. */
  async again(subject: Subject): Promise<Subject | null> {
    // Waits for writers that checked the list before the entry was committed.
    await this.sql.transaction((tx) => lockHead(tx, 'people'))
    let [{ person, listed }, { personId }] = [subject, subject]
    for (const id of await this.#idsOf(subject)) {
      const now = await this.people.collect(subject.reference ?? { by: 'person_id', personId: id }, id)
      personId ??= id
      listed = distinct([...listed, ...now.listed])
      person = merged(person, now.person)
    }
    const isNew = sizeOf(person) > sizeOf(subject.person) || listed.length > subject.listed.length
    return isNew ? { ...subject, personId, person, listed } : null
  }

  /** Returns the ids under which records of the person are stored now. */
  async #idsOf({ person, personId, reference }: Subject): Promise<string[]> {
    const ids = new Set<string>()
    for (const [table, column, values] of [
      ['person_records', 'person_id', person.personIds],
      ['person_records', 'record_key', person.recordKeys],
      ['found_people', 'person_id', person.personIds],
    ] as const) {
      if (values.length === 0) continue
      const [condition, binding] = anyOf(this.sql, column, values)
      const rows = await this.sql.select<{ person_id: string }>(
        `SELECT DISTINCT person_id FROM ${table} WHERE ${condition}`,
        [binding]
      )
      for (const { person_id } of rows) ids.add(person_id)
    }
    if (personId !== null || !reference) return [...ids]
    const candidates = await this.found.matching(reference)
    if (!isAmbiguous(reference, candidates)) for (const { person_id } of candidates) ids.add(person_id)
    return [...ids]
  }
}

const union = <T>(a: readonly T[] = [], b: readonly T[] = []): T[] => [...new Set([...a, ...b])]
const distinct = (all: readonly Identifier[]): Identifier[] => [
  ...new Map(all.map((one) => [`${one.kind} ${one.value}`, one])).values(),
]

const merged = (a: ErasedPerson, b: ErasedPerson): ErasedPerson => ({
  personIds: union(a.personIds, b.personIds),
  recordKeys: union(a.recordKeys, b.recordKeys),
  identifiers: distinct([...a.identifiers, ...b.identifiers]),
  names: union(a.names, b.names),
  ownNames: union(a.ownNames, b.ownNames),
  employers: union(a.employers, b.employers),
})

const sizeOf = (person: ErasedPerson): number =>
  Object.values(person).reduce((sum, values) => sum + (values?.length ?? 0), 0)
