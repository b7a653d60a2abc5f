import type { Sql } from '#domain/ports/sql'

/**
 * Claims jobs under a new token. Values: end of the lease, token, queue, now, each group to skip,
 * limit. PostgreSQL skips locked rows, so consumers never wait for each other. SQLite has a single
 * writer. MATERIALIZED selects the rows once, whatever the plan of the update.
 */
export function claimStatement(dialect: Sql['dialect'], skipped: number): string {
  const marks = Array(skipped).fill('?').join(', ')
  const notSkipped = skipped > 0 ? `AND (group_id IS NULL OR group_id NOT IN (${marks}))` : ''
  return `
  UPDATE jobs SET status = 'running', due_at = ?, lease_token = ?, attempts = jobs.attempts + 1
  FROM (
    WITH picked AS MATERIALIZED (
      SELECT id AS picked_id, queue AS picked_queue FROM jobs
      WHERE queue = ? AND due_at <= ? ${notSkipped} ORDER BY due_at LIMIT ?
      ${dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''}
    )
    SELECT picked_id, picked_queue FROM picked
  ) AS due
  WHERE jobs.queue = picked_queue AND jobs.id = picked_id
  RETURNING id, group_id, payload, attempts, max_attempts`
}
