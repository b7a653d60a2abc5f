const TIME =
  /^(\d{4})[-/](\d\d)[-/](\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.\d+)? ?(?:Z|UTC|([+-])(\d\d):?(\d\d))?$/

/**
 * Seconds since 1970 of a time as the archive writes it: `2015-01-01T00:00:08Z`, `2012/04/11 15:01:38 -0700` or
 * `2013-06-01T08:00:00-07:00`. Null for anything else, and for what no calendar has.
 */
export function eventSeconds(text: unknown): number | null {
  if (typeof text !== 'string') return null
  if (text !== last.text) last = { text, seconds: parsed(text) }
  return last.seconds
}

/** Events of one second follow one another. */
let last: { text: string; seconds: number | null } = { text: '', seconds: null }

function parsed(text: string): number | null {
  const found = TIME.exec(text)
  if (!found) return null
  const [year, month, day, hour, minute, second] = found.slice(1, 7).map(Number)
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  const isReal = new Date(local).getUTCDate() === day && month >= 1 && month <= 12 && hour < 24 && minute < 60
  if (!isReal || second > 60) return null
  const ahead = found[7] ? (found[7] === '-' ? -1 : 1) * (Number(found[8]) * 60 + Number(found[9])) : 0
  return local / 1000 - ahead * 60
}

const DAY_SECONDS = 86_400

/** The day of a moment in seconds, as days since 1970. */
export const dayNumber = (seconds: number): number => Math.floor(seconds / DAY_SECONDS)

/** `YYYY-MM-DD` of a day number. */
export const dayText = (day: number): string => new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10)

/** The first day of a day's month, both as days since 1970. */
export function monthStart(day: number): number {
  return day - new Date(day * DAY_SECONDS * 1000).getUTCDate() + 1
}
