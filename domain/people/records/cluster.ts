import type { Linkable } from './linkable.js'

/** Records resolved to one owner, with the values that distinguish owners. */
export type RecordCluster<T extends Linkable> = {
  records: T[]
  /** Identifiers by network, for networks where an owner has only one identifier. */
  identifiers: Map<string, string>
  /** Sources whose records have an id. */
  sources: Set<string>
}

export function clusterOf<T extends Linkable>(
  record: T,
  exclusive: (network: string) => boolean
): RecordCluster<T> {
  return {
    records: [record],
    identifiers: new Map([...record.identifiers].filter(([network]) => exclusive(network))),
    sources: new Set(record.source === undefined ? [] : [record.source]),
  }
}

/** Merges clusters that do not conflict. */
export function joined<T extends Linkable>(clusters: readonly RecordCluster<T>[]): RecordCluster<T> {
  return {
    records: clusters.flatMap((cluster) => cluster.records),
    identifiers: new Map(clusters.flatMap((cluster) => [...cluster.identifiers])),
    sources: new Set(clusters.flatMap((cluster) => [...cluster.sources])),
  }
}

/** Reports whether two clusters have different identifiers on one network. */
export function conflicting(a: RecordCluster<Linkable>, b: RecordCluster<Linkable>): boolean {
  for (const [network, identifier] of a.identifiers) {
    const other = b.identifiers.get(network)
    if (other !== undefined && other !== identifier) return true
  }
  return false
}

/** Reports whether two clusters conflict or share a source. Weak evidence does not join such clusters. */
export const mustStayApart = (a: RecordCluster<Linkable>, b: RecordCluster<Linkable>): boolean =>
  conflicting(a, b) || !a.sources.isDisjointFrom(b.sources)

/** Returns a positive value if any two records agree, else -1 if any two contradict, else 0. */
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
