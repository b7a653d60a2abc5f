import type { Sql } from '#domain/ports/sql'
import { conditionsOf, type Filters, OLDEST_SEARCHED, SEARCHED } from './read_request_log.js'

type Slot = { at: string; requests: number; refused: number; failed: number }
/** The length of slots, and the number of leading characters that all times in a slot share. */
type Size = { ms: number; length: number }

const MINUTE_MS = 60_000
const KEPT_HOURS = 48

/**
 * Returns the length of slots for a number of hours. All times in a slot begin with the same characters, so
 * SQL groups times without date functions.
 */
function sizeFor(hours: number): Size {
  if (hours <= 1) return { ms: MINUTE_MS, length: '2026-01-01T00:00'.length }
  if (hours <= 8) return { ms: 10 * MINUTE_MS, length: '2026-01-01T00:0'.length }
  return { ms: 60 * MINUTE_MS, length: '2026-01-01T00'.length }
}

/** Counts those of the SEARCHED newest requests that match all filters, in equal slots, oldest first. */
export async function countRequests(
  sql: Sql,
  workspaceId: string,
  { hours = KEPT_HOURS, ...filters }: Filters,
  now: Date
): Promise<Slot[]> {
  const { ms, length } = sizeFor(hours)
  const conditions = conditionsOf({ ...filters, hours }, now)
  const rows = await sql.select<{ start: string; class: unknown; requests: unknown }>(
    `SELECT substr(r.created_at, 1, ${length}) AS start, r.status / 100 AS class, count(*) AS requests
     FROM request_log r WHERE r.workspace_id = ? ${conditions.map(([condition]) => `AND ${condition}`).join(' ')}
       AND ${OLDEST_SEARCHED} GROUP BY 1, 2`,
    [workspaceId, ...conditions.flatMap(([, ...values]) => values), workspaceId, SEARCHED - 1]
  )
  const slots = new Map<string, Slot>()
  for (let at = floor(now.getTime() - hours * 60 * MINUTE_MS, ms); at <= now.getTime(); at += ms) {
    const time = new Date(at).toISOString()
    slots.set(time.slice(0, length), { at: time, requests: 0, refused: 0, failed: 0 })
  }
  for (const row of rows) {
    const slot = slots.get(row.start)
    if (!slot) continue
    const requests = Number(row.requests)
    slot.requests += requests
    if (Number(row.class) === 4) slot.refused += requests
    if (Number(row.class) === 5) slot.failed += requests
  }
  return [...slots.values()]
}

const floor = (time: number, ms: number): number => time - (time % ms)
