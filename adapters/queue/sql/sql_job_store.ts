import type { DeadJob } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import { type ClaimedJob, JobStore, type Lease } from '../leased/job_store.js'
import { claimStatement } from './claim.js'

type ClaimedRow = {
  id: string
  group_id: string | null
  payload: string
  attempts: number
  max_attempts: number
}
type DeadRow = { id: string; payload: string; attempts: number; last_error: string; died_at: string }

/** SQL condition: the given token still has the lease. */
const OURS = 'queue = ? AND id = ? AND lease_token = ?'
const keys = (lease: Lease) => [lease.queue, lease.id, lease.token]

/** Requeues a finished or dead job that was enqueued again while it ran, with its new payload. */
const RUN_AGAIN = `
  UPDATE jobs SET status = 'waiting', payload = again_payload, due_at = again_due_at, attempts = 0,
    max_attempts = again_max_attempts, lease_token = NULL, last_error = NULL,
    again_payload = NULL, again_due_at = NULL, again_max_attempts = NULL
  WHERE ${OURS} AND again_payload IS NOT NULL`

/**
 * Stores jobs in the table of migrations 0004 and 0093, with one conditional statement per step.
 * Times come from the callers. A machine whose clock is ahead by more than a lease claims jobs that
 * are still leased. The previous worker's writes then change nothing, because its token is
 * outdated.
 */
export class SqlJobStore extends JobStore {
  constructor(private readonly sql: Sql) {
    super()
  }

  async nextDue(queue: string): Promise<Date | null> {
    const rows = await this.sql.select<{ due_at: string }>(
      'SELECT due_at FROM jobs WHERE queue = ? AND due_at IS NOT NULL ORDER BY due_at LIMIT 1',
      [queue]
    )
    return rows.length > 0 ? new Date(rows[0].due_at) : null
  }

  async claim(
    queue: string,
    { limit, now, until, token, except = [] }: Parameters<JobStore['claim']>[1]
  ): Promise<ClaimedJob[]> {
    const values = [until.toISOString(), token, queue, now.toISOString(), ...except, limit]
    const rows = await this.sql.select<ClaimedRow>(claimStatement(this.sql.dialect, except.length), values)
    return rows.map(({ id, group_id, payload, attempts, max_attempts }) => ({
      job: { id, queue, payload: JSON.parse(payload), attempt: attempts },
      group: group_id,
      maxAttempts: max_attempts,
      lease: { queue, id, token },
    }))
  }

  async renew(lease: Lease, until: Date): Promise<boolean> {
    const values = [until.toISOString(), ...keys(lease)]
    return (await this.sql.run(`UPDATE jobs SET due_at = ? WHERE ${OURS}`, values)) > 0
  }

  async finish(lease: Lease): Promise<void> {
    const gone = await this.sql.run(`DELETE FROM jobs WHERE ${OURS} AND again_payload IS NULL`, keys(lease))
    if (gone === 0) await this.sql.run(RUN_AGAIN, keys(lease))
  }

  async retry(lease: Lease, dueAt: Date, error: string): Promise<void> {
    await this.sql.run(
      `UPDATE jobs SET status = 'waiting', due_at = ?, lease_token = NULL, last_error = ? WHERE ${OURS}`,
      [dueAt.toISOString(), error, ...keys(lease)]
    )
  }

  async bury(lease: Lease, now: Date, error: string): Promise<void> {
    const buried = await this.sql.run(
      `UPDATE jobs SET status = 'dead', due_at = NULL, lease_token = NULL, last_error = ?, died_at = ?,
         attempts = CASE WHEN attempts > max_attempts THEN max_attempts ELSE attempts END
       WHERE ${OURS} AND again_payload IS NULL`,
      [error, now.toISOString(), ...keys(lease)]
    )
    if (buried === 0) await this.sql.run(RUN_AGAIN, keys(lease))
  }

  async handBack(lease: Lease, now: Date): Promise<void> {
    await this.sql.run(
      `UPDATE jobs SET status = 'waiting', due_at = ?, lease_token = NULL, attempts = attempts - 1 WHERE ${OURS}`,
      [now.toISOString(), ...keys(lease)]
    )
  }

  async counts(queue: string) {
    const rows = await this.sql.select<{ status: 'waiting' | 'running' | 'dead'; jobs: unknown }>(
      'SELECT status, count(*) AS jobs FROM jobs WHERE queue = ? GROUP BY status',
      [queue]
    )
    const count = (status: string) => Number(rows.find((row) => row.status === status)?.jobs ?? 0)
    return { waiting: count('waiting'), running: count('running'), dead: count('dead') }
  }

  async dead(queue: string, limit: number): Promise<DeadJob[]> {
    const rows = await this.sql.select<DeadRow>(
      `SELECT id, payload, attempts, last_error, died_at FROM jobs
       WHERE queue = ? AND status = 'dead' ORDER BY died_at DESC, id LIMIT ?`,
      [queue, limit]
    )
    return rows.map(({ id, payload, attempts, last_error, died_at }) => ({
      ...{ id, queue, payload: JSON.parse(payload), attempt: attempts },
      ...{ error: last_error, diedAt: died_at },
    }))
  }

  async revive(queue: string, id: string, now: Date): Promise<boolean> {
    const revived = await this.sql.run(
      `UPDATE jobs SET status = 'waiting', due_at = ?, attempts = 0, last_error = NULL, died_at = NULL
       WHERE queue = ? AND id = ? AND status = 'dead'`,
      [now.toISOString(), queue, id]
    )
    return revived > 0
  }
}
