import type { SqlTransaction } from '#domain/ports/sql'

/** Counts of a stored batch. `suppressed` counts records that the suppression list rejected. */
export type StoredBatch = { added: number; replaced: number; unchanged: number; suppressed?: number }

/** The import that a batch belongs to. */
export type ImportBatch = {
  number: number
  /**
   * Saves the import's progress in the batch's transaction. Throws if the import is no longer
   * running, so that the batch is rolled back.
   */
  stored(tx: SqlTransaction, applied: StoredBatch): Promise<void>
}

/**
 * What one step of an undo did. `removed`: records that only the import stated. `restored`: records
 * with an earlier statement. `kept`: statements that a later import repeated or replaced.
 */
export type UndoneStep = { removed: number; restored: number; kept: number; isDone: boolean }

export type UndoPreview = { removed: number; restored: number; kept: number }

/** Stores records of one kind and can undo an import of them. */
export interface UndoableRecords {
  undoIn(tx: SqlTransaction, importNumber: number, limit: number, now: Date): Promise<UndoneStep>
  previewUndo(importNumber: number): Promise<UndoPreview>
  countBySource(source?: string): Promise<{ source: string | null; records: number; owners: number }[]>
  removeSourceIn(
    tx: SqlTransaction,
    source: string,
    after: number,
    limit: number,
    now: Date
  ): Promise<{ removed: number; last: number | null }>
}
