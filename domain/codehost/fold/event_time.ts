const TIME =
  /^(\d{4})[-/](\d\d)[-/](\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.\d+)? ?(?:Z|UTC|([+-])(\d\d):?(\d\d))?$/

/**
 * Parses a time of the archive to seconds since 1970: `2015-01-01T00:00:08Z`, `2012/04/11 15:01:38
 * -0700` or `2013-06-01T08:00:00-07:00`. Null for other texts and invalid dates.
 */
export function eventSeconds(text: unknown): number | null {
  if (typeof text !== 'string') return null
  if (text !== last.text) last = { text, seconds: parsed(text) }
  return last.seconds
}

/** Caches the last parsed time, because events of the same second are adjacent. */
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

/** Converts seconds since 1970 to days since 1970. */
export const dayNumber = (seconds: number): number => Math.floor(seconds / DAY_SECONDS)
/** Returns the first day of a day's month, both in days since 1970. */
export const monthStart = (day: number): number => day - new Date(day * DAY_SECONDS * 1000).getUTCDate() + 1
