/** A calendar date known to some precision. Of a quarter `month` is its first month; `day` is there for days only. */
export type PartialDate = {
  year: number
  /** 1 to 12. */
  month?: number
  /** 1 to 31. */
  day?: number
  precision: 'year' | 'quarter' | 'month' | 'day'
}

const EARLIEST = 1500
const LATEST = 2199

/**
 * A date of the parts given in digits; null for parts that no calendar has and years that no career or company is of.
 */
export function makeDate(year: string, month?: string, day?: string): PartialDate | null {
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
