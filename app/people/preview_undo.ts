import type { Sql } from '#domain/ports/sql'
import type { UndoPreview } from '#app/imports/import_batch'
import { fromNumber } from '#app/shared/database/codecs'
import type { RecordTables } from './record_kind.js'

/**
 * Counts what `undoStatements` would do for an import, without doing it. A statement that another
 * import repeated is kept. Otherwise the record returns to an earlier statement if it has one.
 */
export async function previewUndo(
  sql: Sql,
  { records, versions, restatements }: RecordTables,
  importNumber: number
): Promise<UndoPreview> {
  const [current] = await sql.select<Record<string, unknown>>(
    `SELECT COUNT(*) AS total,
       COALESCE(SUM(CASE WHEN restated = 1 THEN 1 ELSE 0 END), 0) AS restated,
       COALESCE(SUM(CASE WHEN restated = 0 AND earlier = 1 THEN 1 ELSE 0 END), 0) AS restored
     FROM (
       SELECT
         CASE WHEN EXISTS (SELECT 1 FROM ${restatements} s WHERE s.record_key = r.record_key
           AND s.import_number = r.import_number) THEN 1 ELSE 0 END AS restated,
         CASE WHEN EXISTS (SELECT 1 FROM ${versions} v WHERE v.record_key = r.record_key
           AND (v.import_number IS NULL OR v.import_number <> r.import_number)) THEN 1 ELSE 0 END AS earlier
       FROM ${records} r WHERE r.import_number = ?
     ) AS statements`,
    [importNumber]
  )
  const [replaced] = await sql.select<{ n: unknown }>(
    `SELECT COUNT(*) AS n FROM ${versions} WHERE import_number = ?`,
    [importNumber]
  )
  const [restated, restored] = [fromNumber(current.restated), fromNumber(current.restored)]
  return {
    removed: fromNumber(current.total) - restated - restored,
    restored,
    kept: restated + fromNumber(replaced.n),
  }
}
