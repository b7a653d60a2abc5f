import { makeDate, type PartialDate } from './partial_date.js'
import { FILLERS, MONTHS } from './date_words.js'
import { trimBoth, trimEnd } from '../text/linear_text.js'
import { fold } from '../text/text.js'

const ORDINALS = ['first', 'second', 'third', 'fourth']
const TIME =
  /(?:t| (?:at )?|, ?)\d\d?:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: ?[ap]m)?(?: ?(?:z|utc|gmt|[a-z]{3,4}))?(?: ?[+-]\d\d:?\d\d)?$/
const YEAR_FIRST = /^(\d{4})(?:([-/.])(\d\d?)(?:\2(\d\d?))?)?$/
const COMPACT = /^(\d{4})(\d\d)(\d\d)$/
const MARKED = /^(\d{4})\s*[年년](?:\s*(\d\d?)\s*[月월](?:\s*(\d\d?)\s*[日일])?)?$/u
const YEAR_LAST = /^(\d\d?)([./-])(\d\d?)\2(\d{4})$/
const MONTH_YEAR = /^(\d\d?)(?:\s?[./]\s?|-)(\d{4})$/
const QUARTER = /^[qt]\s?([1-4])[\s,/'-]*(\d{4}|\d\d)$/
const YEAR_QUARTER = /^(\d{4})[\s,/-]*[qt]([1-4])$/
const QUARTER_WORDED =
  /^(?:the )?([1-4]|first|second|third|fourth)(?:\.|st|nd|rd|th|er|e|o)?\s*(?:q|quartal|quarter|trimestre|kwartaal)[\s,]*(?:(?:of|de|du|del|di) )?(\d{4})$/

/**
 * Parses a date in numbers (ISO 8601, 21.03.2021, 03/2021) or in words of seven languages ("21 de
 * março de 2021", "Mar '21", "since 2019", "Q3 2020", "early 2020"). Ignores a time of day. Returns
 * null for other texts and impossible days. If day and month are ambiguous (03/04/2021), returns
 * only the year.
 */
export function parseDate(text: string): PartialDate | null {
  if (text.length > 60) return null
  const folded = trimBoth(fold(text).replace(TIME, ''), /[\s,.(]/, /[\s,.)]/)
  return numeric(folded.replace(/(?<=\d\.)\s(?=\d)/g, '')) ?? quarterly(folded) ?? worded(folded)
}

function numeric(text: string): PartialDate | null {
  const first = YEAR_FIRST.exec(text)
  if (first) return makeDate(first[1], first[3], first[4])
  const plain = COMPACT.exec(text) ?? MARKED.exec(text)
  if (plain) return makeDate(plain[1], plain[2], plain[3])
  const monthly = MONTH_YEAR.exec(text)
  if (monthly) return makeDate(monthly[2], monthly[1])
  const match = YEAR_LAST.exec(text)
  if (!match) return null
  const [, a, mark, b, year] = match
  if (Number(a) > 12 || mark === '.' || a === b) return makeDate(year, b, a)
  if (Number(b) > 12) return makeDate(year, a, b)
  return makeDate(year)
}

function quarterly(text: string): PartialDate | null {
  const match = QUARTER.exec(text) ?? QUARTER_WORDED.exec(text)
  const turned = YEAR_QUARTER.exec(text)
  const [quarter, year] = match ? [match[1], match[2]] : turned ? [turned[2], turned[1]] : []
  if (quarter === undefined || year === undefined) return null
  const number = Number(quarter) || ORDINALS.indexOf(quarter) + 1
  const date = makeDate(fullYear(year), String(number * 3 - 2))
  return date && { ...date, precision: 'quarter' }
}

/** Parses a date whose month is a word, or a year among filler words. */
function worded(text: string): PartialDate | null {
  const tokens = (text.match(/[\p{L}]+|'?\d+(?:(?:st|nd|rd|th|er|re|o|a|e|eme)\b)?/gu) ?? []).filter(
    (token) => !FILLERS.has(token)
  )
  if (text.replace(/[\p{L}\d\s,.'/-]/gu, '') !== '') return null
  const months = tokens.filter((token) => MONTHS.has(token))
  const numbers = tokens.filter((token) => /\d/.test(token))
  if (months.length > 1 || months.length + numbers.length !== tokens.length) return null
  const years = numbers.filter((token) => /^(?:\d{4}|'\d\d)$/.test(token))
  const days = numbers.filter((token) => /^\d{1,2}(?!\d)/.test(token))
  if (years.length !== 1 || days.length > 1 || years.length + days.length !== numbers.length) return null
  if (months.length === 0) return days.length === 0 ? makeDate(fullYear(years[0])) : null
  return makeDate(fullYear(years[0]), String(MONTHS.get(months[0])), days[0] && trimEnd(days[0], /\D/))
}

/** Expands two digits to a year from 1970 to 2069. */
function fullYear(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === 4 ? digits : `${Number(digits) < 70 ? 20 : 19}${digits}`
}
