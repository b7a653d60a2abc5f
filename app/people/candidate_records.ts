import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson, fromNumber } from '#app/shared/database/codecs'
import { wordHash } from './record_key.js'
import type { Linked, RecordKind, StoredRecord } from './record_kind.js'

/** A candidate record. `owner` is null for a record that is not stored yet. */
export type RecordMember<Link> = {
  recordId: number
  key: string
  owner: string | null
  hash: string
  body: string
  importedAt: string
  /** The import that made the record's statement. Null for found people and records of earlier versions. */
  importNumber: number | null
  link: Link
  changed: boolean
}

/**
 * `oversized` has the words that occur in too many records. `hashes` maps words to their hashes.
 */
export type CandidateRecords<Link> = {
  members: RecordMember<Link>[]
  oversized: Set<string>
  hashes: Map<string, number>
}

/**
 * Maximum number of records with one account, and in one block. An account or block with more
 * records identifies nobody.
 */
const ACCOUNT_LIMIT = 1000
const BLOCK_LIMIT = 200

export type RecordRow = {
  record_id: unknown
  record_key: string
  owner: string
  content_hash: string
  body: string
  imported_at: string
  import_number: unknown
}

/**
 * Loads the stored records that could join the changed records, directly or through other records.
 * Also loads the records that share an owner with any of these. The result is the same as for
 * resolving all records together.
 * @param former links of replaced records; the records they connected must be resolved again
 */
export async function loadCandidateRecords<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  sql: Sql,
  kind: RecordKind<Entry, View, Link>,
  changed: readonly RecordMember<Link>[],
  former: readonly Link[]
): Promise<CandidateRecords<Link>> {
  const members = new Map(changed.map((member) => [member.recordId, member]))
  const counts = new Map<number, number>()
  const hashes = new Map<string, number>()
  const hashOf = (word: string) => {
    const hash = hashes.get(word) ?? wordHash(word)
    hashes.set(word, hash)
    return hash
  }
  for (const member of changed) {
    for (const word of member.owner === null ? wordsOf(member.link) : []) {
      const hash = hashOf(word)
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
    }
  }
  const oversized = new Set<string>()
  const seen = new Set<string>()
  const read = async (rows: RecordRow[]) => {
    const added: Link[] = []
    for (const row of rows) {
      const recordId = fromNumber(row.record_id)
      if (members.has(recordId)) continue
      const member = memberOf<Entry, View, Link>(kind, row)
      members.set(recordId, member)
      added.push(member.link)
    }
    return added
  }

  const owners = [...new Set(changed.flatMap((member) => member.owner ?? []))]
  let links = [...changed.map((member) => member.link), ...former]
  if (owners.length) links.push(...(await read(await rowsOfOwners(sql, kind, owners))))
  while (links.length) {
    const limits = new Map<string, number>()
    for (const link of links) {
      for (const word of link.identifiers.values()) if (!seen.has(word)) limits.set(word, ACCOUNT_LIMIT)
      for (const word of link.blocks) if (!seen.has(word)) limits.set(word, BLOCK_LIMIT)
    }
    const stored = await storedCounts(sql, kind, [...new Set([...limits.keys()].map(hashOf))])
    const open = new Set<number>()
    for (const [word, limit] of limits) {
      seen.add(word)
      const hash = hashOf(word)
      if ((stored.get(hash) ?? 0) + (counts.get(hash) ?? 0) > limit) oversized.add(word)
      else if (stored.has(hash)) open.add(hash)
    }
    links = open.size ? await read(await rowsOfWords(sql, kind, [...open])) : []
  }
  return { members: [...members.values()], oversized, hashes }
}

/** Returns the import of a stored statement. */
export const importOf = (row: { import_number: unknown }): number | null =>
  row.import_number === null ? null : fromNumber(row.import_number)

/** Returns every word that a record is indexed by. */
export function wordsOf(link: Linked<unknown>): string[] {
  return [...new Set([...link.identifiers.values(), ...link.blocks])]
}

async function storedCounts(
  sql: Sql,
  kind: { keys: string },
  hashes: number[]
): Promise<Map<number, number>> {
  if (!hashes.length) return new Map()
  const [condition, binding] = anyOf(sql, 'key_hash', hashes)
  const rows = await sql.select<{ key_hash: unknown; n: unknown }>(
    `SELECT key_hash, COUNT(*) AS n FROM ${kind.keys} WHERE ${condition} GROUP BY key_hash`,
    [binding]
  )
  return new Map(rows.map((row) => [fromNumber(row.key_hash), fromNumber(row.n)]))
}

/**
 * Finds the records with one of the words, and returns all records of their owners. Reads one table
 * per statement, because while the tables fill, the database has no statistics and would choose
 * very slow joins.
 */
async function rowsOfWords(
  sql: Sql,
  kind: { keys: string; records: string; idColumn: string },
  hashes: number[]
): Promise<RecordRow[]> {
  const [keyed, words] = anyOf(sql, 'key_hash', hashes)
  const found = await sql.select<{ record_id: unknown }>(
    `SELECT DISTINCT record_id FROM ${kind.keys} WHERE ${keyed}`,
    [words]
  )
  const [recorded, records] = anyOf(
    sql,
    'record_id',
    found.map((row) => fromNumber(row.record_id))
  )
  const owners = await sql.select<{ owner: string }>(
    `SELECT DISTINCT ${kind.idColumn} AS owner FROM ${kind.records} WHERE ${recorded}`,
    [records]
  )
  return rowsOfOwners(
    sql,
    kind,
    owners.map(({ owner }) => owner)
  )
}

/** Returns the stored records of owners, marked as changed. */
export async function membersOfOwners<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  sql: Sql,
  kind: RecordKind<Entry, View, Link>,
  owners: string[]
): Promise<RecordMember<Link>[]> {
  const rows = await rowsOfOwners(sql, kind, owners)
  return rows.map((row) => ({ ...memberOf<Entry, View, Link>(kind, row), changed: true }))
}

/** Returns up to `limit` records whose present statement an import made. */
export async function membersOfImport<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  sql: Sql,
  kind: RecordKind<Entry, View, Link>,
  importNumber: number,
  limit: number
): Promise<RecordMember<Link>[]> {
  const rows = await sql.select<RecordRow>(
    `${columns(kind)} WHERE import_number = ? ORDER BY record_id LIMIT ?`,
    [importNumber, limit]
  )
  return rows.map((row) => memberOf<Entry, View, Link>(kind, row))
}

function memberOf<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  kind: RecordKind<Entry, View, Link>,
  row: RecordRow
): RecordMember<Link> {
  const link = kind.link(fromJson<Entry>(row.body), row.record_key)
  const { record_key: key, owner, content_hash: hash, body, imported_at: importedAt } = row
  const [recordId, importNumber] = [fromNumber(row.record_id), importOf(row)]
  return { recordId, key, owner, hash, body, importedAt, importNumber, link, changed: false }
}

function rowsOfOwners(
  sql: Sql,
  kind: { records: string; idColumn: string },
  owners: string[]
): Promise<RecordRow[]> {
  const [condition, binding] = anyOf(sql, kind.idColumn, owners)
  return sql.select<RecordRow>(`${columns(kind)} WHERE ${condition}`, [binding])
}

const columns = (kind: { records: string; idColumn: string }) =>
  `SELECT record_id, record_key, ${kind.idColumn} AS owner, content_hash, body, imported_at, import_number
   FROM ${kind.records}`
