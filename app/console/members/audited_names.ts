import type { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'
import { datasetTitles } from '#app/datasets/dataset_titles'
import { namedOr } from '#app/names/record_names'
import { runTitles, type Titled } from '#app/console/runs/run_titles'

/** For each kind of record: how its ids start, and the query for the names of a workspace's records. */
const NAMES: Record<string, string> = {
  key_: 'SELECT id, name FROM api_keys WHERE workspace_id = ?',
  wh_: 'SELECT id, url AS name FROM webhook_endpoints WHERE workspace_id = ?',
  whd_: `SELECT d.id, v.type AS name FROM webhook_deliveries d JOIN webhook_events v ON v.id = d.event_id
         WHERE v.workspace_id = ?`,
  set_: `SELECT q.set_id AS id, ${namedOr('s', 'q.query')} AS name FROM set_searches q JOIN sets s ON s.id = q.set_id
         WHERE q.position = 0 AND s.workspace_id = ?`,
  mon_: `SELECT m.id, coalesce(m.search, q.query) AS name FROM monitors m
         LEFT JOIN set_searches q ON q.set_id = m.set_id AND q.position = 0 WHERE m.workspace_id = ?`,
  user_: `SELECT u.id, u.email AS name FROM users u JOIN members m ON m.user_id = u.id WHERE m.workspace_id = ?`,
  ws_: 'SELECT id, name FROM workspaces WHERE id = ?',
}

/**
 * Returns the names of the subjects of audit entries, by subject id. Leaves out records that no longer
 * exist, and kinds without names.
 */
export async function auditedNames(
  sql: Pick<Sql, 'select'>,
  workspaceId: string,
  entries: readonly { subject: string }[]
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [start, query] of Object.entries(NAMES)) {
    const ids = [...new Set(entries.map(({ subject }) => subject).filter((id) => id.startsWith(start)))]
    if (ids.length === 0) continue
    const rows = await sql.select<{ id: string; name: string | null }>(
      `SELECT id, name FROM (${query}) AS named WHERE id IN (${ids.map(() => '?').join(', ')})`,
      [workspaceId, ...ids]
    )
    for (const { id, name } of rows) if (name !== null) names.set(id, start === 'mon_' ? queryIn(name) : name)
  }
  const datasets = entries.flatMap(({ subject }) => (subject.startsWith('ds_') ? subject : []))
  for (const [id, title] of await datasetTitles(sql, workspaceId, [...new Set(datasets)]))
    names.set(id, title)
  for (const [id, title] of await runNames(sql, workspaceId, entries)) names.set(id, title)
  return names
}

/** Returns the query of a monitored search, which is JSON. For a monitored Set, `search` is the query. */
const queryIn = (search: string): string =>
  search.startsWith('{') ? fromJson<{ query: string }>(search).query : search

/** Returns the titles of runs. NAMES has no query for these, because only some runs have a stored title. */
async function runNames(
  sql: Pick<Sql, 'select'>,
  workspaceId: string,
  entries: readonly { subject: string }[]
) {
  const ids = [...new Set(entries.map(({ subject }) => subject).filter((id) => id.startsWith('run_')))]
  if (ids.length === 0) return new Map<string, string>()
  const runs = await sql.select<Titled>(
    `SELECT id, kind, input, record_id, title FROM runs WHERE workspace_id = ? AND id IN (${ids.map(() => '?').join(', ')})`,
    [workspaceId, ...ids]
  )
  return runTitles(sql, workspaceId, runs)
}
