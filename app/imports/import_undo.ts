import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { DomainError } from '#domain/errors'
import type { UndoableRecords, UndoPreview } from './import_batch.js'
import type { ImportEntry } from './import_entry.js'
import { isExpired } from './import_history.js'
import { type ImportLog, isDead } from './import_log.js'

/** Maximum statements per step. Few, so that a step blocks requests and imports only briefly. */
const STATEMENTS_PER_STEP = 250

export type UndoStores = Record<'people' | 'companies', UndoableRecords>

/**
 * Undoes imports and deletes sources, in steps. Each step is one transaction that also stores the state.
 * After a crash, the next start or command continues. Several processes may share the work.
 */
export class ImportUndo {
  constructor(
    private readonly sql: Sql,
    private readonly log: ImportLog,
    private readonly stores: UndoStores,
    private readonly undoDays: number
  ) {}

  /** Whether an import can be undone and is not being undone already. */
  mayUndo(entry: ImportEntry, now = new Date()): boolean {
    return entry.state !== 'undoing' && this.#refusal(entry, now) === null
  }

  /** Returns what `undo` would do. Throws if the import cannot be undone. */
  async preview(id: string, now = new Date()): Promise<UndoPreview & { import: ImportEntry }> {
    const found = await this.log.get(id)
    return { import: found, ...(await this.#storeOf(found, now).previewUndo(found.number)) }
  }

  /** Starts the undo of an import, or returns the undo that is under way. */
  start(id: string, startedBy: string, now = new Date()): Promise<ImportEntry> {
    return this.sql.transaction(async (tx) => {
      // Locks the entry, so that two commands cannot start two undos.
      await tx.run('UPDATE imports SET state = state WHERE id = ?', [id])
      const found = await this.log.get(id, tx)
      this.#storeOf(found, now)
      if (found.state === 'undoing') {
        const pending = (await this.log.pending(tx)).find(({ undoes }) => undoes === id)
        if (pending) return pending
      }
      await this.log.setState(tx, found.number, 'undoing', now)
      const given = { kind: 'undo' as const, files: [], source: found.source, mapping: null }
      return this.log.add(tx, { ...given, startedBy, undoes: id }, now)
    })
  }

  /** Counts the records and owners of every source, or only of the source `name`. */
  async sources(name?: string): Promise<SourceListing[]> {
    const [people, companies] = [
      await this.stores.people.countBySource(name),
      await this.stores.companies.countBySource(name),
    ]
    const names = new Set([...people, ...companies].map(({ source }) => source))
    return [...names].map((source) => {
      const [ofPeople, ofCompanies] = [people, companies].map((counts) =>
        counts.find((count) => count.source === source)
      )
      return {
        source,
        person_records: ofPeople?.records ?? 0,
        people: ofPeople?.owners ?? 0,
        company_records: ofCompanies?.records ?? 0,
        companies: ofCompanies?.owners ?? 0,
      }
    })
  }

  /** Starts the deletion of a source, or returns the deletion that is under way. */
  startDeletion(source: string, startedBy: string, now = new Date()): Promise<ImportEntry> {
    return this.sql.transaction(async (tx) => {
      const pending = await this.#deletionOf(source, tx)
      if (pending) return pending
      // The deletion may remove records of unfinished imports, so these imports must read their files
      // again.
      await this.log.forgetPositions(tx)
      const given = { kind: 'source_deletion' as const, files: [], source, mapping: null }
      return this.log.add(tx, { ...given, startedBy, undoes: null }, now)
    })
  }

  async isDeleting(source: string): Promise<boolean> {
    return (await this.#deletionOf(source, this.sql)) !== undefined
  }

  async #deletionOf(source: string, sql: Sql): Promise<ImportEntry | undefined> {
    const pending = await this.log.pending(sql)
    return pending.find((entry) => entry.kind === 'source_deletion' && entry.source === source)
  }

  /** Runs an undo or deletion to its end, or until the signal aborts. */
  async finish(
    id: string,
    onStep: (entry: ImportEntry) => void = () => {},
    signal?: AbortSignal
  ): Promise<ImportEntry> {
    for (;;) {
      const entry = await this.step(id)
      onStep(entry)
      if (entry.state !== 'running' || signal?.aborted) return entry
    }
  }

  /** Continues the pending undos and deletions until `until`. Returns the number of steps. */
  async continue(until: number): Promise<number> {
    let steps = 0
    for (const { id } of await this.log.pending())
      for (let isRunning = true; isRunning && performance.now() < until; steps++)
        isRunning = (await this.step(id)).state === 'running'
    return steps
  }

  /** Runs the next step of an undo or deletion. Returns the entry after the step. */
  step(id: string, now = new Date()): Promise<ImportEntry> {
    return this.sql.transaction(async (tx) => {
      // Locks the entry, so that processes that share the work do their steps one after the other.
      await tx.run('UPDATE imports SET state = state WHERE id = ?', [id])
      const entry = await this.log.get(id, tx)
      if (entry.state !== 'running') return entry
      const isDone =
        entry.kind === 'undo'
          ? await this.#undoStep(tx, entry, now)
          : await this.#deletionStep(tx, entry, now)
      if (!isDone) await this.log.save(tx, entry.number, entry.counts, entry.position, now)
      else {
        entry.state = 'finished'
        await this.log.end(tx, entry, 'finished', false, now)
      }
      return entry
    })
  }

  async #undoStep(tx: SqlTransaction, entry: ImportEntry, now: Date): Promise<boolean> {
    const undone = await this.log.get(entry.undoes!, tx)
    const store = this.#storeOf(undone, now)
    const { isDone, ...counts } = await store.undoIn(tx, undone.number, STATEMENTS_PER_STEP, now)
    for (const name of ['removed', 'restored', 'kept'] as const) entry.counts[name] += counts[name]
    if (isDone) await this.log.setState(tx, undone.number, 'undone', now)
    return isDone
  }

  async #deletionStep(tx: SqlTransaction, entry: ImportEntry, now: Date): Promise<boolean> {
    const { file, rows: after } = entry.position ?? { file: 0, rows: 0 }
    const store = [this.stores.people, this.stores.companies][file]
    const { removed, last } = await store.removeSourceIn(tx, entry.source!, after, STATEMENTS_PER_STEP, now)
    entry.counts.removed += removed
    entry.position = last === null ? { file: file + 1, rows: 0 } : { file, rows: last }
    return entry.position.file === 2
  }

  #storeOf(found: ImportEntry, now: Date): UndoableRecords {
    const refusal = this.#refusal(found, now)
    if (refusal !== null) throw new DomainError('validation_failed', refusal)
    return this.stores[found.kind as keyof UndoStores]
  }

  /** Returns why an import cannot be undone; null if it can. */
  #refusal(found: ImportEntry, now: Date): string | null {
    const { id, kind, state } = found
    if (kind !== 'people' && kind !== 'companies')
      return `${id} cannot be undone, because only imports of people and companies can.`
    if (state === 'undone') return `${id} is already undone.`
    if (state === 'running' && !isDead(found, now))
      return `${id} is still running; stop it first, or wait a minute if its process has died.`
    if (isExpired(found, this.undoDays, now))
      return `${id} ended ${found.historyDeleted ? 'before the limit' : `more than ${this.undoDays} days ago`} (IMPORT_UNDO_DAYS), so what its records said before is deleted. sources:delete removes all records of a source.`
    return null
  }
}

export type SourceListing = {
  source: string | null
  person_records: number
  people: number
  company_records: number
  companies: number
}
