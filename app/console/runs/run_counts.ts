import type { RunStatus } from '#domain/runs/status'
import type { Sql } from '#domain/ports/sql'

/** Maximum number of runs that are counted, newest first. An open page reads the counts every few seconds. */
const MAX_COUNTED = 10_000

/** Counts the newest runs of a workspace by status, all or those of a kind. */
export async function runCounts(
  sql: Pick<Sql, 'select'>,
  workspaceId: string,
  kind?: string
): Promise<Record<RunStatus, number>> {
  const rows = await sql.select<{ status: RunStatus; runs: unknown }>(
    `SELECT status, count(*) AS runs FROM (
       SELECT status FROM runs WHERE workspace_id = ? ${kind ? 'AND kind = ?' : ''}
       ORDER BY created_at DESC LIMIT ${MAX_COUNTED}
     ) AS newest GROUP BY status`,
    [workspaceId, ...(kind ? [kind] : [])]
  )
  const of = (status: RunStatus) => Number(rows.find((row) => row.status === status)?.runs ?? 0)
  return {
    ...{ queued: of('queued'), running: of('running'), completed: of('completed') },
    ...{ failed: of('failed'), cancelled: of('cancelled') },
  }
}
