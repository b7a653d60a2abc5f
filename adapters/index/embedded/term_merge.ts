import type { StringTable } from './string_table.js'

/** One term of a merged dictionary: in which tables it is, and its ordinal in each. */
export type MergedTerm = { text: string; holders: { table: number; ordinal: number }[] }

/** The terms of several tables in one code unit order, each once. Tables may be missing. */
export function* mergeTerms(tables: (StringTable | undefined)[]): Iterable<MergedTerm> {
  const heads = tables.map(() => 0)
  const texts = tables.map((table) => (table && table.length > 0 ? table.get(0) : null))
  for (;;) {
    let least: string | null = null
    for (const text of texts) if (text !== null && (least === null || text < least)) least = text
    if (least === null) return
    const holders: MergedTerm['holders'] = []
    for (let table = 0; table < tables.length; table++) {
      if (texts[table] !== least) continue
      holders.push({ table, ordinal: heads[table]++ })
      const strings = tables[table] as StringTable
      texts[table] = heads[table] < strings.length ? strings.get(heads[table]) : null
    }
    yield { text: least, holders }
  }
}
