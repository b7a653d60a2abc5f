/** A date with its precision. A quarter has its first month. Only full dates have `day`. */
export type PartialDate = {
  year: number
  month?: number
  day?: number
  precision: 'year' | 'quarter' | 'month' | 'day'
}

const MIN_YEAR = 1500
const MAX_YEAR = 2199

/** Makes a date from digits. Returns null if it is impossible or outside 1500 to 2199. */
export function makeDate(year: string, month?: string, day?: string): PartialDate | null {
  const [y, m, d] = [year, month, day].map(Number)
  if (y < MIN_YEAR || y > MAX_YEAR) return null
  if (month === undefined) return { year: y, precision: 'year' }
  if (m < 1 || m > 12) return null
  if (day === undefined) return { year: y, month: m, precision: 'month' }
  return d < 1 || d > daysIn(y, m) ? null : { year: y, month: m, day: d, precision: 'day' }
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Formats a date at its precision: 2021, 2021-03, 2021-03-21 (ISO 8601), or 2020-Q3. */
export function isoOf({ year, month = 1, day = 1, precision }: PartialDate): string {
  if (precision === 'year') return String(year)
  if (precision === 'quarter') return `${year}-Q${Math.ceil(month / 3)}`
  const monthly = `${year}-${String(month).padStart(2, '0')}`
  return precision === 'month' ? monthly : `${monthly}-${String(day).padStart(2, '0')}`
}

/** Formats a date like `isoOf`, but a quarter as its year. */
export const isoWithoutQuarter = (date: PartialDate): string => isoOf(date).replace(/-Q\d$/, '')

/** Compares dates by first day, then by precision. Negative if `a` is first. */
export function compareDates(a: PartialDate, b: PartialDate): number {
  const precisions = ['year', 'quarter', 'month', 'day']
  return (
    a.year - b.year ||
    (a.month ?? 1) - (b.month ?? 1) ||
    (a.day ?? 1) - (b.day ?? 1) ||
    precisions.indexOf(a.precision) - precisions.indexOf(b.precision)
  )
}
