import { hash } from 'node:crypto'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { DomainError } from '#domain/errors'
import { fromJson, fromNumber, isUniqueViolation, toJson, toTime } from '#app/shared/database/codecs'
import { type ProcessLock, withProcessLock } from '#app/shared/database/process_lock'
import { newId } from '#app/shared/new_id'
import {
  type ImportCounts,
  type ImportEntry,
  type ImportPosition,
  type ImportState,
  type NewImport,
  NO_COUNTS,
} from './import_entry.js'
import { cutoff } from './import_history.js'

type Row = Record<string, unknown>

/** A running import without progress for this long is dead. Every batch saves the progress. */
const DEAD_MS = 60_000
const MAX_ATTEMPTS = 5

/** The imports, undos and deletions of sources, in SQL. */
export class ImportLog {
  /** The locks of the imports that this process runs, by number. */
  readonly #locks = new Map<number, ProcessLock>()

  /** @param undoDays how many days after its end an import can be undone */
  constructor(
    private readonly sql: Sql,
    private readonly undoDays: number
  ) {}

  /**
   * Runs `work` with a new import, or continues the unfinished import of the same files with its
   * counts and position. Throws `validation_failed` while a process imports the same files in the
   * same way. An import whose process was killed continues at once. An import that can no longer be
   * undone is not continued: undoing later rows would delete records instead of restoring them.
   */
  run<T>(given: NewImport, work: (entry: ImportEntry) => Promise<T>): Promise<T> {
    const fingerprint = fingerprintOf(given)
    const running = async () => {
      const [row] = await this.sql.select<Row>(
        `SELECT * FROM imports WHERE fingerprint = ? ORDER BY number DESC LIMIT 1`,
        [fingerprint]
      )
      return alreadyRunning(row && entryOf(row))
    }
    return withProcessLock(`import ${fingerprint}`, running, async (lock) => {
      const entry = await this.#start(given)
      this.#locks.set(entry.number, lock)
      try {
        return await work(entry)
      } finally {
        this.#locks.delete(entry.number)
      }
    })
  }

  async #start(given: NewImport, now = new Date()): Promise<ImportEntry> {
    const fingerprint = fingerprintOf(given)
    const [unfinished] = await this.sql.select<Row>(
      `UPDATE imports SET state = 'running', updated_at = ?, ended_at = NULL
       WHERE number = (SELECT MAX(number) FROM imports WHERE fingerprint = ?
         AND state IN ('stopped', 'failed', 'running')
         AND (kind NOT IN ('people', 'companies') OR COALESCE(ended_at, updated_at) > ?))
         AND history_deleted = 0 RETURNING *`,
      [toTime(now), fingerprint, cutoff(this.undoDays, now)]
    )
    if (unfinished) return entryOf(unfinished)
    for (let attempt = 1; ; attempt++) {
      try {
        return await insert(this.sql, given, fingerprint, 'running', now)
      } catch (error) {
        // Another process took the number.
        if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error
      }
    }
  }

  /** Saves the progress of an import. Throws if the import is not running or has lost its lock. */
  async save(
    sql: Sql,
    number: number,
    counts: ImportCounts,
    position: ImportPosition | null,
    now = new Date()
  ): Promise<void> {
    this.#checkLock(number)
    const saved = await sql.run(
      `UPDATE imports SET counts = ?, position = ?, updated_at = ? WHERE number = ? AND state = 'running'`,
      [toJson(counts), position && toJson(position), toTime(now), number]
    )
    if (saved === 0)
      throw new DomainError('validation_failed', 'The import ended here, because an undo of it was started.')
  }

  /**
   * Ends a running import. A finished import cannot be continued. Throws if the lock is lost.
   * @param fromStart whether the same files are read again from the start
   */
  async end(
    sql: Sql,
    { number, files, counts }: Pick<ImportEntry, 'number' | 'files' | 'counts'>,
    state: ImportState,
    fromStart = false,
    now = new Date()
  ): Promise<void> {
    this.#checkLock(number)
    await sql.run(
      `UPDATE imports SET state = ?, counts = ?, files = ?, updated_at = ?, ended_at = ?
         ${state === 'finished' || fromStart ? ', position = NULL' : ''} WHERE number = ? AND state = 'running'`,
      [state, toJson(counts), toJson(files), toTime(now), toTime(now), number]
    )
  }

  #checkLock(number: number): void {
    if (this.#locks.get(number)?.isLost)
      throw new DomainError(
        'upstream_unavailable',
        'The import ended here, because the database closed the connection of its lock. Start it again to continue.'
      )
  }

  /** Lists the latest imports first. */
  async list(limit = 100): Promise<ImportEntry[]> {
    const rows = await this.sql.select<Row>('SELECT * FROM imports ORDER BY number DESC LIMIT ?', [limit])
    return rows.map(entryOf)
  }

  /** Returns an import. Throws `not_found` for an unknown id. */
  async get(id: string, sql: Sql = this.sql): Promise<ImportEntry> {
    const [row] = await sql.select<Row>('SELECT * FROM imports WHERE id = ?', [id])
    if (!row) throw new DomainError('not_found', `There is no import ${id}; node ace imports:list lists all.`)
    return entryOf(row)
  }

  /** Lists the unfinished undos and deletions, oldest first. */
  async pending(sql: Sql = this.sql): Promise<ImportEntry[]> {
    const rows = await sql.select<Row>(
      `SELECT * FROM imports WHERE state = 'running' AND kind IN ('undo', 'source_deletion') ORDER BY number`
    )
    return rows.map(entryOf)
  }

  /** Adds an entry in the caller's transaction. */
  add(tx: SqlTransaction, given: NewImport, now: Date): Promise<ImportEntry> {
    return insert(tx, given, fingerprintOf(given), 'running', now)
  }

  /**
   * Forgets the positions of unfinished imports and deletions, so that they start from the
   * beginning.
   */
  async forgetPositions(tx: SqlTransaction): Promise<void> {
    await tx.run(`UPDATE imports SET position = NULL WHERE position IS NOT NULL`)
  }

  async setState(tx: SqlTransaction, number: number, state: ImportState, now: Date): Promise<void> {
    await tx.run('UPDATE imports SET state = ?, updated_at = ? WHERE number = ?', [
      state,
      toTime(now),
      number,
    ])
  }
}

/** Whether a running import has made no progress for so long that its process must be dead. */
export const isDead = ({ state, updatedAt }: ImportEntry, now = new Date()): boolean =>
  state === 'running' && now.getTime() - Date.parse(updatedAt) > DEAD_MS

function alreadyRunning(entry?: ImportEntry): DomainError {
  const known = entry ? ` as ${entry.id}, which ${entry.startedBy} started at ${entry.startedAt}` : ''
  return new DomainError(
    'validation_failed',
    `The same import is already running${known}. Wait for its end, or stop it; node ace imports:list shows its progress.`
  )
}

async function insert(
  sql: Sql,
  given: NewImport,
  fingerprint: string,
  state: ImportState,
  now: Date
): Promise<ImportEntry> {
  const [row] = await sql.select<Row>(
    `INSERT INTO imports (number, id, kind, state, fingerprint, files, source, mapping, started_by, counts,
       undoes, started_at, updated_at)
     SELECT COALESCE(MAX(number), 0) + 1, CAST(? AS text), CAST(? AS text), CAST(? AS text), CAST(? AS text),
       CAST(? AS text), CAST(? AS text), CAST(? AS text), CAST(? AS text), CAST(? AS text), CAST(? AS text),
       CAST(? AS text), CAST(? AS text) FROM imports RETURNING *`,
    [
      ...[newId('imp'), given.kind, state, fingerprint, toJson(given.files), given.source, given.mapping],
      ...[given.startedBy, toJson(NO_COUNTS), given.undoes, toTime(now), toTime(now)],
    ]
  )
  return entryOf(row)
}

/** Returns equal hashes for imports of the same content with the same settings. */
function fingerprintOf({ kind, files, source, mapping, undoes }: NewImport): string {
  const identity = [kind, files.map(({ sha256, sheet }) => [sha256, sheet]), source, mapping, undoes]
  return hash('sha256', JSON.stringify(identity))
}

function entryOf(row: Row): ImportEntry {
  return {
    id: row.id as string,
    number: fromNumber(row.number),
    kind: row.kind as ImportEntry['kind'],
    state: row.state as ImportState,
    files: fromJson(row.files),
    source: row.source as string | null,
    mapping: row.mapping as string | null,
    startedBy: row.started_by as string,
    counts: { ...NO_COUNTS, ...fromJson<Partial<ImportCounts>>(row.counts) },
    position: row.position === null ? null : fromJson(row.position),
    undoes: row.undoes as string | null,
    startedAt: row.started_at as string,
    updatedAt: row.updated_at as string,
    endedAt: row.ended_at as string | null,
    historyDeleted: fromNumber(row.history_deleted) === 1,
  }
}
