import type { SqlTransaction } from '#domain/ports/sql'
import type { UndoneStep } from '#app/imports/import_batch'
import { lockHead } from '#app/index/change_log'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson, fromNumber, toJson } from '#app/shared/database/codecs'
import { storeMembers } from './apply_batch.js'
import { importOf, membersOfImport, type RecordMember } from './candidate_records.js'
import { contentHash } from './seal_record.js'
import type { Linked, RecordKind, StoredRecord } from './record_kind.js'
import { latestOf, versionsOf } from './stored_versions.js'
import { handOver, laterStatements, removeRestatementsOf, undoVersions } from './undo_versions.js'

type Store<Entry, Link> = {
  /** Returns the statements as they may be stored; null for those that may not. */
  admitted(statements: readonly Entry[]): Promise<(Entry | null)[]>
  note(changed: readonly RecordMember<Link>[]): Promise<void>
  remove(recordKeys: readonly string[]): Promise<unknown>
}

/**
 * Undoes up to `limit` statements of an import in the caller's transaction. A record returns to its latest
 * statement of another import, and is deleted if there is none. Records keep their ids. A statement that a
 * later import repeated then belongs to that import. Repeat until `isDone`.
 */
export async function undoStatements<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  importNumber: number,
  limit: number,
  now: Date,
  store: Store<Entry, Link>
): Promise<UndoneStep> {
  const head = await lockHead(tx, kind.index)
  const current = await membersOfImport<Entry, View, Link>(tx, kind, importNumber, limit)
  if (!current.length) {
    const kept = await undoVersions(tx, kind, importNumber, limit)
    if (kept === 0) await removeRestatementsOf(tx, kind, importNumber)
    return { removed: 0, restored: 0, kept, isDone: kept === 0 }
  }
  const restated = await laterStatements(
    tx,
    kind,
    importNumber,
    current.map(({ key }) => key)
  )
  for (const [by, keys] of restated) await handOver(tx, kind, kind.records, importNumber, by, keys)
  const handed = new Set([...restated.values()].flat())
  const undone = current.filter(({ key }) => !handed.has(key))
  const restored = await earlierMembers(tx, kind, importNumber, undone, store)
  const former = new Map(undone.map(({ recordId, link }) => [recordId, link]))
  if (restored.length) {
    const changes = {
      changed: restored,
      former: new Map(restored.map(({ recordId }) => [recordId, former.get(recordId)!])),
    }
    await storeMembers(tx, kind, head, changes, now, store.note)
  }
  const returned = new Set(restored.map(({ key }) => key))
  const removed = undone.map(({ key }) => key).filter((key) => !returned.has(key))
  if (removed.length) await store.remove(removed)
  return { removed: removed.length, restored: restored.length, kept: handed.size, isDone: false }
}

/**
 * Returns the records with their latest statement of another import, if it may be stored. Deletes
 * this version, and the later versions of the undone import.
 */
async function earlierMembers<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  importNumber: number,
  members: readonly RecordMember<Link>[],
  store: Store<Entry, Link>
): Promise<RecordMember<Link>[]> {
  const versions = await versionsOf(
    tx,
    kind,
    members.map(({ key }) => key)
  )
  const found = members.flatMap((member) => {
    const own = versions.get(member.key) ?? []
    const at = latestOf<Entry>(own, importNumber)
    if (at === -1) return []
    const above = own.slice(0, at).filter((version) => importOf(version) === importNumber)
    return [{ member, version: own[at], used: [...above, own[at]] }]
  })
  if (!found.length) return []
  const [condition, binding] = anyOf(
    tx,
    'version_id',
    found.flatMap(({ used }) => used.map((version) => fromNumber(version.version_id)))
  )
  await tx.run(`DELETE FROM ${kind.versions} WHERE ${condition}`, [binding])
  const entries = await store.admitted(found.map(({ version }) => fromJson<Entry>(version.body)))
  return found.flatMap(({ member, version }, i) => {
    const entry = entries[i]
    if (entry === null) return []
    const body = toJson(entry)
    return [
      {
        ...member,
        ...{
          body,
          hash: contentHash(body, tx.contacts),
          importedAt: version.imported_at,
          importNumber: importOf(version),
        },
        ...{ link: kind.link(entry, member.key), changed: true },
      },
    ]
  })
}
