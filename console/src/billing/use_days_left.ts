import { useUsage } from '../account/usage'
import { daysLeft, RATE_DAYS } from './days_left'

/** How many days the credits last at the rate of the last week. Null until known, or without charges. */
export function useDaysLeft(remaining: number | undefined): number | null {
  const { usage } = useUsage(RATE_DAYS).data ?? {}
  if (remaining === undefined || !usage) return null
  const charged = usage.reduce((sum, { acu_charged }) => sum + acu_charged, 0)
  return daysLeft(remaining, charged)
}
