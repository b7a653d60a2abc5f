import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { fromNumber, toTime } from '#app/shared/database/codecs'
import type { ImportEntry } from './import_entry.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Records per sweep. Few, because a sweep blocks imports. */
const RECORDS_PER_SWEEP = 500
/** How long a sweep rests after it has read the whole history. */
const REST_MS = 60 * 60 * 1000

/** A store that keeps earlier versions of its records. */
export type VersionStore = {
  /**
   * Deletes versions of the next records, unless undoing an `undoable` import would restore them.
   */
  forgetVersionsIn(
    tx: SqlTransaction,
    after: string,
    limit: number,
    undoable: ReadonlySet<number>
  ): Promise<{ forgotten: number; last: string | null }>
}

/**
 * Whether an import ended too long ago to be undone, by the current limit or by the limit of an
 * earlier sweep. An undo that was started in time continues.
 */
export const isExpired = (
  { state, endedAt, updatedAt, historyDeleted }: ImportEntry,
  undoDays: number,
  now: Date
): boolean => state !== 'undoing' && (historyDeleted || (endedAt ?? updatedAt) <= cutoff(undoDays, now))

/**
 * Deletes earlier versions of records when the import that replaced them can no longer be undone.
 */
export class ImportHistory {
  /** The store and the record after which the next sweep continues. */
  #store = 0
  #after = ''
  #restsUntil = 0

  constructor(
    private readonly sql: Sql,
    private readonly stores: readonly VersionStore[],
    private readonly undoDays: number
  ) {}

  /** Reads the next records with a history. Returns the number of deleted versions. */
  async sweep(now: Date): Promise<number> {
    if (now.getTime() < this.#restsUntil) return 0
    const { forgotten, last } = await this.sql.transaction(async (tx) => {
      const undoable = await this.#undoable(tx, now)
      return this.stores[this.#store].forgetVersionsIn(tx, this.#after, RECORDS_PER_SWEEP, undoable)
    })
    this.#after = last ?? ''
    if (last === null) this.#store = (this.#store + 1) % this.stores.length
    if (last === null && this.#store === 0) this.#restsUntil = now.getTime() + REST_MS
    return forgotten
  }

  /** Marks the expired imports. Returns the numbers of the imports that are not expired. */
  async #undoable(tx: SqlTransaction, now: Date): Promise<Set<number>> {
    // The mark stays, because a higher limit later cannot restore deleted versions.
    await tx.run(
      `UPDATE imports SET history_deleted = 1 WHERE kind IN ('people', 'companies') AND history_deleted = 0
         AND state <> 'undoing' AND COALESCE(ended_at, updated_at) <= ?`,
      [cutoff(this.undoDays, now)]
    )
    const rows = await tx.select<{ number: unknown }>(
      `SELECT number FROM imports WHERE kind IN ('people', 'companies') AND history_deleted = 0`
    )
    return new Set(rows.map((row) => fromNumber(row.number)))
  }
}

/** Returns the time of the limit. Imports that ended at or before it cannot be undone. */
export const cutoff = (undoDays: number, now: Date): string =>
  toTime(new Date(now.getTime() - undoDays * DAY_MS))
