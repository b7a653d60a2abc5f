import { datasetWarnings } from '#domain/datasets/shortfall'
import { evidenceRead } from '#app/evidence/read_mode'
import { readCursor, writeCursor } from '#app/shared/http/cursor'
import type { DatasetStore, StoredDataset } from './dataset_store.js'
import { showRow } from './show_dataset.js'

/**
 * Reads a page of rows, with warnings about their empty cells. Records that the workspace received
 * the page. Throws `validation_failed` for a bad cursor.
 */
export async function readRowPage(
  datasets: DatasetStore,
  dataset: StoredDataset,
  { cursor, limit }: { cursor?: string; limit: number }
) {
  const from = cursor === undefined ? 0 : readCursor(cursor)
  const rows = await datasets.rows(dataset.id, from, limit)
  await datasets.received(dataset.workspaceId, rows)
  const next = from + rows.length
  const circumstances = { reads: evidenceRead(), mode: dataset.request.mode }
  return {
    rows: rows.map((row) => showRow(dataset, row)),
    next_cursor: rows.length > 0 && next < dataset.rowCount ? writeCursor(next) : null,
    warnings: [
      ...datasetWarnings(
        rows.map(({ cells }) => cells),
        circumstances
      ),
      ...dataset.warnings,
    ],
  }
}
