import type { StringTable } from './string_table.js'

/**
 * One term of a merged dictionary. `holders` lists the tables that contain the term, with its
 * ordinal in each.
 */
export type MergedTerm = { text: string; holders: { table: number; ordinal: number }[] }

/** Yields the distinct terms of several tables in code unit order. Tables may be undefined. */
export function* mergeTerms(tables: (StringTable | undefined)[]): Iterable<MergedTerm> {
  const positions = tables.map(() => 0)
  const texts = tables.map((table) => (table && table.length > 0 ? table.get(0) : null))
  for (;;) {
    let first: string | null = null
    for (const text of texts) if (text !== null && (first === null || text < first)) first = text
    if (first === null) return
    const holders: MergedTerm['holders'] = []
    for (let table = 0; table < tables.length; table++) {
      if (texts[table] !== first) continue
      holders.push({ table, ordinal: positions[table]++ })
      const strings = tables[table] as StringTable
      texts[table] = positions[table] < strings.length ? strings.get(positions[table]) : null
    }
    yield { text: first, holders }
  }
}
