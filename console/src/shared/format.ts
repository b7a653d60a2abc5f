const number = new Intl.NumberFormat()
const money = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' })
const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

export const count = (value: number): string => number.format(value)
/** What credits are worth: 0.10 USD each. */
export const worth = (credits: number): string => money.format(credits / 10)
/** A share of a whole, with what small ones differ by; a dash where there is no whole. */
export function rate(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (100 * part) / whole
  return `${percent === 0 || percent >= 10 ? Math.round(percent) : percent.toPrecision(2)} %`
}
/** How long something took; a dash where nothing did. */
export function milliseconds(ms: number | null): string {
  if (ms === null) return '–'
  return ms < 1000 ? `${number.format(ms)} ms` : `${number.format(ms / 1000)} s`
}
export const share = (value: number): string => `${Math.round(value * 100)} %`

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** A time as the distance from now. */
export function ago(iso: string, now = Date.now()): string {
  const distance = new Date(iso).getTime() - now
  for (const [unit, size] of UNITS)
    if (Math.abs(distance) >= size) return relative.format(Math.round(distance / size), unit)
  return distance > 0 ? 'in a moment' : 'just now'
}

export const exactly = (iso: string): string => time.format(new Date(iso))

/** Bytes in the largest unit that leaves a whole part. */
export function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${number.format(Number((bytes / 1000 ** power).toPrecision(3)))} ${units[power]}`
}
