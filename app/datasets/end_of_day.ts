import { isCalendarDay } from '#domain/calendar_day'
import { validationFailed } from '#domain/errors'

/**
 * Returns the last moment of a day (YYYY-MM-DD), or now for today. Throws `validation_failed` for a wrong
 * day and for a day that has not begun.
 */
export function endOfDay(day: string): string {
  const [now, end] = [new Date().toISOString(), `${day}T23:59:59.999Z`]
  if (!isCalendarDay(day)) throw validationFailed({ as_of: ['must be a day of the calendar, as YYYY-MM-DD'] })
  if (day > now.slice(0, 10)) throw validationFailed({ as_of: ['is in the future'] })
  return end < now ? end : now
}
