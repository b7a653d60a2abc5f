import type { SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { insertRows } from '#app/shared/database/insert_rows'
import { toJson, toTime } from '#app/shared/database/codecs'
import { type RecordMember, wordsOf } from './candidate_records.js'
import { wordHash } from './record_key.js'
import type { Linked, RecordKind, StoredRecord } from './record_kind.js'

/**
 * An owner with its records. The owner's id is the prefix and the key of its first record.
 * `untouched` groups keep their stored form.
 */
export type Group<Link> = { id: string; members: RecordMember<Link>[]; untouched: boolean }

/**
 * Writes changed views, deletes the views of removed owners, and returns the changes to log.
 * @param owners owners that lost records and may have none left
 */
export async function writeViews<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  groups: Group<Link>[],
  now: Date,
  owners: readonly string[] = []
): Promise<{ id: string; op: 'put' | 'delete' }[]> {
  const touched = groups.filter((group) => !group.untouched)
  const ids = new Set(groups.map((group) => group.id))
  const formerOwners = new Set([
    ...owners,
    ...groups.flatMap((group) => group.members.flatMap((member) => member.owner ?? [])),
  ])
  const gone = [...formerOwners].filter((id) => !ids.has(id))

  const known = touched.map((group) => group.id).filter((id) => formerOwners.has(id))
  const stored = new Map<string, string>()
  if (known.length) {
    const [condition, binding] = anyOf(tx, kind.idColumn, known)
    const sql = `SELECT ${kind.idColumn} AS id, view FROM ${kind.views} WHERE ${condition}`
    for (const row of await tx.select<{ id: string; view: string }>(sql, [binding]))
      stored.set(row.id, row.view)
  }
  const views = touched
    .map(
      ({ id, members }) =>
        [
          id,
          toJson(
            kind.fold(
              id,
              members.map((member) => member.link.record)
            )
          ),
        ] as const
    )
    .filter(([id, view]) => stored.get(id) !== view)
  await insertRows(
    tx,
    kind.views,
    [kind.idColumn, 'view', 'updated_at'],
    views.map(([id, view]) => [id, view, toTime(now)]),
    `(${kind.idColumn}) DO UPDATE SET view = excluded.view, updated_at = excluded.updated_at`
  )
  if (gone.length) {
    const [condition, binding] = anyOf(tx, kind.idColumn, gone)
    await tx.run(`DELETE FROM ${kind.views} WHERE ${condition}`, [binding])
  }
  return [
    ...views.map(([id]) => ({ id, op: 'put' as const })),
    ...gone.map((id) => ({ id, op: 'delete' as const })),
  ]
}

/** Writes the records that are new, changed or moved to another owner. */
export async function writeRecords<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  groups: Group<Link>[]
): Promise<void> {
  const rows = groups.flatMap(({ id, members }) =>
    members
      .filter((member) => member.changed || member.owner !== id)
      .sort((a, b) => a.recordId - b.recordId)
      .map(({ recordId, key, hash, body, importedAt, importNumber, link }) => {
        const stored = kind.seal?.(body, link.record, tx.contacts) ?? body
        return [recordId, key, id, hash, stored, importedAt, importNumber]
      })
  )
  const columns = [
    'record_id',
    'record_key',
    kind.idColumn,
    'content_hash',
    'body',
    'imported_at',
    'import_number',
  ]
  const merged = columns.slice(2).map((column) => `${column} = excluded.${column}`)
  await insertRows(tx, kind.records, columns, rows, `(record_id) DO UPDATE SET ${merged.join(', ')}`)
}

/** Writes the keys of changed records and deletes the keys of their former versions. */
export async function writeKeys<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  changed: readonly RecordMember<Link>[],
  former: ReadonlyMap<number, Link>,
  hashes: ReadonlyMap<string, number>
): Promise<void> {
  if (former.size) {
    const [condition, binding] = anyOf(tx, 'record_id', [...former.keys()])
    const formerHashes = [...new Set([...former.values()].flatMap((link) => wordsOf(link).map(wordHash)))]
    if (formerHashes.length) {
      const [keyed, keys] = anyOf(tx, 'key_hash', formerHashes)
      await tx.run(`DELETE FROM ${kind.keys} WHERE ${keyed} AND ${condition}`, [keys, binding])
    }
  }
  const rows = changed.flatMap((member) =>
    [...new Set(wordsOf(member.link).map((word) => hashes.get(word) ?? wordHash(word)))].map((hash) => [
      hash,
      member.recordId,
    ])
  )
  rows.sort((a, b) => a[0] - b[0])
  await insertRows(tx, kind.keys, ['key_hash', 'record_id'], rows)
}
