import type { Sql } from '#domain/ports/sql'

type KeyCharge = { id: string; name: string; acu_charged: number }

/**
 * Returns what each key of a workspace was charged since a UTC day, highest first. The session keys of
 * one member count as one.
 */
export async function keyCharges(
  sql: Pick<Sql, 'select'>,
  workspaceId: string,
  fromDay: string
): Promise<KeyCharge[]> {
  const rows = await sql.select<{ id: string; name: string; charged: unknown }>(
    `SELECT max(k.id) AS id, max(k.name) AS name, sum(s.posted) AS charged
     FROM api_keys k JOIN key_spend s ON s.key_id = k.id
     WHERE k.workspace_id = ? AND s.period LIKE 'day:%' AND s.period >= ? AND s.posted > 0
     GROUP BY coalesce(k.session_user_id, k.id)`,
    [workspaceId, `day:${fromDay}`]
  )
  return rows
    .map(({ id, name, charged }) => ({ id, name, acu_charged: Number(charged) }))
    .sort((a, b) => b.acu_charged - a.acu_charged || (a.id < b.id ? -1 : 1))
}
