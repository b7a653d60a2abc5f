import type { Sql } from '#domain/ports/sql'
import { namedOr } from '#app/names/record_names'
import { anyOf } from '#app/shared/database/any_of'
import { datasetTitles } from '#app/datasets/dataset_titles'
import { runTitles, type Titled } from '../runs/run_titles.js'

/** The run, Set or dataset that a reservation pays for. The title is null if it cannot be determined. */
type Subject = { kind: 'run' | 'set' | 'dataset'; id: string; title: string | null }
type RunRow = Titled & { reservation_id: string }
type SetRow = { id: string; title: string; reservation_id: string }

/**
 * Returns the runs, Sets and datasets of a workspace by their reservation ids. For a dataset that a run
 * fills, returns the run. Leaves out reservations whose run, Set or dataset no longer exists.
 */
export async function ledgerSubjects(
  sql: Sql,
  workspaceId: string,
  reservations: readonly string[]
): Promise<Map<string, Subject>> {
  if (reservations.length === 0) return new Map()
  const [condition, value] = anyOf(sql, 'r.reservation_id', reservations)
  const [runs, sets, datasets] = await Promise.all([
    sql.select<RunRow>(
      `SELECT r.id, r.kind, r.input, r.record_id, r.title, r.reservation_id FROM runs r
       WHERE r.workspace_id = ? AND ${condition}`,
      [workspaceId, value]
    ),
    sql.select<SetRow>(
      `SELECT s.id, ${namedOr('s', 'q.query')} AS title, r.reservation_id FROM set_reservations r JOIN sets s ON s.id = r.set_id
       JOIN set_searches q ON q.set_id = s.id AND q.position = 0 WHERE s.workspace_id = ? AND ${condition}`,
      [workspaceId, value]
    ),
    sql.select<{ id: string; reservation_id: string }>(
      `SELECT r.id, r.reservation_id FROM datasets r WHERE r.workspace_id = ? AND ${condition}`,
      [workspaceId, value]
    ),
  ])
  const titles = await runTitles(sql, workspaceId, runs)
  const ids = datasets.map(({ id }) => id)
  const ofDatasets = await datasetTitles(sql, workspaceId, ids)
  return new Map([
    ...datasets.map(({ id, reservation_id }): [string, Subject] => [
      reservation_id,
      { kind: 'dataset', id, title: ofDatasets.get(id) ?? null },
    ]),
    ...runs.map(({ id, reservation_id }): [string, Subject] => [
      reservation_id,
      { kind: 'run', id, title: titles.get(id) ?? null },
    ]),
    ...sets.map(({ id, title, reservation_id }): [string, Subject] => [
      reservation_id,
      { kind: 'set', id, title },
    ]),
  ])
}
