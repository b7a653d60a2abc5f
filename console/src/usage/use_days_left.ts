import { useUsage } from './usage'
import { daysLeft, RATE_DAYS } from './days_left'

/** Number of days to read: as many as the overview shows, so that the overview sends only one request. */
const READ_DAYS = 31
const DAY_MS = 86_400_000

/** How many days the credits last at the rate of the last week. Null until known, or without charges. */
export function useDaysLeft(remaining: number | undefined): number | null {
  const { usage, to_day } = useUsage(READ_DAYS).data ?? {}
  if (remaining === undefined || !usage || !to_day) return null
  const from = new Date(Date.parse(to_day) - (RATE_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const charged = usage
    .filter(({ day }) => day >= from)
    .reduce((sum, { acu_charged }) => sum + acu_charged, 0)
  return daysLeft(remaining, charged)
}
