import { usd } from '#domain/billing/prices'
import type { Batch, BatchRow } from '#domain/batch/batch'
import type { RunStatus } from '#domain/runs/status'
import type { BatchProgress } from './batch_store.js'

/** Shapes a batch. `status` is the status of the batch's run, which is shown until the batch is completed. */
export function showBatch(batch: Batch, status: RunStatus, { settled, billed }: BatchProgress) {
  return {
    id: batch.id,
    status: batch.completedAt ? ('completed' as const) : status,
    fields: batch.fields,
    people_count: batch.peopleCount,
    people_completed: settled,
    max_cost_usd: batch.maxCostUsd,
    cost_usd: usd(billed * batch.price),
    stop_reason: batch.stopReason,
    created_at: batch.createdAt,
    completed_at: batch.completedAt,
    ...urlsOf(batch.id),
  }
}

export const urlsOf = (id: string) => ({
  poll_url: `/v1/people/batch/${id}`,
  results_url: `/v1/people/batch/${id}/results`,
})

export const showRow = ({ position, identifier, status, result }: BatchRow) => ({
  index: position,
  identifier,
  status,
  fields: result,
})
