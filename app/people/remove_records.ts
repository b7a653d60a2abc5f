import type { SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { resolveGroups } from './apply_batch.js'
import { lockHead, logChanges } from '#app/index/change_log'
import { loadCandidateRecords, membersOfOwners } from './candidate_records.js'
import type { Linked, RecordKind, StoredRecord } from './record_kind.js'
import { removeVersions } from './versions.js'
import { writeRecords, writeViews } from './write_owners.js'

/**
 * Deletes records and their versions in the caller's transaction. Resolves and folds their owners
 * again from the remaining records, and deletes owners without records. Returns how many records
 * existed.
 */
export async function removeRecords<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  recordKeys: readonly string[],
  now: Date
): Promise<number> {
  const head = await lockHead(tx, kind.index)
  const [condition, binding] = anyOf(tx, 'record_key', recordKeys)
  const gone = await tx.select<{ record_id: unknown; owner: string }>(
    `SELECT record_id, ${kind.idColumn} AS owner FROM ${kind.records} WHERE ${condition}`,
    [binding]
  )
  await removeVersions(tx, kind, recordKeys)
  if (gone.length === 0) return 0
  const owners = [...new Set(gone.map(({ owner }) => owner))]
  const [ofRecords, records] = anyOf(
    tx,
    'record_id',
    gone.map(({ record_id }) => Number(record_id))
  )
  await tx.run(`DELETE FROM ${kind.keys} WHERE ${ofRecords}`, [records])
  await tx.run(`DELETE FROM ${kind.records} WHERE ${ofRecords}`, [records])
  // The owners' remaining records count as changed, so that they are resolved again.
  const left = await membersOfOwners<Entry, View, Link>(tx, kind, owners)
  const { members, oversized } = await loadCandidateRecords(tx, kind, left, [])
  const groups = resolveGroups(kind, members, oversized)
  const logged = await writeViews(tx, kind, groups, now, owners)
  await writeRecords(tx, kind, groups)
  await logChanges(tx, kind.index, head, logged, now)
  return gone.length
}
