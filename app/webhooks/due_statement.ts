import type { Sql } from '#domain/ports/sql'

/**
 * Returns a function that builds the SQL to take due deliveries. `except` is the number of excluded
 * endpoints. The values are: lease end, token, now, excluded endpoints, limit. On PostgreSQL, the
 * statement skips rows that another worker is taking. MATERIALIZED selects the rows only once.
 */
export function dueStatement(dialect: Sql['dialect']): (except: number) => string {
  return (except) => {
    const others =
      except === 0 ? '' : `AND endpoint_id NOT IN (${Array.from({ length: except }, () => '?').join(', ')})`
    return `
      UPDATE webhook_deliveries SET due_at = ?, lease_token = ?
      FROM (
        WITH picked AS MATERIALIZED (
          SELECT id AS picked_id FROM webhook_deliveries
          WHERE status = 'pending' AND due_at <= ? ${others} ORDER BY due_at LIMIT ?
          ${dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''}
        )
        SELECT picked_id FROM picked
      ) AS due
      WHERE id = picked_id
      RETURNING id`
  }
}
