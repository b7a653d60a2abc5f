import { resolve } from '#domain/people/records/resolve'
import { fromJson, fromNumber, toJson, toTime } from '#app/shared/database/codecs'
import { lockHead, logChanges } from '#app/index/change_log'
import { loadNeighbourhood, type Member, wordsOf } from './neighbourhood.js'
import { digest, recordKey, wordHash } from './record_key.js'
import type { Linked, RecordKind, StoredRecord } from './record_kind.js'
import { type Client, insertRows, select, within } from '#app/shared/database/sql'

/** What became of a batch: how many records were new or changed, and how many owners. */
export type AppliedBatch = { added: number; replaced: number; unchanged: number; owners: number }

type Incoming<Entry> = { key: string; hash: string; body: string; record: Entry }

/** Stores a batch within the caller's transaction; see RecordStore.applyRecords. */
export async function applyBatch<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  trx: Client,
  kind: RecordKind<Entry, View, Link>,
  batch: readonly Entry[],
  now: Date
): Promise<AppliedBatch> {
  const head = await lockHead(trx, kind.index)
  const { changed, former } = await changedMembers(trx, kind, batch, toTime(now))
  const added = changed.filter((member) => member.owner === null).length
  const result = {
    added,
    replaced: changed.length - added,
    unchanged: batch.length - changed.length,
    owners: 0,
  }
  if (!changed.length) return result

  const { members, crowded, hashes } = await loadNeighbourhood(trx, kind, changed, [...former.values()])
  const groups = regroup(kind, members, crowded)
  const logged = await writeViews(trx, kind, groups, now)
  await writeRecords(trx, kind, groups)
  await writeKeys(trx, kind, changed, former, hashes)
  await logChanges(trx, kind.index, head, logged, now)
  return { ...result, owners: logged.length }
}

/** The records of the batch that say something new, with the links of those they replace by record id. */
async function changedMembers<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  trx: Client,
  kind: RecordKind<Entry, View, Link>,
  batch: readonly Entry[],
  importedAt: string
): Promise<{ changed: Member<Link>[]; former: Map<number, Link> }> {
  const incoming = newestByKey(batch)
  const [condition, binding] = within(trx, 'record_key', [...incoming.keys()])
  type Row = { record_id: unknown; record_key: string; owner: string; content_hash: string; body: string }
  const rows = await select<Row>(
    trx,
    `SELECT record_id, record_key, ${kind.idColumn} AS owner, content_hash, body FROM ${kind.records} WHERE ${condition}`,
    [binding]
  )
  const stored = new Map(rows.map((row) => [row.record_key, row]))
  const [{ last }] = await select<{ last: unknown }>(
    trx,
    `SELECT MAX(record_id) AS last FROM ${kind.records}`
  )
  let next = fromNumber(last ?? 0) + 1

  const changed: Member<Link>[] = []
  const former = new Map<number, Link>()
  for (const { key, hash, body, record } of incoming.values()) {
    const row = stored.get(key)
    if (row?.content_hash === hash) continue
    const before = row && fromJson<Entry>(row.body)
    if (before && isOlder(record, before)) continue
    const recordId = row ? fromNumber(row.record_id) : next++
    if (before) former.set(recordId, kind.link(before, key))
    const link = kind.link(record, key)
    changed.push({ recordId, key, owner: row?.owner ?? null, hash, body, importedAt, link, changed: true })
  }
  return { changed, former }
}

function newestByKey<Entry extends StoredRecord>(batch: readonly Entry[]): Map<string, Incoming<Entry>> {
  const byKey = new Map<string, Incoming<Entry>>()
  for (const record of batch) {
    const body = toJson(record)
    const key = recordKey(record, body)
    const held = byKey.get(key)
    if (!held || !isOlder(record, held.record)) byKey.set(key, { key, hash: digest(body), body, record })
  }
  return byKey
}

/** Without a time on either side, what comes later is newer. */
function isOlder(a: StoredRecord, b: StoredRecord): boolean {
  return a.observed_at !== undefined && b.observed_at !== undefined && a.observed_at < b.observed_at
}

/** An owner's id is the key of its first record; `untouched` groups are stored as they are. */
type Group<Link> = { id: string; members: Member<Link>[]; untouched: boolean }

function regroup<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  kind: RecordKind<Entry, View, Link>,
  members: Member<Link>[],
  crowded: Set<string>
): Group<Link>[] {
  const byLink = new Map(members.map((member) => [member.link as Link, member]))
  const sizes = new Map<string, number>()
  for (const { owner } of members) if (owner !== null) sizes.set(owner, (sizes.get(owner) ?? 0) + 1)
  return resolve([...byLink.keys()], kind.rules, crowded).map((links) => {
    const group = links.map((link) => byLink.get(link)!).sort((a, b) => a.recordId - b.recordId)
    const id = kind.prefix + group[0].key
    const same = group.every((member) => member.owner === id && !member.changed)
    return { id, members: group, untouched: same && group.length === sizes.get(id) }
  })
}

/** Writes the views that differ from what is stored, deletes those of owners that are gone; what to log of it. */
async function writeViews<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  trx: Client,
  kind: RecordKind<Entry, View, Link>,
  groups: Group<Link>[],
  now: Date
): Promise<{ id: string; op: 'put' | 'delete' }[]> {
  const touched = groups.filter((group) => !group.untouched)
  const ids = new Set(groups.map((group) => group.id))
  const formerOwners = new Set(
    groups.flatMap((group) => group.members.flatMap((member) => member.owner ?? []))
  )
  const gone = [...formerOwners].filter((id) => !ids.has(id))

  const known = touched.map((group) => group.id).filter((id) => formerOwners.has(id))
  const stored = new Map<string, string>()
  if (known.length) {
    const [condition, binding] = within(trx, kind.idColumn, known)
    const sql = `SELECT ${kind.idColumn} AS id, view FROM ${kind.views} WHERE ${condition}`
    for (const row of await select<{ id: string; view: string }>(trx, sql, [binding]))
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
    trx,
    kind.views,
    [kind.idColumn, 'view', 'updated_at'],
    views.map(([id, view]) => [id, view, toTime(now)]),
    `(${kind.idColumn}) DO UPDATE SET view = excluded.view, updated_at = excluded.updated_at`
  )
  if (gone.length) {
    const [condition, binding] = within(trx, kind.idColumn, gone)
    await select(trx, `DELETE FROM ${kind.views} WHERE ${condition}`, [binding])
  }
  return [
    ...views.map(([id]) => ({ id, op: 'put' as const })),
    ...gone.map((id) => ({ id, op: 'delete' as const })),
  ]
}

async function writeRecords<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  trx: Client,
  kind: RecordKind<Entry, View, Link>,
  groups: Group<Link>[]
): Promise<void> {
  const rows = groups.flatMap(({ id, members }) =>
    members
      .filter((member) => member.changed || member.owner !== id)
      .sort((a, b) => a.recordId - b.recordId)
      .map(({ recordId, key, hash, body, importedAt }) => [recordId, key, id, hash, body, importedAt])
  )
  const columns = ['record_id', 'record_key', kind.idColumn, 'content_hash', 'body', 'imported_at']
  const merged = columns.slice(2).map((column) => `${column} = excluded.${column}`)
  await insertRows(trx, kind.records, columns, rows, `(record_id) DO UPDATE SET ${merged.join(', ')}`)
}

async function writeKeys<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  trx: Client,
  kind: RecordKind<Entry, View, Link>,
  changed: readonly Member<Link>[],
  former: ReadonlyMap<number, Link>,
  known: ReadonlyMap<string, number>
): Promise<void> {
  if (former.size) {
    const [condition, binding] = within(trx, 'record_id', [...former.keys()])
    const hashes = [...new Set([...former.values()].flatMap((link) => wordsOf(link).map(wordHash)))]
    if (hashes.length) {
      const [keyed, keys] = within(trx, 'key_hash', hashes)
      await select(trx, `DELETE FROM ${kind.keys} WHERE ${keyed} AND ${condition}`, [keys, binding])
    }
  }
  const rows = changed.flatMap((member) =>
    [...new Set(wordsOf(member.link).map((word) => known.get(word) ?? wordHash(word)))].map((hash) => [
      hash,
      member.recordId,
    ])
  )
  rows.sort((a, b) => a[0] - b[0])
  await insertRows(trx, kind.keys, ['key_hash', 'record_id'], rows)
}
