import type { PersonRecord } from '#domain/people/person_record'
import { type DROP_STATUS, dropHash } from '#domain/privacy/drop_identifiers'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { Sql } from '#domain/ports/sql'
import { fromJson, fromNumber } from '#app/shared/database/codecs'
import type { SuppressionStore } from './suppression_store.js'

export type Matches = {
  /** The status of a work item's `list:hash`. */
  statusOf: (listed: string) => keyof typeof DROP_STATUS
  /** People to erase: each has a listed identifier that nobody else has, and is not exempt. */
  erase: ReadonlySet<string>
  /** People who share an identifier with others, by its hash (`list:hash`). */
  hide: ReadonlyMap<string, ReadonlySet<string>>
  /** Hashes (`list:hash`) of exempt people, who stay. */
  exempt: ReadonlySet<string>
}

type Row = { record_id: unknown; person_id: string; body: unknown }
const PAGE = 500

/**
 * Compares the records with a list. If several people share a hash, all of them are hidden instead
 * of erased, because the platform's request is for only one of them. People whose records are all
 * from exempt sources stay.
 */
export async function findMatches(
  sql: Sql,
  list: SuppressionStore,
  entry: string,
  exemptSources: ReadonlySet<string>
): Promise<Matches> {
  const people = new Map<string, Set<string>>()
  for (let after = 0; ; ) {
    const rows = await sql.select<Row>(
      `SELECT record_id, person_id, body FROM person_records WHERE record_id > ? ORDER BY record_id LIMIT ${PAGE}`,
      [after]
    )
    const listed = rows.flatMap(({ person_id, body }) =>
      contactsOf(fromJson<PersonRecord>(body)).map((identifier) => ({ person_id, identifier }))
    )
    const found = await list.listed(
      entry,
      listed.map(({ identifier }) => identifier)
    )
    for (const [i, { person_id, identifier }] of listed.entries()) {
      if (!found[i]) continue
      const key = hashed(identifier)
      people.set(key, (people.get(key) ?? new Set()).add(person_id))
    }
    if (rows.length < PAGE) break
    after = fromNumber(rows.at(-1)!.record_id)
  }
  const single = [...people].flatMap(([key, ids]) => (ids.size === 1 ? [[key, [...ids][0]] as const] : []))
  const exemptPeople = new Set<string>()
  if (exemptSources.size > 0)
    for (const id of new Set(single.map(([, person]) => person)))
      if (await isExempt(sql, id, exemptSources)) exemptPeople.add(id)
  const exempt = new Set(single.flatMap(([key, id]) => (exemptPeople.has(id) ? [key] : [])))
  return {
    exempt,
    hide: new Map([...people].filter(([, ids]) => ids.size > 1)),
    erase: new Set(single.flatMap(([, id]) => (exemptPeople.has(id) ? [] : [id]))),
    statusOf(key) {
      const ids = people.get(key)
      if (!ids) return 'not_found'
      if (exempt.has(key)) return 'exempted'
      return ids.size > 1 ? 'opted_out' : 'deleted'
    },
  }
}

const contactsOf = ({ emails, phones }: PersonRecord): Identifier[] =>
  emails || phones ? identifiersOf({ emails, phones }).filter(({ kind }) => kind === 'drop') : []

function hashed({ value }: Identifier): string {
  const at = value.indexOf(':') + 1
  return value.slice(0, at) + dropHash(value.slice(at))
}

async function isExempt(sql: Sql, personId: string, sources: ReadonlySet<string>): Promise<boolean> {
  const rows = await sql.select<{ body: unknown }>('SELECT body FROM person_records WHERE person_id = ?', [
    personId,
  ])
  return rows.every(({ body }) => sources.has(fromJson<PersonRecord>(body).source ?? ''))
}
