const DAY = 86_400_000

/** Whether a reading is no older than `maxAgeDays` at `now`. At 0 days none is: what is asked for is a reading made now. */
export function isFresh(observedAt: string, maxAgeDays: number, now: string): boolean {
  return maxAgeDays > 0 && Date.parse(now) - Date.parse(observedAt) <= maxAgeDays * DAY
}
