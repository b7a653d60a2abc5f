import { inject } from '@adonisjs/core'
import type { Cell } from '#domain/datasets/dataset'
import { readCursor, writeCursor } from '#app/shared/http/cursor'
import { AnswersAt } from './answers_at.js'
import type { PageChange } from './readings_at.js'
import { DatasetStore, type StoredDataset } from './dataset_store.js'

export type ChangedCell = {
  index: number
  column: string
  before: Cell
  now: Cell
  /**
   * The changed pages that the answer depends on. Empty if the answer changed only with the age of
   * statements or the rules of kith.
   */
  pages: PageChange[]
}

/** Finds cells whose answers change when computed from the newest stored versions of their pages. */
@inject()
export class DatasetDiff {
  constructor(
    private readonly datasets: DatasetStore,
    private readonly answersAt: AnswersAt
  ) {}

  /**
   * Compares a page of rows, and records that the workspace received the cells. Throws
   * `validation_failed` for a bad cursor.
   */
  async page(
    dataset: StoredDataset,
    { cursor, limit, now, signal }: { cursor?: string; limit: number; now: string; signal: AbortSignal }
  ): Promise<{ cells: ChangedCell[]; next_cursor: string | null; rows_left_out: number }> {
    const from = cursor === undefined ? 0 : readCursor(cursor)
    const [rows, bases] = [
      await this.datasets.rows(dataset.id, from, limit),
      await this.datasets.bases(dataset.id, from, limit),
    ]
    const cells: ChangedCell[] = []
    let leftOut = 0
    for (const [i, row] of rows.entries()) {
      // The caller has disconnected.
      if (signal.aborted) break
      const basis = bases[i]
      if (!row.cells || row.isErased) continue
      if (!basis) {
        leftOut++
        continue
      }
      const answered = await this.answersAt.answers(dataset, row, basis, now)
      for (const [column, after] of Object.entries(answered.cells)) {
        const before = row.cells[column]
        if (!before || before.reason || after.reason || before.status === 'timeout') continue
        if (before.status === after.status && before.value === after.value) continue
        const urls = new Set([
          ...before.evidence.map(({ url }) => url),
          ...(answered.derived.cells.get(column)?.votes.map(({ url }) => url) ?? []),
        ])
        const pages = answered.changes.filter(({ url }) => urls.has(url))
        cells.push({ index: row.position, column, before, now: after, pages })
      }
    }
    const shown = new Set(cells.map(({ index }) => index))
    await this.datasets.received(
      dataset.workspaceId,
      rows.filter(({ position }) => shown.has(position))
    )
    const next = from + rows.length
    const isMore = rows.length > 0 && next < dataset.rowCount
    return { cells, next_cursor: isMore ? writeCursor(next) : null, rows_left_out: leftOut }
  }
}
