const HOUR_MS = 3_600_000
const HOURS = 24

/**
 * Number of characters of an ISO time up to the hour. SQL cuts times to this length, so it needs no date
 * functions.
 */
export const HOUR_LENGTH = '2026-01-01T00'.length

export const hourOf = (iso: string): string => iso.slice(0, HOUR_LENGTH)

/** Returns the starts of the last 24 hours, oldest first. The last one is the current hour. */
export function lastHours(now: Date): string[] {
  const current = now.getTime() - (now.getTime() % HOUR_MS)
  return Array.from({ length: HOURS }, (_, i) => new Date(current - (HOURS - 1 - i) * HOUR_MS).toISOString())
}
