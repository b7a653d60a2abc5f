import { type Batch, type BatchField, type BatchResult, type BatchRow } from '#domain/batch/batch'
import { DomainError } from '#domain/errors'
import type { RowOf } from '#domain/ports/row_of'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { RunStatus } from '#domain/runs/status'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { insertRows } from '#app/shared/database/insert_rows'
import { afterCursor, cutPage } from '#app/shared/http/time_cursor'

type BatchColumns = RowOf<Batch, { fields: string } & Record<'price' | 'maxCostUsd' | 'peopleCount', unknown>>
type RowColumns = { position: unknown; identifier: string; status: BatchRow['status']; result: string | null }

/** The numbers of settled people and billed fields in a batch. */
export type BatchProgress = { settled: number; billed: number }
const NO_PROGRESS: BatchProgress = { settled: 0, billed: 0 }

/** Batch enrichment jobs in SQL. A stored result never changes. */
export class BatchStore {
  constructor(private readonly sql: Sql) {}

  async create(batch: Batch, identifiers: readonly string[], tx: SqlTransaction): Promise<void> {
    await tx.run(
      `INSERT INTO people_batches (id, workspace_id, run_id, fields, price, max_cost_usd, webhook_url, people_count,
         stop_reason, created_at, completed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        batch.id,
        batch.workspaceId,
        batch.runId,
        toJson(batch.fields),
        batch.price,
        batch.maxCostUsd,
        batch.webhookUrl,
        batch.peopleCount,
        batch.stopReason,
        batch.createdAt,
        batch.completedAt,
      ]
    )
    await insertRows(
      tx,
      'people_batch_rows',
      ['batch_id', 'position', 'identifier', 'status'],
      identifiers.map((identifier, i) => [batch.id, i, tx.contacts.sealIn(identifier), 'pending'])
    )
  }

  /** Throws `not_found` for an unknown batch or a batch of another workspace. */
  async get(workspaceId: string, id: string): Promise<Batch> {
    const [row] = await this.sql.select<BatchColumns>(
      'SELECT * FROM people_batches WHERE id = ? AND workspace_id = ?',
      [id, workspaceId]
    )
    if (!row) throw new DomainError('not_found')
    return toBatch(row)
  }

  /**
   * Returns a page of a workspace's batches with the statuses of their runs, newest first, and the
   * cursor of the next page. An expired run is `failed`.
   */
  async page(workspaceId: string, now: Date, limit: number, cursor?: string) {
    const [older, values] = afterCursor('b', cursor)
    const rows = await this.sql.select<BatchColumns & { run_status: RunStatus }>(
      `SELECT b.*, CASE WHEN r.expires_at > ? THEN r.status ELSE 'failed' END AS run_status
       FROM people_batches b LEFT JOIN runs r ON r.id = b.run_id AND r.workspace_id = b.workspace_id
       WHERE b.workspace_id = ? ${older} ORDER BY b.created_at DESC, b.id LIMIT ?`,
      [now.toISOString(), workspaceId, ...values, limit + 1]
    )
    const batches = rows.map((row) => ({ ...toBatch(row), runStatus: row.run_status }))
    return cutPage(batches, limit)
  }

  /** Reads the progress of several batches in one query. Returns a lookup by batch id. */
  async progressOf(ids: readonly string[], tx?: SqlTransaction): Promise<(id: string) => BatchProgress> {
    if (ids.length === 0) return () => NO_PROGRESS
    const rows = await (tx ?? this.sql).select<{ batch_id: string; settled: unknown; billed: unknown }>(
      `SELECT batch_id, count(*) AS settled, coalesce(sum(found), 0) AS billed FROM people_batch_rows
       WHERE batch_id IN (${ids.map(() => '?').join(', ')}) AND status <> 'pending' GROUP BY batch_id`,
      [...ids]
    )
    const byId = new Map(
      rows.map((row) => [row.batch_id, { settled: Number(row.settled), billed: Number(row.billed) }])
    )
    return (id) => byId.get(id) ?? NO_PROGRESS
  }

  async progress(id: string, tx?: SqlTransaction): Promise<BatchProgress> {
    return (await this.progressOf([id], tx))(id)
  }

  /** Returns people in the submitted order, starting at a position. */
  rows(id: string, from: number, limit: number): Promise<BatchRow[]> {
    return this.#rows('batch_id = ? AND position >= ?', [id, from], limit)
  }

  /**
   * Stores a result. Returns false for a person who was erased meanwhile. That person stays
   * settled, with nothing billed.
   */
  async settle(
    id: string,
    position: number,
    { result, billed }: { result: BatchResult; billed: number },
    tx: SqlTransaction
  ): Promise<boolean> {
    const settled = await tx.run(
      `UPDATE people_batch_rows SET status = 'completed', result = ?, found = ? WHERE batch_id = ? AND position = ? AND status = 'pending'`,
      [tx.contacts.sealIn(toJson(result)), billed, id, position]
    )
    return settled === 1
  }

  /** Marks all pending people as skipped, and stores the batch's reason. */
  async skipRest(id: string, reason: NonNullable<Batch['stopReason']>, tx: SqlTransaction): Promise<void> {
    await tx.run(
      `UPDATE people_batch_rows SET status = 'skipped' WHERE batch_id = ? AND status = 'pending'`,
      [id]
    )
    await tx.run('UPDATE people_batches SET stop_reason = ? WHERE id = ?', [reason, id])
  }

  /** Returns whether this call completed the batch. */
  async complete(id: string, now: Date, tx: SqlTransaction): Promise<boolean> {
    const sql = 'UPDATE people_batches SET completed_at = ? WHERE id = ? AND completed_at IS NULL'
    return (await tx.run(sql, [now.toISOString(), id])) === 1
  }

  async #rows(where: string, bindings: (string | number)[], limit: number): Promise<BatchRow[]> {
    const rows = await this.sql.select<RowColumns>(
      `SELECT position, identifier, status, result FROM people_batch_rows WHERE ${where} ORDER BY position LIMIT ?`,
      [...bindings, limit]
    )
    return rows.map(({ position, identifier, status, result }) => ({
      position: Number(position),
      identifier,
      status,
      result: result === null ? null : fromJson<BatchResult>(result),
    }))
  }
}

const toBatch = (row: BatchColumns): Batch => ({
  id: row.id,
  workspaceId: row.workspace_id,
  runId: row.run_id,
  fields: fromJson<BatchField[]>(row.fields),
  price: Number(row.price),
  maxCostUsd: row.max_cost_usd === null ? null : Number(row.max_cost_usd),
  webhookUrl: row.webhook_url,
  peopleCount: Number(row.people_count),
  stopReason: row.stop_reason,
  createdAt: row.created_at,
  completedAt: row.completed_at,
})
