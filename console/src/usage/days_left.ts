import { count } from '../shared/format'

/** Number of days whose charges give the rate of spending. */
export const RATE_DAYS = 7
const YEAR = 365

/** How many days the credits last. `charged` is the sum of the last week; returns null if it is 0. */
export const daysLeft = (remaining: number, charged: number): number | null =>
  charged === 0 ? null : Math.floor((Math.max(0, remaining) * RATE_DAYS) / charged)

export const RATE = 'At the rate of the last week'

/** Returns how long the balance lasts, in words. Null stays null. */
export function lastInWords(days: number | null): string | null {
  if (days === null) return null
  if (days >= YEAR) return 'lasts over a year'
  return `lasts about ${count(days)} ${days === 1 ? 'day' : 'days'}`
}
