import type { Balance } from '#domain/billing/billing'
import { unfilledCells } from '#domain/datasets/fill_row'
import env from '#start/env'
import { erasedCells } from './erased_cells.js'
import type { StoredDataset, StoredRow } from './dataset_store.js'

export function showDataset({ id, request, ...dataset }: StoredDataset) {
  return {
    id,
    entity_type: request.entityType,
    mode: request.mode,
    status: dataset.status,
    columns: request.columns,
    row_count: dataset.rowCount,
    rows_completed: dataset.rowsCompleted,
    deadline_ms: request.mode === 'sync' ? request.deadlineMs : null,
    freshness: { max_age_days: request.maxAgeDays },
    include_unverified: request.includeUnverified,
    created_at: dataset.createdAt,
    completed_at: dataset.completedAt,
    rows_url: `/v1/datasets/${id}/rows`,
  }
}

/** Shapes a row. Cells that are not filled have the status `timeout`, or `not_found` in an erased row. */
export function showRow(
  { id, request, status }: StoredDataset,
  { position, seed, cells, isErased }: StoredRow
) {
  const unfilled = unfilledCells(request, env.get('SERVICE_NAME'))
  const isOver = status === 'completed' || status === 'failed'
  return {
    id: `${id}_${position}`,
    index: position,
    status: cells || isOver ? 'completed' : 'pending',
    seed,
    cells: isErased ? { ...erasedCells(unfilled), ...cells } : (cells ?? unfilled),
    ...(isErased ? { erased: true } : {}),
  }
}

export function creationMeta(charged: number, maximum: number, { granted, posted }: Balance) {
  const remaining = granted - posted
  return {
    credits_charged: charged,
    acu_charged: charged,
    max_credits: maximum,
    remaining_credits: remaining,
    remaining_acu: remaining,
  }
}
