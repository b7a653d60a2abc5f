import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '#bench/support/args'

/** A truth discovery benchmark with a hierarchy of values. */
export type FusionSet = {
  name: string
  claims: { item: string; source: string; value: string }[]
  /** For each item the true value and the values that contain it, most specific first. */
  truth: Map<string, string[]>
  /** For each name, all names above it in the hierarchy. */
  broader: Map<string, ReadonlySet<string>>
}

/**
 * Reads every `<name>_claims.csv` with its `_truth` and `_hierarchy` files, from a folder and its
 * subfolder `fusion`. Throws UsageError when there is none, or when one of its files is missing.
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
 * Returns the names above each name in the hierarchy. If several nodes share a name, includes the
 * names above any of them. The root is not a value.
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

/** Parses CSV text (RFC 4180) into records. */
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
