import type { ContactSeal } from '#domain/ports/contact_seal'
import type { SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson, fromNumber, toJson } from '#app/shared/database/codecs'
import type { RecordMember } from './candidate_records.js'
import { digest, recordKey } from './record_key.js'
import { contentHash } from './seal_record.js'
import type { Linked, RecordKind, StoredRecord } from './record_kind.js'

type Incoming<Entry> = { key: string; hash: string; body: string; record: Entry }

/**
 * Returns the batch's new and changed records, without records that are older than the stored one.
 * `former` maps record ids to the links of replaced records.
 */
export async function changedMembers<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  batch: readonly Entry[],
  importedAt: string
): Promise<{ changed: RecordMember<Link>[]; former: Map<number, Link> }> {
  const incoming = newestByKey(batch, tx.contacts)
  const [condition, binding] = anyOf(tx, 'record_key', [...incoming.keys()])
  type Row = { record_id: unknown; record_key: string; owner: string; content_hash: string; body: string }
  const rows = await tx.select<Row>(
    `SELECT record_id, record_key, ${kind.idColumn} AS owner, content_hash, body FROM ${kind.records} WHERE ${condition}`,
    [binding]
  )
  const stored = new Map(rows.map((row) => [row.record_key, row]))
  const [{ last }] = await tx.select<{ last: unknown }>(`SELECT MAX(record_id) AS last FROM ${kind.records}`)
  let next = fromNumber(last ?? 0) + 1

  const changed: RecordMember<Link>[] = []
  const former = new Map<number, Link>()
  for (const { key, hash, body, record } of incoming.values()) {
    const row = stored.get(key)
    // Older versions stored the plain hash of every record.
    if (row && (row.content_hash === hash || row.content_hash === digest(body))) continue
    const before = row && fromJson<Entry>(row.body)
    if (before && isOlder(record, before)) continue
    const recordId = row ? fromNumber(row.record_id) : next++
    if (before) former.set(recordId, kind.link(before, key))
    const link = kind.link(record, key)
    changed.push({ recordId, key, owner: row?.owner ?? null, hash, body, importedAt, link, changed: true })
  }
  return { changed, former }
}

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
function isOlder(a: StoredRecord, b: StoredRecord): boolean {
  return a.observed_at !== undefined && b.observed_at !== undefined && a.observed_at < b.observed_at
}
