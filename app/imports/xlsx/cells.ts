import type { Workbook } from './workbook.js'
import { plainText } from './workbook.js'

const DAY_MS = 86_400_000
/** Day 0 of the two date systems of Excel. */
const DAY_0 = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
/** Dates are before this day, which is 10000-01-01. */
const MAX_DAY = 2_958_466

/** Returns a cell's column, from 0: `B2` is 1. */
export function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64
    if (place < 1 || place > 26) break
    column = column * 26 + place
  }
  return column - 1
}

/** Returns the text of a cell: dates as ISO 8601, errors and blanks as empty text. */
export function cellText(
  raw: string,
  type: string,
  style: number,
  { strings, dateStyles, isFrom1904 }: Pick<Workbook, 'strings' | 'dateStyles' | 'isFrom1904'>
): string {
  if (type === 's') return raw === '' ? '' : (strings[Number(raw)] ?? '')
  if (type === 'b') return raw === '1' ? 'true' : raw === '0' ? 'false' : ''
  if (type === 'e') return ''
  if (type !== 'n') return plainText(raw)
  const number = raw.trim() === '' ? Number.NaN : Number(raw)
  if (Number.isNaN(number)) return raw
  if (dateStyles.has(style) && number >= 0 && number < MAX_DAY) return dateText(number, isFrom1904)
  // Spreadsheets compute with 15 digits; more are noise.
  return String(Number(number.toPrecision(15)))
}

/** Converts a number of days to an ISO 8601 date, date with time, or time. */
function dateText(days: number, isFrom1904: boolean): string {
  // Excel counts a 29 February 1900 that did not exist.
  const shift = !isFrom1904 && days < 60 ? 1 : 0
  const seconds = Math.round(days * 86_400)
  const moment = new Date((isFrom1904 ? DAY_0[1904] : DAY_0[1900]) + shift * DAY_MS + seconds * 1000)
  const text = moment.toISOString().slice(0, 19)
  if (days < 1 && !isFrom1904) return text.slice(11)
  return seconds % 86_400 === 0 ? text.slice(0, 10) : text
}
