import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import type { PersonRecord } from '#domain/people/person_record'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOfStoredPerson } from '#domain/privacy/identifiers_of'
import type { PersonReference } from '#domain/privacy/person_reference'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'
import { countEntriesAgain } from '#app/suppression/count_entries'
import { CarryOutErasures } from './carry_out_erasures.js'
import { type PersonOfRow, peopleOfRows } from './people_of_rows.js'
import { PrivacyRequests } from './privacy_requests.js'
import type { Subject } from './request_store.js'

const PEOPLE_AT_ONCE = 200
/**
 * Matches entries of erasures and of `privacy:suppress`. Entries of deletion lists do not count,
 * because they also hide people who only share an address.
 */
const OF_ONE_PERSON = /^(?:prv|sup)_/

/** Erases stored people who are on the suppression list, for example after a restore. */
@inject()
export class EnforceSuppressions {
  constructor(
    private readonly sql: Sql,
    private readonly suppressions: SuppressionList,
    private readonly requests: PrivacyRequests,
    private readonly erasures: CarryOutErasures
  ) {}

  /** Returns the number of erased people. Repeatable after a crash. */
  async run(onProgress: (people: number) => void = () => {}): Promise<number> {
    let [checked, erased] = [0, 0]
    await countEntriesAgain(this.sql)
    if (!(await this.suppressions.isEmpty()))
      for (const table of ['person_records', 'found_people'])
        for await (const ids of this.#pages(table)) {
          for (const personId of await this.#suppressed(table, ids)) {
            const subject = await this.requests.subject({ by: 'person_id', personId })
            await this.requests.request({ subject, workspaceId: null, dropPages: false })
            erased++
          }
          onProgress((checked += ids.length))
        }
    await this.erasures.runAll()
    // The erasures also emptied rows, so the remaining rows name only people without records.
    for await (const people of peopleOfRows(this.sql)) {
      const listed = await this.#eraseListed(people)
      if (listed > 0) await this.erasures.runAll()
      erased += listed
      onProgress((checked += people.length))
    }
    return erased
  }

  /** Requests the erasure of people in rows who are on the list. Returns their number. */
  async #eraseListed(people: readonly PersonOfRow[]): Promise<number> {
    if (await this.suppressions.isEmpty()) return 0
    const scopes = await this.suppressions.scopesOf(
      people.map(({ identifiers }) => identifiers),
      undefined,
      (id) => OF_ONE_PERSON.test(id)
    )
    const listed = people.flatMap(({ references }, i) => (scopes[i] === 'all' ? [references] : []))
    const distinct = new Map(listed.map((references) => [JSON.stringify(references), references]))
    let erased = 0
    for (const references of distinct.values()) {
      const subject = await this.#subject(references)
      if (!subject) continue
      await this.requests.request({ subject, workspaceId: null, dropPages: false })
      erased++
    }
    return erased
  }

  /** Returns the subject of the first unambiguous reference, or null. */
  async #subject(references: readonly PersonReference[]): Promise<Subject | null> {
    for (const reference of references)
      try {
        return await this.requests.subject(reference)
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
      }
    return null
  }

  async *#pages(table: string): AsyncGenerator<string[]> {
    for (let after = ''; ; ) {
      const rows = await this.sql.select<{ person_id: string }>(
        `SELECT DISTINCT person_id FROM ${table} WHERE person_id > ? ORDER BY person_id LIMIT ${PEOPLE_AT_ONCE}`,
        [after]
      )
      if (rows.length > 0) yield rows.map(({ person_id }) => person_id)
      if (rows.length < PEOPLE_AT_ONCE) return
      after = rows[rows.length - 1].person_id
    }
  }

  async #suppressed(table: string, ids: readonly string[]): Promise<string[]> {
    const columns =
      table === 'person_records' ? 'body AS json, record_key' : 'record AS json, NULL AS record_key'
    const rows = await this.sql.select<{ person_id: string; json: string; record_key: string | null }>(
      `SELECT person_id, ${columns} FROM ${table} WHERE person_id IN (${ids.map(() => '?').join(', ')})`,
      [...ids]
    )
    const people = [...Map.groupBy(rows, ({ person_id }) => person_id)]
    const described = people.map(([personId, ofPerson]): Identifier[] =>
      identifiersOfStoredPerson(
        ofPerson.map(({ json, record_key }) => ({
          record: fromJson<PersonRecord>(json),
          key: record_key ?? undefined,
        })),
        personId
      )
    )
    const scopes = await this.suppressions.scopesOf(described, undefined, (id) => OF_ONE_PERSON.test(id))
    return people.flatMap(([personId], i) => (scopes[i] === 'all' ? [personId] : []))
  }
}
