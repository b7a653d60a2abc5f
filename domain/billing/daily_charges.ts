/** ACU charged on a route on a UTC day (YYYY-MM-DD). */
export type DailyCharge = { day: string; route: string; acu: number }

/** Compares charges: newest day first, then by route. */
export function newestDayFirst(one: DailyCharge, other: DailyCharge): number {
  if (one.day !== other.day) return one.day < other.day ? 1 : -1
  return one.route < other.route ? -1 : one.route > other.route ? 1 : 0
}
