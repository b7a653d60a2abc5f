const DAY = 86_400_000

/** Reports whether a capture is at most `maxAgeDays` old at `now`. Nothing is fresh at 0 days. */
export const isFresh = (observedAt: string, maxAgeDays: number, now: string): boolean =>
  maxAgeDays > 0 && Date.parse(now) - Date.parse(observedAt) <= maxAgeDays * DAY
