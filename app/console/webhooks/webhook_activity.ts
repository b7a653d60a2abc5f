import type { Sql } from '#domain/ports/sql'
import { HOUR_LENGTH, hourOf, lastHours } from '#app/console/last_hours'
import type { Infer } from '#app/shared/schema/schema'
import type { webhookActivity as activitySchema } from './operations.js'

type Activity = Infer<typeof activitySchema>

/**
 * CROSS JOIN fixes the order of the joins in SQLite. Its planner does not know the sizes of the tables and
 * would read every attempt first.
 */
const DELIVERIES = 'webhook_endpoints e CROSS JOIN webhook_deliveries d'
const ATTEMPTS = `${DELIVERIES} CROSS JOIN webhook_attempts a`
const OF_WORKSPACE = `e.workspace_id = ? AND e.status <> 'deleted' AND d.endpoint_id = e.id`

/**
 * Returns what each webhook of a workspace received in the last 24 hours, its pending deliveries and its
 * last attempt.
 */
export async function webhookActivity(sql: Sql, workspaceId: string, now: Date): Promise<Activity[]> {
  const endpoints = await sql.select<{ id: string }>(
    `SELECT id FROM webhook_endpoints WHERE workspace_id = ? AND status <> 'deleted'`,
    [workspaceId]
  )
  const starts = lastHours(now)
  const [hours, pending, last] = await Promise.all([
    readHours(sql, workspaceId, starts[0]),
    readPending(sql, workspaceId),
    readLast(sql, workspaceId),
  ])
  return endpoints.map(({ id }) => {
    const own = hours.filter((hour) => hour.endpoint_id === id)
    const waiting = pending.find((one) => one.endpoint_id === id)
    const latest = last.find((one) => one.endpoint_id === id)
    return {
      id,
      attempts: own.reduce((sum, { attempts }) => sum + Number(attempts), 0),
      accepted: own.reduce((sum, { accepted }) => sum + Number(accepted), 0),
      pending: Number(waiting?.pending ?? 0),
      retrying: Number(waiting?.retrying ?? 0),
      next_attempt_at: waiting?.next_attempt_at ?? null,
      last_attempt: latest
        ? { at: latest.started_at, status_code: latest.status_code, error: latest.error }
        : null,
      slots: slotsOf(own, starts),
    }
  })
}

type HourRow = { endpoint_id: string; hour: string; attempts: unknown; accepted: unknown }

/**
 * Counts attempts per hour. Reads only deliveries that are pending or have ended since `since`, because
 * others have no attempt since then.
 */
function readHours(sql: Sql, workspaceId: string, since: string): Promise<HourRow[]> {
  return sql.select<HourRow>(
    `SELECT d.endpoint_id, substr(a.started_at, 1, ${HOUR_LENGTH}) AS hour, count(*) AS attempts,
       sum(CASE WHEN a.status_code BETWEEN 200 AND 299 THEN 1 ELSE 0 END) AS accepted
     FROM ${ATTEMPTS} WHERE ${OF_WORKSPACE} AND (d.ended_at IS NULL OR d.ended_at >= ?)
       AND a.delivery_id = d.id AND a.started_at >= ? GROUP BY 1, 2`,
    [workspaceId, since, since]
  )
}

type PendingRow = {
  endpoint_id: string
  pending: unknown
  retrying: unknown
  next_attempt_at: string
}

const readPending = (sql: Sql, workspaceId: string): Promise<PendingRow[]> =>
  sql.select<PendingRow>(
    `SELECT d.endpoint_id, count(*) AS pending, sum(CASE WHEN d.failures > 0 THEN 1 ELSE 0 END) AS retrying,
       min(d.due_at) AS next_attempt_at
     FROM ${DELIVERIES} WHERE ${OF_WORKSPACE} AND d.ended_at IS NULL GROUP BY 1`,
    [workspaceId]
  )

type LastRow = { endpoint_id: string; started_at: string; status_code: number | null; error: string | null }

/**
 * Returns the latest attempt of each webhook. Reads only the pending deliveries and those that ended last,
 * because one of these has the latest attempt.
 */
const readLast = (sql: Sql, workspaceId: string): Promise<LastRow[]> =>
  sql.select<LastRow>(
    `SELECT endpoint_id, started_at, status_code, error FROM (
       SELECT d.endpoint_id, a.started_at, a.status_code, a.error,
         row_number() OVER (PARTITION BY d.endpoint_id ORDER BY a.started_at DESC, a.number DESC) AS place
       FROM ${ATTEMPTS} WHERE ${OF_WORKSPACE} AND a.delivery_id = d.id AND (d.ended_at IS NULL OR
         d.ended_at = (SELECT max(x.ended_at) FROM webhook_deliveries x WHERE x.endpoint_id = e.id))
     ) AS attempts WHERE place = 1`,
    [workspaceId]
  )

function slotsOf(rows: readonly HourRow[], starts: readonly string[]): Activity['slots'] {
  const byHour = new Map(rows.map((row) => [row.hour, row]))
  return starts.map((at) => {
    const row = byHour.get(hourOf(at))
    return { at, attempts: Number(row?.attempts ?? 0), accepted: Number(row?.accepted ?? 0) }
  })
}
