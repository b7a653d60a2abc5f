import { readSpan } from '#domain/truth/values/numbers'

/**
 * Returns a value as a number. Ranges (`51-200`) become their middle, ranges without a maximum
 * (`1,000+`) their minimum, and dates become days since 1970. Null if the value contains no number.
 */
export function magnitude(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return Date.parse(value.slice(0, 10)) / 86_400_000
  const span = readSpan(value)
  if (!span) return null
  const [low, high] = span
  return Number.isFinite(high) ? (low + high) / 2 : low
}
