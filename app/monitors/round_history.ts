import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'

/**
 * The outcome of a round. `found` counts people, `created` those reported as new, and `changed`
 * those reported as changed.
 */
export type Round = {
  found: number
  created: number
  changed: number
  error: string | null
  ended_at: string
}

const MAX_ROUNDS = 500

export class RoundHistory {
  constructor(private readonly sql: Sql) {}

  async add(monitorId: string, round: Round, tx: SqlTransaction): Promise<void> {
    const { found, created, changed, error, ended_at } = round
    await tx.run(
      'INSERT INTO monitor_rounds (monitor_id, found, created, changed, error, ended_at) VALUES (?, ?, ?, ?, ?, ?)',
      [monitorId, found, created, changed, error, ended_at]
    )
    await tx.run(
      `DELETE FROM monitor_rounds WHERE monitor_id = ? AND sequence <= (
         SELECT sequence FROM monitor_rounds WHERE monitor_id = ? ORDER BY sequence DESC LIMIT 1 OFFSET ${MAX_ROUNDS})`,
      [monitorId, monitorId]
    )
  }

  /** Returns up to `limit` rounds from an offset, newest first. */
  async list(monitorId: string, from: number, limit: number): Promise<(Round & { sequence: number })[]> {
    const rows = await this.sql.select<{ [K in keyof Round]: Round[K] } & { sequence: unknown }>(
      `SELECT sequence, found, created, changed, error, ended_at FROM monitor_rounds WHERE monitor_id = ?
       ORDER BY sequence DESC LIMIT ? OFFSET ?`,
      [monitorId, limit, from]
    )
    return rows.map(({ sequence, ...round }) => ({ ...round, sequence: Number(sequence) }))
  }

  /** Returns the last `limit` rounds of each monitor, oldest first, by the id of the monitor. */
  async lastOf(monitorIds: readonly string[], limit: number): Promise<Map<string, Round[]>> {
    if (monitorIds.length === 0) return new Map()
    const [condition, binding] = anyOf(this.sql, 'monitor_id', monitorIds)
    const rows = await this.sql.select<{ [K in keyof Round]: Round[K] } & { monitor_id: string }>(
      `SELECT monitor_id, found, created, changed, error, ended_at FROM (
         SELECT monitor_id, sequence, found, created, changed, error, ended_at,
           row_number() OVER (PARTITION BY monitor_id ORDER BY sequence DESC) AS place
         FROM monitor_rounds WHERE ${condition}) AS placed
       WHERE place <= ? ORDER BY sequence`,
      [binding, limit]
    )
    const rounds = Map.groupBy(rows, ({ monitor_id }) => monitor_id)
    return new Map([...rounds].map(([id, own]) => [id, own.map(({ monitor_id: _, ...round }) => round)]))
  }
}
