type Statement = { id?: string; source?: string; observed_at?: string }

/** Sorts records newest first, undated last; source and id break ties. */
export function newestFirst<T extends Statement>(records: readonly T[]): T[] {
  if (records.length < 2) return [...records]
  return [...records].sort(
    (a, b) =>
      compare(b.observed_at ?? '', a.observed_at ?? '') ||
      compare(a.source ?? '', b.source ?? '') ||
      compare(a.id ?? '', b.id ?? '') ||
      compare(JSON.stringify(a), JSON.stringify(b))
  )
}

/** The first defined value of a field. */
export function first<T, K extends keyof T>(records: readonly T[], field: K): T[K] | undefined {
  for (const record of records) if (record[field] !== undefined) return record[field]
  return undefined
}

/** Drops entries with an empty key or a key that occurred before. */
export function distinct<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const seen = new Set([''])
  return entries.filter((entry) => {
    const key = keyOf(entry)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Drops undefined fields. */
export function stated<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T
}

/** The page and time of the newest record with a page, else the newest time. */
export function pageAndTime(records: readonly (Statement & { source_url?: string })[]) {
  const paged = records.find((record) => record.source_url !== undefined)
  if (paged) return { source_url: paged.source_url, observed_at: paged.observed_at }
  return { observed_at: first(records, 'observed_at') }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
