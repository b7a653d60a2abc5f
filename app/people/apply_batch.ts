import type { SqlTransaction } from '#domain/ports/sql'
import { resolve } from '#domain/people/records/resolve'
import { lockHead, logChanges } from '#app/index/change_log'
import { toTime } from '#app/shared/database/codecs'
import { type BatchChanges, changedMembers } from './changed_members.js'
import { loadCandidateRecords, type RecordMember } from './candidate_records.js'
import type { Linked, RecordKind, StoredRecord } from './record_kind.js'
import { addRestatements, addVersions } from './versions.js'
import { type Group, writeKeys, writeRecords, writeViews } from './write_owners.js'

/**
 * Counts of new and replaced records, of all other records (`unchanged`), and of changed owners.
 */
export type AppliedBatch = {
  added: number
  replaced: number
  unchanged: number
  owners: number
  /** Records of suppressed people, which were not stored. */
  suppressed?: number
}

/**
 * Stores a batch within the caller's transaction, like `RecordStore.applyRecords`.
 * @param importNumber the batch's import, or null
 * @param note called with the new and changed records after they are stored
 */
export async function applyBatch<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  batch: readonly Entry[],
  now: Date,
  importNumber: number | null,
  note: (changed: readonly RecordMember<Link>[]) => Promise<void>
): Promise<AppliedBatch> {
  const head = await lockHead(tx, kind.index)
  const changes = await changedMembers(tx, kind, batch, toTime(now), importNumber)
  const { changed } = changes
  const added = changed.filter((member) => member.owner === null).length
  const result: AppliedBatch = {
    added,
    replaced: changed.length - added,
    unchanged: batch.length - changed.length,
    owners: 0,
  }
  await addVersions(tx, kind, changes.replaced)
  await addRestatements(tx, kind, changes.restated)
  if (!changed.length) return result
  return { ...result, owners: await storeMembers(tx, kind, head, changes, now, note) }
}

/**
 * Stores changed records, joins and folds the affected owners and logs the changes, in the caller's
 * transaction. Returns the number of changed owners.
 * @param head the sequence from `lockHead`
 * @param note called with the changed records after they are stored
 */
export async function storeMembers<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  tx: SqlTransaction,
  kind: RecordKind<Entry, View, Link>,
  head: number,
  { changed, former }: Pick<BatchChanges<Link>, 'changed' | 'former'>,
  now: Date,
  note: (changed: readonly RecordMember<Link>[]) => Promise<void>
): Promise<number> {
  const { members, oversized, hashes } = await loadCandidateRecords(tx, kind, changed, [...former.values()])
  const groups = resolveGroups(kind, members, oversized)
  const logged = await writeViews(tx, kind, groups, now)
  await writeRecords(tx, kind, groups)
  await writeKeys(tx, kind, changed, former, hashes)
  await note(changed)
  await logChanges(tx, kind.index, head, logged, now)
  return logged.length
}

/** Groups the members by their new owner. */
export function resolveGroups<Entry extends StoredRecord, View, Link extends Linked<Entry>>(
  kind: RecordKind<Entry, View, Link>,
  members: RecordMember<Link>[],
  oversized: Set<string>
): Group<Link>[] {
  const byLink = new Map(members.map((member) => [member.link as Link, member]))
  const sizes = new Map<string, number>()
  for (const { owner } of members) if (owner !== null) sizes.set(owner, (sizes.get(owner) ?? 0) + 1)
  return resolve([...byLink.keys()], kind.rules, oversized).map((links) => {
    const group = links.map((link) => byLink.get(link)!).sort((a, b) => a.recordId - b.recordId)
    const id = kind.prefix + group[0].key
    const same = group.every((member) => member.owner === id && !member.changed)
    return { id, members: group, untouched: same && group.length === sizes.get(id) }
  })
}
