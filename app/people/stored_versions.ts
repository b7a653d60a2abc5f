import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson } from '#app/shared/database/codecs'
import { importOf } from './candidate_records.js'
import { isOlder } from './changed_members.js'
import type { RecordTables, StoredRecord } from './record_kind.js'

export type StoredVersion = {
  version_id: unknown
  record_key: string
  import_number: unknown
  content_hash: string
  body: string
  imported_at: string
}

/**
 * Returns the index of the version that is current once an import is undone, or -1.
 * @param importNumber the undone import
 * @param versions latest first
 */
export function latestOf<Entry extends StoredRecord>(
  versions: readonly StoredVersion[],
  importNumber: number
): number {
  let [best, at]: [Entry | null, number] = [null, -1]
  for (let i = versions.length - 1; i >= 0; i--) {
    if (importOf(versions[i]) === importNumber) continue
    const entry = fromJson<Entry>(versions[i].body)
    if (best === null || !isOlder(entry, best)) [best, at] = [entry, i]
  }
  return at
}

/** Returns the versions of each record, latest first. */
export async function versionsOf(
  tx: Sql,
  { versions }: RecordTables,
  recordKeys: readonly string[]
): Promise<Map<string, StoredVersion[]>> {
  if (!recordKeys.length) return new Map()
  const [condition, binding] = anyOf(tx, 'record_key', recordKeys)
  const rows = await tx.select<StoredVersion>(
    `SELECT version_id, record_key, import_number, content_hash, body, imported_at FROM ${versions}
     WHERE ${condition} ORDER BY version_id DESC`,
    [binding]
  )
  return Map.groupBy(rows, (row) => row.record_key)
}
