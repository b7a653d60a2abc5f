const number = new Intl.NumberFormat()
const signedNumber = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' })
const money = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' })
const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const logged: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
}
const logTime = new Intl.DateTimeFormat(undefined, logged)
const logTimeWithYear = new Intl.DateTimeFormat(undefined, { ...logged, year: 'numeric' })
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

export const count = (value: number): string => number.format(value)
/** Formats a number with its sign, such as +500. */
export const signed = (value: number): string => signedNumber.format(value)
/** Formats credits in USD. One credit is worth 0.10. */
export const worth = (credits: number): string => money.format(credits / 10)
/**
 * Formats a share as a percentage. Percentages below 10 have two significant digits, except 0.
 * Returns a dash if the whole is 0.
 */
export function rate(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (100 * part) / whole
  return `${percent === 0 || percent >= 10 ? Math.round(percent) : percent.toPrecision(2)} %`
}
/** Formats a duration. Returns a dash for null. */
export function milliseconds(ms: number | null): string {
  if (ms === null) return '–'
  return ms < 1000 ? `${number.format(ms)} ms` : `${number.format(ms / 1000)} s`
}
export const share = (value: number): string => `${Math.round(value * 100)} %`

const DAY = 86_400_000
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3_600_000],
  ['minute', 60_000],
]
const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0)

/** Formats a time relative to now. From 24 hours, counts the days of the calendar. */
export function ago(iso: string, now = Date.now()): string {
  const at = new Date(iso).getTime()
  const distance = at - now
  if (Math.abs(distance) >= DAY)
    return relative.format(Math.round((startOfDay(at) - startOfDay(now)) / DAY), 'day')
  for (const [unit, size] of UNITS)
    if (Math.abs(distance) >= size) return relative.format(Math.round(distance / size), unit)
  return distance > 0 ? 'in a moment' : 'just now'
}

export const exactly = (iso: string): string => time.format(new Date(iso))

/** Formats a time to the second. Names the year only if it is not this year. */
export function toTheSecond(iso: string, now = new Date()): string {
  const at = new Date(iso)
  return (at.getFullYear() === now.getFullYear() ? logTime : logTimeWithYear).format(at)
}

/** Formats bytes in the largest unit in which the number is at least 1. */
export function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${number.format(Number((bytes / 1000 ** power).toPrecision(3)))} ${units[power]}`
}

const HEAD = 6
const TAIL = 4

/** Shortens an id such as `run_0f3a…9c21`. Keeps its kind, and leaves short ids as they are. */
export function shortId(id: string): string {
  const start = id.indexOf('_') + 1
  const random = id.slice(start)
  if (random.length <= HEAD + TAIL + 1) return id
  return `${id.slice(0, start)}${random.slice(0, HEAD)}…${random.slice(-TAIL)}`
}

/** Shortens the ids within a text, such as a path. */
export const withShortIds = (text: string): string => text.replace(/\b[a-z]+_[0-9a-f]{32}\b/g, shortId)
