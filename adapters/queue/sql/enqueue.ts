import type { Sql } from '#domain/ports/sql'
import type { NewJob } from '../leased/job_store.js'

/**
 * Inserts a job. If its id exists, a waiting job stays, a running job records that it must run
 * again, and a dead job is replaced. Within a transaction, the row stays locked until the commit,
 * so no consumer takes the job earlier.
 */
const ENQUEUE = `
  INSERT INTO jobs (queue, id, group_id, payload, status, due_at, attempts, max_attempts, created_at)
  VALUES (?, ?, ?, ?, 'waiting', ?, 0, ?, ?)
  ON CONFLICT (queue, id) DO UPDATE SET
    payload = CASE WHEN jobs.status = 'dead' THEN excluded.payload ELSE jobs.payload END,
    due_at = CASE WHEN jobs.status = 'dead' THEN excluded.due_at ELSE jobs.due_at END,
    attempts = CASE WHEN jobs.status = 'dead' THEN 0 ELSE jobs.attempts END,
    max_attempts = CASE WHEN jobs.status = 'dead' THEN excluded.max_attempts ELSE jobs.max_attempts END,
    created_at = CASE WHEN jobs.status = 'dead' THEN excluded.created_at ELSE jobs.created_at END,
    died_at = NULL,
    last_error = CASE WHEN jobs.status = 'dead' THEN NULL ELSE jobs.last_error END,
    again_payload = CASE WHEN jobs.status = 'running' THEN excluded.payload END,
    again_due_at = CASE WHEN jobs.status = 'running' THEN excluded.due_at END,
    again_max_attempts = CASE WHEN jobs.status = 'running' THEN excluded.max_attempts END,
    status = CASE WHEN jobs.status = 'dead' THEN 'waiting' ELSE jobs.status END
  WHERE jobs.status <> 'waiting'`

export async function enqueue(sql: Sql, job: NewJob, now: Date): Promise<void> {
  const payload = JSON.stringify(job.payload)
  const [dueAt, createdAt] = [job.dueAt.toISOString(), now.toISOString()]
  await sql.run(ENQUEUE, [job.queue, job.id, job.group ?? null, payload, dueAt, job.maxAttempts, createdAt])
}
