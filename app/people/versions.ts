import type { SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { insertRows } from '#app/shared/database/insert_rows'
import { fromJson, fromNumber } from '#app/shared/database/codecs'
import type { RecordTables } from './record_kind.js'
import { contentHash, sealRecord } from './seal_record.js'

/** A statement of a record. `importNumber` is null for found people and records of earlier versions. */
export type Version = {
  key: string
  importNumber: number | null
  hash: string
  body: string
  importedAt: string
}

/** Import `by` repeated the statement that import `importNumber` made about a record. */
export type Restatement = { key: string; importNumber: number; by: number }

/**
 * Adds replaced statements, with higher ids than the record's earlier versions. Computes their hashes
 * again, because a record of an earlier release has a plain one. The caller holds the lock of the index
 * head, so that ids stay in order.
 */
export async function addVersions(
  tx: SqlTransaction,
  { versions: table }: RecordTables,
  versions: readonly Version[]
): Promise<void> {
  if (!versions.length) return
  const [{ last }] = await tx.select<{ last: unknown }>(`SELECT MAX(version_id) AS last FROM ${table}`)
  const next = fromNumber(last ?? 0) + 1
  await insertRows(
    tx,
    table,
    ['version_id', 'record_key', 'import_number', 'content_hash', 'body', 'imported_at'],
    versions.map(({ key, importNumber, body, importedAt }, i) => [
      ...[next + i, key, importNumber, contentHash(body, tx.contacts)],
      ...[sealRecord(body, fromJson(body), tx.contacts), importedAt],
    ])
  )
}

/** Adds restatements. All are kept, because any of their imports may be undone. */
export async function addRestatements(
  tx: SqlTransaction,
  { restatements }: RecordTables,
  rows: readonly Restatement[]
): Promise<void> {
  await insertRows(
    tx,
    restatements,
    ['record_key', 'import_number', 'restated_by'],
    rows.map(({ key, importNumber, by }) => [key, importNumber, by]),
    '(record_key, import_number, restated_by) DO NOTHING'
  )
}

/** Deletes the versions and restatements of records. */
export async function removeVersions(
  tx: SqlTransaction,
  { versions, restatements }: RecordTables,
  recordKeys: readonly string[]
): Promise<void> {
  if (!recordKeys.length) return
  const [condition, binding] = anyOf(tx, 'record_key', recordKeys)
  await tx.run(`DELETE FROM ${versions} WHERE ${condition}`, [binding])
  await tx.run(`DELETE FROM ${restatements} WHERE ${condition}`, [binding])
}
