import type { Linkable } from './linkable.js'

/** Records held to be one owner, with what tells that owner from others. */
export type RecordCluster<T extends Linkable> = {
  records: T[]
  /** The account on each network where an owner has only one. */
  accounts: Map<string, string>
  /** The sources that know the owner under an id of theirs. */
  sources: Set<string>
}

export function clusterOf<T extends Linkable>(
  record: T,
  exclusive: (network: string) => boolean
): RecordCluster<T> {
  return {
    records: [record],
    accounts: new Map([...record.accounts].filter(([network]) => exclusive(network))),
    sources: new Set(record.source === undefined ? [] : [record.source]),
  }
}

/** One cluster of several whose accounts do not conflict. */
export function joined<T extends Linkable>(clusters: readonly RecordCluster<T>[]): RecordCluster<T> {
  return {
    records: clusters.flatMap((cluster) => cluster.records),
    accounts: new Map(clusters.flatMap((cluster) => [...cluster.accounts])),
    sources: new Set(clusters.flatMap((cluster) => [...cluster.sources])),
  }
}

/** Whether they give different accounts on one network. */
export function conflicting(a: RecordCluster<Linkable>, b: RecordCluster<Linkable>): boolean {
  for (const [network, account] of a.accounts) {
    const other = b.accounts.get(network)
    if (other !== undefined && other !== account) return true
  }
  return false
}

/** Whether weak evidence may not join them: different accounts, or told apart by one source. */
export function isApart(a: RecordCluster<Linkable>, b: RecordCluster<Linkable>): boolean {
  if (conflicting(a, b)) return true
  for (const source of a.sources) if (b.sources.has(source)) return true
  return false
}

/** The closest comparison over the records of both: above 0 some agree; -1 some contradict and none agree. */
export function relation<T extends Linkable>(
  a: RecordCluster<T>,
  b: RecordCluster<T>,
  compare: (left: T, right: T) => number
): number {
  let lowest = 0
  for (const left of a.records) {
    for (const right of b.records) {
      const value = compare(left, right)
      if (value > 0) return value
      if (value < lowest) lowest = value
    }
  }
  return lowest
}
