import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { runTitles } from '../runs/run_titles.js'

/** The run that a reservation pays for. The title is null if its record is gone. */
type Subject = { run_id: string; title: string | null }
type Row = { id: string; kind: string; input: string | null; reservation_id: string }

/** Returns the runs of a workspace by their reservations. Runs older than the retention are gone. */
export async function ledgerSubjects(
  sql: Sql,
  workspaceId: string,
  reservations: readonly string[]
): Promise<Map<string, Subject>> {
  if (reservations.length === 0) return new Map()
  const [condition, value] = anyOf(sql, 'reservation_id', reservations)
  const runs = await sql.select<Row>(
    `SELECT id, kind, input, reservation_id FROM runs WHERE workspace_id = ? AND ${condition}`,
    [workspaceId, value]
  )
  const titles = await runTitles(sql, workspaceId, runs)
  return new Map(
    runs.map(({ id, reservation_id }) => [reservation_id, { run_id: id, title: titles.get(id) ?? null }])
  )
}
