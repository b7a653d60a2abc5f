import type { Sql } from '#domain/ports/sql'

export type WorkOfKind = {
  kind: string
  waiting: number
  running: number
  /** When the run that waits longest was created. */
  oldest_waiting_at: string | null
  failed_last_hour: number
}
export type WaitingDeliveries = {
  waiting: number
  /** When the oldest unfinished delivery was created. */
  oldest_at: string | null
  /** The number of disabled webhook endpoints. */
  disabled: number
}

type Row = { kind: string; status: string; runs: unknown; oldest: string }
const HOUR_MS = 3_600_000

/** Counts the runs of the whole service that wait, run or failed within an hour, by kind. */
export async function workByKind(sql: Sql, now: Date): Promise<WorkOfKind[]> {
  const rows = await sql.select<Row>(
    `SELECT kind, status, count(*) AS runs, min(created_at) AS oldest FROM runs
     WHERE status IN ('queued', 'running') GROUP BY kind, status
     UNION ALL SELECT kind, status, count(*) AS runs, min(created_at) AS oldest FROM runs
     WHERE status = 'failed' AND expires_at > ? AND finished_at >= ? GROUP BY kind, status`,
    [now.toISOString(), new Date(now.getTime() - HOUR_MS).toISOString()]
  )
  const of = (kind: string, status: string) => rows.find((row) => row.kind === kind && row.status === status)
  return [...new Set(rows.map(({ kind }) => kind))].sort().map((kind) => ({
    kind,
    waiting: Number(of(kind, 'queued')?.runs ?? 0),
    running: Number(of(kind, 'running')?.runs ?? 0),
    oldest_waiting_at: of(kind, 'queued')?.oldest ?? null,
    failed_last_hour: Number(of(kind, 'failed')?.runs ?? 0),
  }))
}

/** Counts the unfinished webhook deliveries and the disabled endpoints of the whole service. */
export async function waitingDeliveries(sql: Sql): Promise<WaitingDeliveries> {
  const [row] = await sql.select<{ waiting: unknown; oldest: string | null }>(
    `SELECT count(*) AS waiting, min(created_at) AS oldest FROM webhook_deliveries WHERE status = 'pending'`
  )
  const [endpoints] = await sql.select<{ disabled: unknown }>(
    `SELECT count(*) AS disabled FROM webhook_endpoints WHERE status = 'disabled'`
  )
  return { waiting: Number(row.waiting), oldest_at: row.oldest, disabled: Number(endpoints.disabled) }
}
