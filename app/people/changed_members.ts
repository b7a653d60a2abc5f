import type { ContactSeal } from '#domain/ports/contact_seal'
import type { SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson, fromNumber, toJson } from '#app/shared/database/codecs'
import { importOf, type RecordMember, type RecordRow } from './candidate_records.js'
import { digest, recordKey } from './record_key.js'
import { contentHash } from './seal_record.js'
import type { Linked, RecordKind, RecordTables, StoredRecord } from './record_kind.js'
import type { Restatement, Version } from './versions.js'

type Incoming<Entry> = { key: string; hash: string; body: string; record: Entry }

/** The effect of a batch on the stored records. */
export type BatchChanges<Link> = {
  /** New and changed records, without records that are older than the stored one. */
  changed: RecordMember<Link>[]
  /** The links of replaced records, by record id. */
  former: Map<number, Link>
  /**
   * The replaced statements of other imports, and statements of the batch that are older than the stored
   * one.
   */
  replaced: Version[]
  /** Stored statements of other imports that the batch repeats. */
  restated: Restatement[]
}

export async function changedMembers<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  batch: readonly Entry[],
  importedAt: string,
  importNumber: number | null
): Promise<BatchChanges<Link>> {
  const incoming = newestByKey(batch, tx.contacts)
  const [condition, binding] = anyOf(tx, 'record_key', [...incoming.keys()])
  const rows = await tx.select<RecordRow>(
    `SELECT record_id, record_key, ${kind.idColumn} AS owner, content_hash, body, imported_at, import_number
     FROM ${kind.records} WHERE ${condition}`,
    [binding]
  )
  const stored = new Map(rows.map((row) => [row.record_key, row]))
  const [{ last }] = await tx.select<{ last: unknown }>(`SELECT MAX(record_id) AS last FROM ${kind.records}`)
  let next = fromNumber(last ?? 0) + 1

  const changed: RecordMember<Link>[] = []
  const former = new Map<number, Link>()
  const replaced: Version[] = []
  const restated: Restatement[] = []
  const older: Version[] = []
  for (const { key, hash, body, record } of incoming.values()) {
    const row = stored.get(key)
    const isOfOther = row !== undefined && importOf(row) !== importNumber
    // Earlier releases stored the plain hash of every record.
    if (row && (row.content_hash === hash || row.content_hash === digest(body))) {
      const [statedBy, by] = [importOf(row), importNumber]
      if (isOfOther && statedBy !== null && by !== null) restated.push({ key, importNumber: statedBy, by })
      continue
    }
    const before = row && fromJson<Entry>(row.body)
    if (before && isOlder(record, before)) {
      if (isOfOther) older.push({ key, importNumber, hash, body, importedAt })
      continue
    }
    const recordId = row ? fromNumber(row.record_id) : next++
    if (before) former.set(recordId, kind.link(before, key))
    if (isOfOther) replaced.push(versionOf(row))
    const [link, owner] = [kind.link(record, key), row?.owner ?? null]
    changed.push({ recordId, key, owner, hash, body, importedAt, importNumber, link, changed: true })
  }
  const known = await knownVersions(tx, kind, older)
  for (const version of older) {
    const statedBy = known.get(`${version.key} ${version.hash}`)
    if (statedBy === undefined) replaced.push(version)
    else if (statedBy !== null && importNumber !== null && statedBy !== importNumber)
      restated.push({ key: version.key, importNumber: statedBy, by: importNumber })
  }
  return { changed, former, replaced, restated }
}

/** Returns the imports of the stored versions of records, by key and hash. */
async function knownVersions(
  tx: SqlTransaction,
  { versions }: RecordTables,
  wanted: readonly Version[]
): Promise<Map<string, number | null>> {
  if (!wanted.length) return new Map()
  const [condition, binding] = anyOf(
    tx,
    'record_key',
    wanted.map(({ key }) => key)
  )
  const rows = await tx.select<Pick<RecordRow, 'record_key' | 'content_hash' | 'import_number'>>(
    `SELECT record_key, content_hash, import_number FROM ${versions} WHERE ${condition}`,
    [binding]
  )
  return new Map(rows.map((row) => [`${row.record_key} ${row.content_hash}`, importOf(row)]))
}

const versionOf = (row: RecordRow): Version => ({
  key: row.record_key,
  importNumber: importOf(row),
  hash: row.content_hash,
  body: row.body,
  importedAt: row.imported_at,
})

function newestByKey<Entry extends StoredRecord>(
  batch: readonly Entry[],
  contacts: ContactSeal
): Map<string, Incoming<Entry>> {
  const byKey = new Map<string, Incoming<Entry>>()
  for (const record of batch) {
    const body = toJson(record)
    const key = recordKey(record, body)
    const held = byKey.get(key)
    if (!held || !isOlder(record, held.record))
      byKey.set(key, { key, hash: contentHash(body, contacts), body, record })
  }
  return byKey
}

/**
 * Whether `a` is older than `b`. False if one has no time, so that the later record in the import
 * counts as newer.
 */
export function isOlder(a: StoredRecord, b: StoredRecord): boolean {
  return a.observed_at !== undefined && b.observed_at !== undefined && a.observed_at < b.observed_at
}
