import { addDurations, type Durations, durationAt, readDurations } from '#domain/telemetry/durations'
import type { Sql } from '#domain/ports/sql'
import { minuteOf } from './request_meter.js'

type Row = { minute: string; route: string; status: number; requests: unknown; durations: string }
type MeasuredRow = { minute: string; route: string; status: number; requests: number; durations: Durations }

/** `refused` counts 4xx responses, `failed` 5xx responses. Durations are in milliseconds. */
type Requests = {
  requests: number
  refused: number
  failed: number
  p50_ms: number | null
  p95_ms: number | null
}
export type RequestReport = {
  from: string
  to: string
  slot_minutes: number
  all: Requests
  routes: (Requests & { route: string })[]
  /** In order of time, including slots without requests. */
  slots: (Requests & { at: string })[]
}

const MINUTE_MS = 60_000
/** Approximate number of slots in a report. */
const SLOTS = 60

/** Returns requests of a workspace's keys by route, most requested first, and over time. */
export async function readRequests(
  sql: Sql,
  workspaceId: string,
  hours: number,
  now: Date
): Promise<RequestReport> {
  const slotMinutes = Math.max(1, Math.round((hours * 60) / SLOTS))
  const slotMs = slotMinutes * MINUTE_MS
  const end = Math.ceil((now.getTime() + 1) / slotMs) * slotMs
  const begin = end - Math.round((hours * 60) / slotMinutes) * slotMs
  const rows = await sql.select<Row>(
    'SELECT minute, route, status, requests, durations FROM request_minutes WHERE workspace_id = ? AND minute >= ?',
    [workspaceId, minuteOf(new Date(begin))]
  )
  const measured = rows.map(
    (row): MeasuredRow => ({
      ...row,
      requests: Number(row.requests),
      durations: readDurations(row.durations),
    })
  )
  const routes = Map.groupBy(measured, ({ route }) => route)
  const slots = Map.groupBy(measured, ({ minute }) => Math.floor(timeOf(minute) / slotMs) * slotMs)
  const starts = Array.from({ length: (end - begin) / slotMs }, (_, i) => begin + i * slotMs)
  return {
    from: new Date(begin).toISOString(),
    to: new Date(end).toISOString(),
    slot_minutes: slotMinutes,
    all: summarize(measured),
    routes: [...routes]
      .map(([route, of]) => ({ route, ...summarize(of) }))
      .sort((one, other) => other.requests - one.requests || (one.route < other.route ? -1 : 1)),
    slots: starts.map((start) => ({
      at: new Date(start).toISOString(),
      ...summarize(slots.get(start) ?? []),
    })),
  }
}

const timeOf = (minute: string): number => Date.parse(`${minute}:00Z`)

function summarize(measured: readonly MeasuredRow[]): Requests {
  const count = (matches: (status: number) => boolean) =>
    measured.reduce((sum, { status, requests }) => sum + (matches(status) ? requests : 0), 0)
  const durations = addDurations(measured.map((each) => each.durations))
  return {
    requests: count(() => true),
    refused: count((status) => status >= 400 && status < 500),
    failed: count((status) => status >= 500),
    p50_ms: round(durationAt(durations, 0.5)),
    p95_ms: round(durationAt(durations, 0.95)),
  }
}

/** Rounds to two significant digits, the precision of the duration buckets. */
const round = (ms: number | null): number | null => (ms === null ? null : Number(ms.toPrecision(2)))
