import { count } from '../shared/format'

/** The days whose charges are the rate. */
export const RATE_DAYS = 7
const YEAR = 365

/** How many days the credits last. `charged` is the sum of the last week; returns null if it is 0. */
export const daysLeft = (remaining: number, charged: number): number | null =>
  charged === 0 ? null : Math.floor((Math.max(0, remaining) * RATE_DAYS) / charged)

/** Says how long the credits last, or null for null. */
export function lastInWords(days: number | null): string | null {
  if (days === null) return null
  if (days >= YEAR) return 'over a year at the rate of the last week'
  return `about ${count(days)} ${days === 1 ? 'day' : 'days'} at the rate of the last week`
}
