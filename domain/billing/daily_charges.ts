import { compareTexts } from '#domain/people/text/text'
/** ACU charged on a route on a UTC day (YYYY-MM-DD). */
export type DailyCharge = { day: string; route: string; acu: number }

export const newestDayFirst = (one: DailyCharge, other: DailyCharge): number =>
  compareTexts(other.day, one.day) || compareTexts(one.route, other.route)
