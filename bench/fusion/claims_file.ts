import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '#bench/support/args'

/** A benchmark of truth discovery with a hierarchy of values. */
export type FusionSet = {
  name: string
  claims: { item: string; source: string; value: string }[]
  /** Of each item the true value and what it lies within, the finest first. */
  truth: Map<string, string[]>
  /** Of each value's name everything that a value of that name lies within. */
  broader: Map<string, ReadonlySet<string>>
}

/**
 * Every `<name>_claims.csv` of a folder, or of its folder `fusion`, with `_truth` and `_hierarchy`.
 * Throws UsageError without one.
 */
export function readFusionSets(data: string): FusionSet[] {
  const sets = [join(data, 'fusion'), data].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => file.endsWith('_claims.csv'))
          .sort()
          .map((file) => readSet(folder, file.slice(0, -'_claims.csv'.length)))
      : []
  )
  if (sets.length === 0) throw new UsageError(`No *_claims.csv in ${data} or its folder fusion.`)
  return sets
}

function readSet(folder: string, name: string): FusionSet {
  const rows = (kind: string) => {
    const path = join(folder, `${name}_${kind}.csv`)
    if (!existsSync(path)) throw new UsageError(`${path} is missing.`)
    return parseCsv(readFileSync(path, 'utf8')).slice(1)
  }
  return {
    name,
    claims: rows('claims').map(([item, source, value]) => ({ item, source, value })),
    truth: new Map(rows('truth').map(([item, value]) => [item, value.split(',').map((part) => part.trim())])),
    broader: widerNames(rows('hierarchy')),
  }
}

/**
 * The names above each name; where several nodes have one name, those above any of them. The root
 * is no value.
 */
function widerNames(rows: readonly string[][]): Map<string, ReadonlySet<string>> {
  const nodes = new Map(rows.map(([id, name, parent]) => [id, { name, parent }]))
  const broader = new Map<string, Set<string>>()
  for (const node of nodes.values()) {
    const above = broader.get(node.name) ?? new Set<string>()
    broader.set(node.name, above)
    let parent = nodes.get(node.parent)
    while (parent && nodes.has(parent.parent)) {
      if (parent.name !== node.name) above.add(parent.name)
      parent = nodes.get(parent.parent)
    }
  }
  return broader
}

/** The records of a CSV text (RFC 4180). */
export function parseCsv(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const isEnd = end !== ','
    if (isEnd && record.length === 0 && quoted === undefined && plain === '') continue
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (!isEnd) continue
    records.push(record)
    record = []
  }
  return records
}
