import type { SqlTransaction } from '#domain/ports/sql'
import { lockHead } from '#app/index/change_log'
import { anyOf } from '#app/shared/database/any_of'
import { fromNumber } from '#app/shared/database/codecs'
import { importOf } from './candidate_records.js'
import { latestOf, versionsOf } from './stored_versions.js'
import type { RecordTables, StoredRecord } from './record_kind.js'

/**
 * Deletes the versions of the next records that no undo can restore. Keeps the versions of imports that
 * can be undone. Keeps the latest other version while the present statement can be undone.
 * @param after the last record key of the previous call
 * @param undoable the numbers of the imports that can be undone
 * @returns the number of deleted versions, and the last record key, or null at the end
 */
export async function forgetVersions(
  tx: SqlTransaction,
  tables: RecordTables & { index: Parameters<typeof lockHead>[1] },
  after: string,
  limit: number,
  undoable: ReadonlySet<number>
): Promise<{ forgotten: number; last: string | null }> {
  // Makes imports and undos of these records wait.
  await lockHead(tx, tables.index)
  const next = await tx.select<{ record_key: string }>(
    `SELECT DISTINCT record_key FROM ${tables.versions} WHERE record_key > ? ORDER BY record_key LIMIT ?`,
    [after, limit]
  )
  const keys = next.map((row) => row.record_key)
  const last = keys.length === limit ? keys[limit - 1] : null
  const [present, versions] = [await presentImports(tx, tables, keys), await versionsOf(tx, tables, keys)]
  const forgotten = keys.flatMap((key) => {
    const old = versions.get(key)!.filter((version) => !isUndoable(importOf(version), undoable))
    const best = isUndoable(present.get(key) ?? null, undoable) ? old[latestOf<StoredRecord>(old, -1)] : null
    return old.filter((version) => version !== best).map((version) => fromNumber(version.version_id))
  })
  if (forgotten.length > 0) {
    const [condition, binding] = anyOf(tx, 'version_id', forgotten)
    await tx.run(`DELETE FROM ${tables.versions} WHERE ${condition}`, [binding])
  }
  return { forgotten: forgotten.length, last }
}

const isUndoable = (importNumber: number | null, undoable: ReadonlySet<number>): boolean =>
  importNumber !== null && undoable.has(importNumber)

/** Returns the imports of the records' present statements. */
async function presentImports(
  tx: SqlTransaction,
  { records }: RecordTables,
  keys: readonly string[]
): Promise<Map<string, number | null>> {
  if (keys.length === 0) return new Map()
  const [condition, binding] = anyOf(tx, 'record_key', keys)
  const rows = await tx.select<{ record_key: string; import_number: unknown }>(
    `SELECT record_key, import_number FROM ${records} WHERE ${condition}`,
    [binding]
  )
  return new Map(rows.map((row) => [row.record_key, importOf(row)]))
}
