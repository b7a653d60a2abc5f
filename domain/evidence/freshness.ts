const DAY = 86_400_000

/**
 * Whether a capture is at most `maxAgeDays` old at `now`. 0 days means never: only a live read will
 * do.
 */
export function isFresh(observedAt: string, maxAgeDays: number, now: string): boolean {
  return maxAgeDays > 0 && Date.parse(now) - Date.parse(observedAt) <= maxAgeDays * DAY
}
