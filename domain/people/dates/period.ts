import { compareDates, type PartialDate } from './partial_date.js'
import { parseDate } from './parse.js'
import { BETWEEN, MONTHS, PRESENT, SINCE } from './date_words.js'
import { trimEnd } from '../text/linear_text.js'
import { fold } from '../text/text.js'

/** A period. Without an end, it is ongoing (`current`) or its end is unknown. */
export type Period = { start: PartialDate; end: PartialDate | null; current: boolean }

const BARE_START = /(?: ?[-–—]| (?:to|bis|a|au|tot))$/
/** Matches durations that job lists append: "· 2 yrs 3 mos", "(3 Jahre)". */
const DURATION = /[·•|][\s\S]*|\([^()]*\)$/

/**
 * Parses a period: "2015 – 2019", "Jan 2019 - Present · 2 yrs", "von März 2015 bis heute", "depuis
 * 2019", "Mar – Jun 2020", "2019-21". A single date is both start and end; "2019 –" has an unknown
 * end. Returns null for other texts and for periods that end before they start.
 */
export function parsePeriod(text: string): Period | null {
  if (text.length > 120) return null
  const folded = fold(text.trim().replace(DURATION, ''))
  const years = /^(\d{4})\s*(?:[-/]|to|bis)\s*(\d\d)$/.exec(folded)
  const isSpan = years && (Number(years[2]) > 12 || /[–—/]/.test(text))
  if (years && isSpan) return between(years[1], years[1].slice(0, 2) + years[2])
  const first = /^\p{L}+/u.exec(folded)?.[0] ?? ''
  const started = BARE_START.test(folded) ? parseDate(folded.replace(BARE_START, '')) : null
  if (started) return open(started, SINCE.has(first))
  const alone = parseDate(folded)
  if (alone) return SINCE.has(first) ? open(alone, true) : { start: alone, end: alone, current: false }
  const rest = folded.replace(/^(?:between|zwischen|entre|tra)\s/, '')
  // Tries separators with spaces first, because a dash without spaces may be part of a date:
  // 2019-03 – 2021-04.
  const marks = [...rest.matchAll(BETWEEN)]
  for (const match of [...marks.filter(isSpaced), ...marks.filter((mark) => !isSpaced(mark))]) {
    const period = between(rest.slice(0, match.index), rest.slice(match.index + match[0].length))
    if (period) return period
  }
  return null
}

const isSpaced = ([mark]: RegExpExecArray) => mark.startsWith(' ')
const open = (start: PartialDate, current: boolean): Period => ({ start, end: null, current })

function between(from: string, to: string): Period | null {
  if (PRESENT.has(trimEnd(to, /[.)]/).trim())) {
    const start = parseDate(from)
    return start && open(start, true)
  }
  const end = parseDate(to)
  const start = end && (parseDate(from) ?? lacksYear(from, end))
  if (!start || !end || !endsAfter(start, end)) return null
  return { start, end, current: false }
}

/** Reads a first date without a year: "Mar – Jun 2020", "3 March – 5 June 2020". */
function lacksYear(from: string, end: PartialDate): PartialDate | null {
  const hasMonth = from.match(/\p{L}+/gu)?.some((word) => MONTHS.has(word))
  return hasMonth ? parseDate(`${from} ${end.year}`) : null
}

/** Reports whether the end is not before the start, at the precision of both dates. */
function endsAfter(start: PartialDate, end: PartialDate): boolean {
  if (end.precision === 'year' || start.precision === 'year') return start.year <= end.year
  const last = end.precision === 'quarter' ? { ...end, month: end.month! + 2 } : end
  const isOneMonth = start.year === last.year && start.month === last.month
  return isOneMonth ? (start.day ?? 1) <= (last.day ?? 31) : compareDates(start, last) < 0
}
