import type { Sql } from '#domain/ports/sql'

/**
 * Takes jobs under a fresh token. Values: end of the lease, token, queue, now, each group to pass over, limit. On PostgreSQL rows that another
 * transaction is at work on are passed over, so consumers never wait for one another; on SQLite there is one writer.
 * Materialized, so that the rows are picked once however the update is planned.
 */
export function claimStatement(dialect: Sql['dialect'], passed: number): string {
  const marks = Array(passed).fill('?').join(', ')
  const notPassed = passed > 0 ? `AND (group_id IS NULL OR group_id NOT IN (${marks}))` : ''
  return `
  UPDATE jobs SET status = 'running', due_at = ?, lease_token = ?, attempts = jobs.attempts + 1
  FROM (
    WITH picked AS MATERIALIZED (
      SELECT id AS picked_id, queue AS picked_queue FROM jobs
      WHERE queue = ? AND due_at <= ? ${notPassed} ORDER BY due_at LIMIT ?
      ${dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''}
    )
    SELECT picked_id, picked_queue FROM picked
  ) AS due
  WHERE jobs.queue = picked_queue AND jobs.id = picked_id
  RETURNING id, group_id, payload, attempts, max_attempts`
}
