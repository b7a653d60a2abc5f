import type { Sql } from '#domain/ports/sql'
import { fromNumber } from '#app/shared/database/codecs'

/** Who created a dataset, and what it cost. `charged` is null until the charge is final. */
type DatasetCharge = { author: string; charged: number | null }

/**
 * Returns who created datasets and their charges, by id. The author is the member of a session key, or else
 * the key's name. Leaves out datasets from before their reservations were stored.
 */
export async function datasetCharges(
  sql: Pick<Sql, 'select'>,
  workspaceId: string,
  ids: readonly string[]
): Promise<Map<string, DatasetCharge>> {
  if (ids.length === 0) return new Map()
  const rows = await sql.select<{ id: string; author: string; status: string; charged: number | string }>(
    `SELECT d.id, coalesce(u.email, k.name) AS author, r.status, r.charged
     FROM datasets d JOIN reservations r ON r.id = d.reservation_id
     JOIN api_keys k ON k.id = r.key_id LEFT JOIN users u ON u.id = k.session_user_id
     WHERE d.workspace_id = ? AND d.id IN (${ids.map(() => '?').join(', ')})`,
    [workspaceId, ...ids]
  )
  return new Map(
    rows.map(({ id, author, status, charged }) => [
      id,
      { author, charged: status === 'held' ? null : fromNumber(charged) },
    ])
  )
}
