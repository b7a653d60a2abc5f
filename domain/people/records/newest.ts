import { compareTexts } from '../text/text.js'
type Statement = { id?: string; source?: string; observed_at?: string }

/** Sorts records newest first, undated last. Source and id break ties. */
export function newestFirst<T extends Statement>(records: readonly T[]): T[] {
  if (records.length < 2) return [...records]
  return [...records].sort(
    (a, b) =>
      compareTexts(b.observed_at ?? '', a.observed_at ?? '') ||
      compareTexts(a.source ?? '', b.source ?? '') ||
      compareTexts(a.id ?? '', b.id ?? '') ||
      compareTexts(JSON.stringify(a), JSON.stringify(b))
  )
}

/** Returns a field's first defined value. */
export const first = <T, K extends keyof T>(records: readonly T[], field: K): T[K] | undefined =>
  records.find((record) => record[field] !== undefined)?.[field]

/** Returns all socials, the newest per network, or undefined. */
export function socialsOf(
  newest: readonly { socials?: Record<string, string> }[]
): Record<string, string> | undefined {
  const socials = Object.assign({}, ...newest.map((record) => record.socials ?? {}).reverse())
  return Object.keys(socials).length ? socials : undefined
}

/** Drops entries with an empty key or a key that occurred before. */
export function distinct<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const seen = new Set([''])
  return entries.filter((entry) => {
    const key = keyOf(entry)
    return !seen.has(key) && seen.add(key)
  })
}

export const stated = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T

/** Returns page and time of the newest record with a page, or else the newest time. */
export function pageAndTime(records: readonly (Statement & { source_url?: string })[]) {
  const paged = records.find((record) => record.source_url !== undefined)
  if (paged) return { source_url: paged.source_url, observed_at: paged.observed_at }
  return { observed_at: first(records, 'observed_at') }
}
