import { FILLERS, MONTHS } from './date_words.js'
import { fold } from './text.js'

export { parsePeriod, type Period } from './periods.js'

/** A calendar date known to some precision. Of a quarter `month` is its first month; `day` is there for days only. */
export type PartialDate = {
  year: number
  /** 1 to 12. */
  month?: number
  /** 1 to 31. */
  day?: number
  precision: 'year' | 'quarter' | 'month' | 'day'
}

const EARLIEST = 1000
const LATEST = 2199
const ORDINALS = ['first', 'second', 'third', 'fourth']
const TIME = /(?:t|\s+(?:at\s+)?|,\s*)\d\d?:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:[ap]m)?\s*(?:z|utc|gmt|[a-z]{3,4})?\s*(?:[+-]\d\d:?\d\d)?$/
const YEAR_FIRST = /^(\d{4})(?:([-/.])(\d\d?)(?:\2(\d\d?))?)?$/
const COMPACT = /^(\d{4})(\d\d)(\d\d)$/
const MARKED = /^(\d{4})\s*[年년](?:\s*(\d\d?)\s*[月월](?:\s*(\d\d?)\s*[日일])?)?$/u
const YEAR_LAST = /^(\d\d?)([./-])(\d\d?)\2(\d{4})$/
const MONTH_YEAR = /^(\d\d?)\s?[./-]\s?(\d{4})$/
const QUARTER = /^[qt]\s?([1-4])[\s,/'’-]*(\d{4}|\d\d)$/
const YEAR_QUARTER = /^(\d{4})[\s,/-]*[qt]([1-4])$/
const QUARTER_WORDED =
  /^(?:the )?([1-4]|first|second|third|fourth)(?:\.|st|nd|rd|th|er|e|o)?\s*(?:q|quartal|quarter|trimestre|kwartaal)[\s,]*(?:(?:of|de|du|del|di)\s)?\s*(\d{4})$/

/**
 * The date that a text is, in numbers (ISO 8601, 21.03.2021, 03/2021) or words of seven languages ("21 de março de 2021",
 * "Mar '21", "since 2019", "Q3 2020", "early 2020"). A time of day is passed over. Null for all else and for days no
 * calendar has. Where day and month of 03/04/2021 cannot be told apart only the year is taken, unless `dayFirst` tells.
 */
export function parseDate(text: string, options: { dayFirst?: boolean } = {}): PartialDate | null {
  if (text.length > 60) return null
  const folded = fold(text)
    .replace(TIME, '')
    .replace(/^[\s,.(]+|[\s,.)]+$/g, '')
  return numeric(folded, options.dayFirst) ?? quarterly(folded) ?? worded(folded)
}

function numeric(text: string, dayFirst: boolean | undefined): PartialDate | null {
  const first = YEAR_FIRST.exec(text)
  if (first) return made(first[1], first[3], first[4])
  const plain = COMPACT.exec(text) ?? MARKED.exec(text)
  if (plain) return made(plain[1], plain[2], plain[3])
  const monthly = MONTH_YEAR.exec(text)
  if (monthly) return made(monthly[2], monthly[1])
  const match = YEAR_LAST.exec(text)
  if (!match) return null
  const [, a, mark, b, year] = match
  if (Number(a) > 12 || mark === '.' || a === b || dayFirst === true) return made(year, b, a)
  if (Number(b) > 12 || dayFirst === false) return made(year, a, b)
  return made(year)
}

function quarterly(text: string): PartialDate | null {
  const match = QUARTER.exec(text) ?? QUARTER_WORDED.exec(text)
  const turned = YEAR_QUARTER.exec(text)
  const [quarter, year] = match ? [match[1], match[2]] : turned ? [turned[2], turned[1]] : []
  if (quarter === undefined || year === undefined) return null
  const number = Number(quarter) || ORDINALS.indexOf(quarter) + 1
  const date = made(fullYear(year), String(number * 3 - 2))
  return date && { ...date, precision: 'quarter' }
}

/** A date whose month is a word, or a year among words that add nothing. */
function worded(text: string): PartialDate | null {
  const tokens = (text.match(/[\p{L}]+|['’]?\d+(?:(?:st|nd|rd|th|er|re|o|a|e|eme)\b)?/gu) ?? []).filter(
    (token) => !FILLERS.has(token)
  )
  if (text.replace(/[\p{L}\d\s,.'’/-]/gu, '') !== '') return null
  const months = tokens.filter((token) => MONTHS.has(token))
  const numbers = tokens.filter((token) => /\d/.test(token))
  if (months.length > 1 || months.length + numbers.length !== tokens.length) return null
  const years = numbers.filter((token) => /^(?:\d{4}|['’]\d\d)$/.test(token))
  const days = numbers.filter((token) => /^\d{1,2}(?!\d)/.test(token))
  if (years.length !== 1 || days.length > 1 || years.length + days.length !== numbers.length) return null
  if (months.length === 0) return days.length === 0 ? made(fullYear(years[0])) : null
  return made(fullYear(years[0]), String(MONTHS.get(months[0])), days[0]?.replace(/\D+$/, ''))
}

/** Two digits stand for 1970 to 2069. */
function fullYear(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === 4 ? digits : `${Number(digits) < 70 ? 20 : 19}${digits}`
}

function made(year: string, month?: string, day?: string): PartialDate | null {
  const [y, m, d] = [year, month, day].map(Number)
  if (y < EARLIEST || y > LATEST) return null
  if (month === undefined) return { year: y, precision: 'year' }
  if (m < 1 || m > 12) return null
  if (day === undefined) return { year: y, month: m, precision: 'month' }
  return d < 1 || d > daysIn(y, m) ? null : { year: y, month: m, day: d, precision: 'day' }
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The date in ISO 8601 to its precision: 2021, 2021-03, 2021-03-21; a quarter as 2020-Q3. `parseDate` reads it back. */
export function isoOf({ year, month = 1, day = 1, precision }: PartialDate): string {
  if (precision === 'year') return String(year)
  if (precision === 'quarter') return `${year}-Q${Math.ceil(month / 3)}`
  const monthly = `${year}-${String(month).padStart(2, '0')}`
  return precision === 'month' ? monthly : `${monthly}-${String(day).padStart(2, '0')}`
}

/** Orders dates by their first day, the less precise first where those are equal; below 0 when `a` comes first. */
export function compareDates(a: PartialDate, b: PartialDate): number {
  const precisions = ['year', 'quarter', 'month', 'day']
  return (
    a.year - b.year ||
    (a.month ?? 1) - (b.month ?? 1) ||
    (a.day ?? 1) - (b.day ?? 1) ||
    precisions.indexOf(a.precision) - precisions.indexOf(b.precision)
  )
}

/** Years from `a` to `b`, a fraction, negative when `b` comes first; an imprecise date counts as the middle of its span. */
export function yearsBetween(a: PartialDate, b: PartialDate): number {
  return middle(b) - middle(a)
}

function middle({ year, month = 1, day = 1, precision }: PartialDate): number {
  if (precision === 'year') return year + 1 / 2
  if (precision === 'quarter') return year + (month - 1) / 12 + 1 / 8
  if (precision === 'month') return year + (month - 1 / 2) / 12
  return year + (month - 1 + (day - 1 / 2) / daysIn(year, month)) / 12
}
