import type { Sql } from '#domain/ports/sql'

export type Kept = { what: string; kept_days: number; oldest_at: string | null }

/** How long the service keeps data that it deletes by itself, with an indexed query for the oldest. */
const KEPT: { what: string; days: number; oldest: string }[] = [
  {
    what: 'Request log',
    days: 2,
    oldest: 'SELECT created_at AS at FROM request_log ORDER BY created_at LIMIT 1',
  },
  {
    what: 'Request metrics',
    days: 2,
    oldest: 'SELECT minute AS at FROM request_minutes ORDER BY minute LIMIT 1',
  },
  {
    what: 'Contents of runs',
    days: 7,
    oldest: 'SELECT created_at AS at FROM runs WHERE input IS NOT NULL ORDER BY expires_at LIMIT 1',
  },
  {
    what: 'Webhook events',
    days: 30,
    oldest: 'SELECT created_at AS at FROM webhook_events ORDER BY created_at LIMIT 1',
  },
]

/** Returns what the service deletes by itself, after how many days, and the oldest that is left. */
export function retention(sql: Sql): Promise<Kept[]> {
  return Promise.all(
    KEPT.map(async ({ what, days, oldest }) => {
      const [row] = await sql.select<{ at: string }>(oldest)
      return { what, kept_days: days, oldest_at: row ? isoOf(row.at) : null }
    })
  )
}

/** Completes a minute (YYYY-MM-DDTHH:MM) to a time. */
const isoOf = (at: string): string => (at.length === 16 ? `${at}:00.000Z` : at)
