import type { SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromNumber } from '#app/shared/database/codecs'
import type { RecordTables } from './record_kind.js'

/**
 * Undoes up to `limit` replaced statements of an import. A statement that other imports repeated then
 * belongs to the latest of them. Any other statement is deleted. Returns the number of statements.
 */
export async function undoVersions(
  tx: SqlTransaction,
  tables: RecordTables,
  importNumber: number,
  limit: number
): Promise<number> {
  const rows = await tx.select<{ version_id: unknown; record_key: string }>(
    `SELECT version_id, record_key FROM ${tables.versions} WHERE import_number = ? ORDER BY version_id LIMIT ?`,
    [importNumber, limit]
  )
  if (!rows.length) return 0
  const restated = await laterStatements(
    tx,
    tables,
    importNumber,
    rows.map((row) => row.record_key)
  )
  for (const [by, keys] of restated) await handOver(tx, tables, tables.versions, importNumber, by, keys)
  const [condition, binding] = anyOf(
    tx,
    'version_id',
    rows.map((row) => fromNumber(row.version_id))
  )
  await tx.run(`DELETE FROM ${tables.versions} WHERE ${condition} AND import_number = ?`, [
    binding,
    importNumber,
  ])
  return rows.length
}

/**
 * Finds the records whose statement other imports repeated. Returns their keys by the number of the latest
 * of these imports.
 */
export async function laterStatements(
  tx: SqlTransaction,
  { restatements }: RecordTables,
  importNumber: number,
  recordKeys: readonly string[]
): Promise<Map<number, string[]>> {
  const [condition, binding] = anyOf(tx, 'record_key', recordKeys)
  const rows = await tx.select<{ record_key: string; restated_by: unknown }>(
    `SELECT record_key, MAX(restated_by) AS restated_by FROM ${restatements}
     WHERE import_number = ? AND ${condition} GROUP BY record_key`,
    [importNumber, binding]
  )
  const grouped = Map.groupBy(rows, (row) => fromNumber(row.restated_by))
  return new Map([...grouped].map(([by, group]) => [by, group.map((row) => row.record_key)]))
}

/**
 * Gives the statements of an import to import `by`, which repeated them. `table` is the records or the
 * versions table. Other imports that repeated the statements then repeat `by`.
 */
export async function handOver(
  tx: SqlTransaction,
  { restatements }: RecordTables,
  table: string,
  importNumber: number,
  by: number,
  recordKeys: readonly string[]
): Promise<void> {
  const [condition, binding] = anyOf(tx, 'record_key', recordKeys)
  const where = `WHERE import_number = ? AND ${condition}`
  await tx.run(`UPDATE ${table} SET import_number = ? ${where}`, [by, importNumber, binding])
  await tx.run(
    `INSERT INTO ${restatements} (record_key, import_number, restated_by)
     SELECT record_key, CAST(? AS bigint), restated_by FROM ${restatements} ${where} AND restated_by <> ?
     ON CONFLICT DO NOTHING`,
    [by, importNumber, binding, by]
  )
  await tx.run(`DELETE FROM ${restatements} ${where}`, [importNumber, binding])
}

export async function removeRestatementsOf(
  tx: SqlTransaction,
  { restatements }: RecordTables,
  importNumber: number
): Promise<void> {
  await tx.run(`DELETE FROM ${restatements} WHERE restated_by = ?`, [importNumber])
  await tx.run(`DELETE FROM ${restatements} WHERE import_number = ?`, [importNumber])
}
