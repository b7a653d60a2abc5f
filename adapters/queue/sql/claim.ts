import type { Sql } from '#domain/ports/sql'

/**
 * Takes jobs under a fresh token. Values: queue, now, limit, end of the lease, token. On PostgreSQL rows that another
 * transaction is at work on are passed over, so consumers never wait for one another; on SQLite there is one writer.
 */
export function claimStatement(dialect: Sql['dialect']): string {
  return `
  WITH picked AS (
    SELECT id AS picked_id, queue AS picked_queue FROM jobs
    WHERE queue = ? AND due_at <= ? ORDER BY due_at LIMIT ?
    ${dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''}
  )
  UPDATE jobs SET status = 'running', due_at = ?, lease_token = ?, attempts = attempts + 1
  FROM picked WHERE jobs.queue = picked_queue AND jobs.id = picked_id
  RETURNING id, payload, attempts, max_attempts`
}
