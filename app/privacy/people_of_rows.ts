import { DomainError } from '#domain/errors'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import {
  describedByReference,
  type GivenReference,
  type PersonReference,
  readReference,
} from '#domain/privacy/person_reference'
import type { Sql, SqlValue } from '#domain/ports/sql'
import { readIdentifier } from '#app/contacts/identifier'
import { fromJson } from '#app/shared/database/codecs'

/** A person in a customer's row. `references` name the person, most specific first. */
export type PersonOfRow = { identifiers: Identifier[]; references: PersonReference[] }

const ROWS_AT_ONCE = 500

/** Tables whose rows name people, as customers sent them. The key columns order the rows. */
const TABLES = [
  { table: 'dataset_rows', key: ['dataset_id', 'position'], column: 'seed', read: ofSeed },
  { table: 'set_items', key: ['set_id', 'id'], column: 'seed', read: ofSeed },
  { table: 'people_batch_rows', key: ['batch_id', 'position'], column: 'identifier', read: ofIdentifier },
] as const

/** Yields the people of rows in datasets, Sets and batches, page by page. */
export async function* peopleOfRows(sql: Sql): AsyncGenerator<PersonOfRow[]> {
  for (const { table, key, column, read } of TABLES) {
    const [first, second] = key
    for (let after: SqlValue[] | null = null; ; ) {
      const rows: { a: SqlValue; b: SqlValue; text: string }[] = await sql.select(
        `SELECT ${first} AS a, ${second} AS b, ${column} AS text FROM ${table}
         WHERE ${after ? `(${first} > ? OR (${first} = ? AND ${second} > ?))` : '1 = 1'}
         ORDER BY ${first}, ${second} LIMIT ${ROWS_AT_ONCE}`,
        after ? [after[0], after[0], after[1]] : []
      )
      yield rows.map(({ text }) => personOf(read(text)))
      if (rows.length < ROWS_AT_ONCE) break
      const { a, b } = rows.at(-1)!
      after = [a, b]
    }
  }
}

/** Combines all parts of a row into one person, so that a namesake can be distinguished. */
function personOf(given: GivenReference[]): PersonOfRow {
  const references = given.flatMap((one) => referenceOf(one) ?? [])
  const described = references.map(describedByReference)
  const identifiers = identifiersOf({
    person_id: described.find(({ person_id }) => person_id)?.person_id,
    names: described.flatMap(({ name }) => name ?? []),
    profiles: described.flatMap(({ profiles }) => profiles ?? []),
    emails: described.flatMap(({ emails }) => emails ?? []),
    employers: described.flatMap(({ employers }) => employers ?? []),
  })
  return { identifiers, references }
}

function ofSeed(text: string): GivenReference[] {
  const seed = fromJson<Record<string, unknown>>(text)
  const [name, company, company_domain] = [textIn(seed.name), textIn(seed.company), textIn(seed.domain)]
  const urls = [seed.pronet_url, seed.url, ...Object.values((seed.socials as object) ?? {})]
  return [
    ...urls.flatMap((url) => (typeof url === 'string' ? [{ profile_url: url }] : [])),
    ...(typeof seed.email === 'string' ? [{ email: seed.email }] : []),
    ...(name ? [{ name, company, company_domain }] : []),
  ]
}

function ofIdentifier(text: string): GivenReference[] {
  const identity = readIdentifier(text)
  if (!identity) return []
  if (identity.by === 'person_id') return [{ person_id: identity.personId }]
  if (identity.by === 'pronet_url') return [{ profile_url: identity.url }]
  if (identity.by === 'email') return [{ email: identity.email }]
  const { name, domain } = identity
  return [domain === undefined ? { name, company: identity.company } : { name, company_domain: domain }]
}

/** Returns a reference, or null for one that names nobody. */
function referenceOf(given: GivenReference): PersonReference | null {
  try {
    return readReference(given)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
