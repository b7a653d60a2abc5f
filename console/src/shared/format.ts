const number = new Intl.NumberFormat()
const signedNumber = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' })
const money = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' })
const seconds = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 })
const DAY_FIELDS: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const HOUR_FIELDS: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
/** The formats of a time, each for this year and for another year. */
const FORMATS = {
  date: yearless(DAY_FIELDS),
  minute: yearless({ ...DAY_FIELDS, ...HOUR_FIELDS }),
  second: yearless({ ...DAY_FIELDS, ...HOUR_FIELDS, second: '2-digit' }),
}
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
/**
 * Compares a period with the one before it, such as "+12 % from the 31 days before". Returns null if
 * both are empty.
 */
export function comparison(now: number, before: number, days: number): string | null {
  const period = `the ${days} days before`
  if (before === 0) return now === 0 ? null : `none in ${period}`
  return `${signed(Math.round((100 * (now - before)) / before))} % from ${period}`
}

/** Formats a duration. Returns a dash for null. */
export function milliseconds(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < 1_000) return `${number.format(ms)} ms`
  if (ms < 60_000) return `${seconds.format(ms / 1_000)} s`
  if (ms < 3_600_000) return `${Math.floor(ms / 60_000)} min ${Math.floor((ms % 60_000) / 1_000)} s`
  return `${number.format(Math.floor(ms / 3_600_000))} h ${Math.floor((ms % 3_600_000) / 60_000)} min`
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

/** Whether a time is within a day of now. */
export const isRecent = (iso: string, now = Date.now()): boolean => Math.abs(Date.parse(iso) - now) < DAY

/** Formats a time for lists: relative within a day of now, then the date. */
export const brief = (iso: string, now = Date.now()): string =>
  isRecent(iso, now) ? ago(iso, now) : inFormat(iso, 'date', new Date(now))

/** Formats a time to the second. Names the year only if it is not this year. */
export const moment = (iso: string, now = new Date()): string => inFormat(iso, 'second', now)

const clockFormat = new Intl.DateTimeFormat(undefined, {
  ...HOUR_FIELDS,
  second: '2-digit',
  fractionalSecondDigits: 3,
})
/** Formats the time of day to the millisecond, for the lines of a log. */
export const clock = (iso: string): string => clockFormat.format(new Date(iso))

/** Formats a time to the minute, such as the time of a bar in a chart. */
export const minute = (iso: string): string => inFormat(iso, 'minute', new Date())

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long' })
const day = (ms: number): string => new Date(ms).toLocaleDateString('sv')

/** Returns the day of a time in the time zone of the browser, such as `2026-11-28`. */
export const localDay = (iso: string): string => day(Date.parse(iso))

/** Formats a day of `localDay` as the heading of its entries: Today, Yesterday, or `Wednesday, 25 Nov`. */
export function dayHeading(of: string, now = Date.now()): string {
  if (of === day(now)) return 'Today'
  if (of === day(startOfDay(now) - DAY / 2)) return 'Yesterday'
  return `${weekday.format(new Date(`${of}T12:00:00`))}, ${dayName(of)}`
}

const timeOfDayFormat = new Intl.DateTimeFormat(undefined, { ...HOUR_FIELDS, second: '2-digit' })
/** Formats the time of day to the second, for an entry below the heading of its day. */
export const timeOfDay = (iso: string): string => timeOfDayFormat.format(new Date(iso))

/** Formats a day such as `2026-11-28`. */
export const dayName = (day: string): string => inFormat(`${day}T12:00:00`, 'date', new Date())

function yearless(fields: Intl.DateTimeFormatOptions) {
  return {
    thisYear: new Intl.DateTimeFormat(undefined, fields),
    otherYear: new Intl.DateTimeFormat(undefined, { ...fields, year: 'numeric' }),
  }
}

function inFormat(iso: string, format: keyof typeof FORMATS, now: Date): string {
  const at = new Date(iso)
  const { thisYear, otherYear } = FORMATS[format]
  return (at.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(at)
}

const monthFormat = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' })
/** Formats a month such as `2023-04`, or the month of a day. Returns any other text as it is. */
export const month = (text: string): string =>
  /^\d{4}-\d\d(?:-\d\d)?$/.test(text) ? monthFormat.format(new Date(text)) : text

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
