import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { changesAfter, latestSequence, lockHead, type LoggedChange } from '#app/index/change_log'
import { type AppliedBatch, applyBatch } from './apply_batch.js'
import type { ImportBatch, UndoneStep, UndoPreview } from '#app/imports/import_batch'
import { recordKey, wordHash } from './record_key.js'
import { previewUndo } from './preview_undo.js'
import { removeRecords } from './remove_records.js'
import type { RecordMember } from './candidate_records.js'
import type { Linked, RecordKind, StoredRecord } from './record_kind.js'
import { forgetVersions } from './forget_versions.js'
import { countBySource, keysOfSource, type SourceCount } from './record_sources.js'
import { undoStatements } from './undo_statements.js'

/** A change-log entry with the current view. The view of a deleted or merged owner is null. */
export type ViewChange<View> = LoggedChange & { view: View | null }

/**
 * The records of one kind in SQL, and the folded view of each owner (person or company). Ids stay
 * valid: after a merge, the ids of both former owners find the merged owner.
 */
export class RecordStore<Entry extends StoredRecord, View> {
  constructor(
    protected readonly sql: Sql,
    protected readonly kind: RecordKind<Entry, View, Linked<Entry>>
  ) {}

  /**
   * Stores records in one transaction. Assigns each record to an owner, updates the views of the
   * affected owners, and logs the changes. A record replaces the stored one with its source and id,
   * unless it is unchanged or older.
   * @param batchOf the import of the batch; its `stored` runs in the same transaction
   */
  applyRecords(batch: readonly Entry[], now = new Date(), batchOf?: ImportBatch): Promise<AppliedBatch> {
    return this.sql.transaction(async (tx) => {
      const applied = await this.applyIn(tx, batch, now, batchOf?.number)
      await batchOf?.stored(tx, applied)
      return applied
    })
  }

  /**
   * Like `applyRecords`, in the caller's transaction. A caller that reads records must lock the
   * index head before it reads.
   */
  applyIn(
    tx: SqlTransaction,
    batch: readonly Entry[],
    now: Date,
    importNumber: number | null = null
  ): Promise<AppliedBatch> {
    return applyBatch(tx, this.kind, batch, now, importNumber, (changed) => this.noteRecords(tx, changed))
  }

  /** Deletes records by key in the caller's transaction. Returns how many existed. */
  removeIn(tx: SqlTransaction, recordKeys: readonly string[], now: Date): Promise<number> {
    return removeRecords(tx, this.kind, recordKeys, now)
  }

  /** Deletes records by source and id in one transaction. Returns how many existed. */
  removeRecords(records: readonly Entry[], now = new Date()): Promise<number> {
    const keys = records.map((record) => recordKey(record, toJson(record)))
    return this.sql.transaction((tx) => this.removeIn(tx, keys, now))
  }

  /** Undoes up to `limit` statements of an import in the caller's transaction. */
  undoIn(tx: SqlTransaction, importNumber: number, limit: number, now: Date): Promise<UndoneStep> {
    return undoStatements(tx, this.kind, importNumber, limit, now, {
      admitted: (statements) => this.admitted(tx, statements),
      note: (changed) => this.noteRecords(tx, changed),
      remove: (keys) => this.removeIn(tx, keys, now),
    })
  }

  /** Counts what undoing an import would do. */
  previewUndo(importNumber: number): Promise<UndoPreview> {
    return previewUndo(this.sql, this.kind, importNumber)
  }

  /**
   * Reads up to `limit` records after `after`, and deletes those of their versions that no undo
   * needs. Runs in the caller's transaction.
   */
  forgetVersionsIn(tx: SqlTransaction, after: string, limit: number, undoable: ReadonlySet<number>) {
    return forgetVersions(tx, this.kind, after, limit, undoable)
  }

  countBySource(source?: string): Promise<SourceCount[]> {
    return countBySource(this.sql, this.kind, source)
  }

  /**
   * Deletes up to `limit` records of a source after record `after`, in the caller's transaction.
   * `last` is null when none is left.
   */
  async removeSourceIn(tx: SqlTransaction, source: string, after: number, limit: number, now: Date) {
    await lockHead(tx, this.kind.index)
    const { keys, last } = await keysOfSource(tx, this.kind, source, after, limit)
    if (keys.length) await this.removeIn(tx, keys, now)
    return { removed: keys.length, last }
  }

  /** Returns each record in the form that may be stored, or null if it must not be stored. */
  protected async admitted(_tx: SqlTransaction, records: readonly Entry[]): Promise<(Entry | null)[]> {
    return [...records]
  }

  /**
   * Does nothing by default. Subclasses store more about new and changed records, in the same
   * transaction.
   */
  protected async noteRecords(
    _tx: SqlTransaction,
    _changed: readonly RecordMember<Linked<Entry>>[]
  ): Promise<void> {}

  async get(id: string): Promise<View | null> {
    return (await this.getMany([id]))[0]
  }

  /** Returns the views in the order of the ids. Null means an unknown id. */
  async getMany(ids: readonly string[]): Promise<(View | null)[]> {
    const keys = ids.map((id) => this.keyOf(id))
    const wanted = keys.filter((key) => key !== null)
    if (!wanted.length) return ids.map(() => null)
    const { views, records, idColumn } = this.kind
    const [condition, binding] = anyOf(this.sql, 'r.record_key', wanted)
    const rows = await this.sql.select<{ record_key: string; view: unknown }>(
      `SELECT r.record_key, v.view FROM ${records} r JOIN ${views} v ON v.${idColumn} = r.${idColumn}
       WHERE ${condition}`,
      [binding]
    )
    const found = new Map(rows.map((row) => [row.record_key, fromJson<View>(row.view)]))
    return keys.map((key) => (key === null ? null : (found.get(key) ?? null)))
  }

  /** Streams every view by ascending id, in pages of 1,000. */
  async *all(): AsyncGenerator<View> {
    const { views, idColumn } = this.kind
    let after = ''
    for (;;) {
      const rows = await this.sql.select<{ id: string; view: unknown }>(
        `SELECT ${idColumn} AS id, view FROM ${views} WHERE ${idColumn} > ? ORDER BY ${idColumn} LIMIT 1000`,
        [after]
      )
      for (const row of rows) yield fromJson<View>(row.view)
      if (rows.length < 1000) return
      after = rows[rows.length - 1].id
    }
  }

  async count(): Promise<number> {
    const rows = await this.sql.select<{ n: unknown }>(`SELECT COUNT(*) AS n FROM ${this.kind.views}`)
    return Number(rows[0].n)
  }

  /**
   * Returns the last committed sequence, or 0 before any change. Call it before `all`,
   * which may miss later changes, and apply those afterwards.
   */
  latestSequence(): Promise<number> {
    return latestSequence(this.sql, this.kind.index)
  }

  /** Returns up to `limit` changes after `sequence`, ascending, one per owner. */
  async changesSince(sequence: number, limit: number): Promise<ViewChange<View>[]> {
    const changes = await changesAfter(this.sql, this.kind.index, sequence, limit)
    if (!changes.length) return []
    const { views, idColumn } = this.kind
    const [condition, binding] = anyOf(
      this.sql,
      idColumn,
      changes.map((change) => change.id)
    )
    const rows = await this.sql.select<{ id: string; view: unknown }>(
      `SELECT ${idColumn} AS id, view FROM ${views} WHERE ${condition}`,
      [binding]
    )
    const found = new Map(rows.map((row) => [row.id, fromJson<View>(row.view)]))
    return changes.map((change) => ({ ...change, view: found.get(change.id) ?? null }))
  }

  /** Returns the records of an owner in import order. */
  async recordsOf(id: string): Promise<Entry[]> {
    const key = this.keyOf(id)
    if (key === null) return []
    const { records, idColumn } = this.kind
    const rows = await this.sql.select<{ body: unknown }>(
      `SELECT body FROM ${records} WHERE ${idColumn} = (SELECT ${idColumn} FROM ${records} WHERE record_key = ?)
       ORDER BY record_id`,
      [key]
    )
    return rows.map((row) => fromJson<Entry>(row.body))
  }

  /** Returns the ids of owners with a record that has this account among its identifiers. */
  async withAccount(account: string): Promise<string[]> {
    const { keys, records, idColumn } = this.kind
    const rows = await this.sql.select<{ id: string; record_key: string; body: unknown }>(
      `SELECT r.${idColumn} AS id, r.record_key, r.body FROM ${keys} k JOIN ${records} r ON r.record_id = k.record_id
       WHERE k.key_hash = ? ORDER BY r.record_id`,
      [wordHash(account)]
    )
    const held = rows.filter((row) => {
      const link = this.kind.link(fromJson<Entry>(row.body), row.record_key)
      return [...link.identifiers.values()].includes(account)
    })
    return [...new Set(held.map((row) => row.id))]
  }

  private keyOf(id: string): string | null {
    const key = id.slice(this.kind.prefix.length)
    return id.startsWith(this.kind.prefix) && /^[0-9a-f]{32}$/.test(key) ? key : null
  }
}
