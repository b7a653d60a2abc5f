import { compareTexts } from '../text/text.js'
import { type RecordCluster, clusterOf, conflicting, mustStayApart, joined, relation } from './cluster.js'
import type { Linkable, LinkRules } from './linkable.js'

/**
 * Groups records by owner. The result does not depend on the order of records. Joins records by
 * shared identifiers first, then by weak evidence, closest level first. Never joins two groups with
 * different identifiers on one network. A record that would link such groups joins none of them.
 * Weak evidence never joins two records that one source lists under two ids. A key in `oversized`
 * is shared by too many records and joins none.
 */
export function resolve<T extends Linkable>(
  records: readonly T[],
  rules: LinkRules<T>,
  oversized: ReadonlySet<string> = new Set()
): T[][] {
  const sorted = [...records].sort((a, b) => compareTexts(a.key, b.key))
  let clusters = sorted.map((record) => clusterOf(record, rules.exclusive))

  const trusted = rules.trusted.map((network) => (of: string) => of === network)
  for (const chosen of [...trusted, (of: string) => !rules.trusted.includes(of)]) {
    const pairs = pairsBy(
      clusters,
      (record) =>
        [...record.identifiers].flatMap(([of, identifier]) =>
          chosen(of) && !oversized.has(identifier) ? identifier : []
        ),
      rules.trusts
    )
    clusters = joinPairs(clusters, pairs, conflicting)
  }

  for (const level of rules.levels) {
    const pairs = pairsBy(
      clusters,
      (record) => record.blocks.filter((block) => !oversized.has(block)),
      (a, b) => rules.compare(a, b) >= level
    ).filter(([a, b]) => !mustStayApart(a, b))
    clusters = joinPairs(clusters, pairs, (a, b) => mustStayApart(a, b) || relation(a, b, rules.compare) < 0)
  }
  return clusters.map((cluster) => cluster.records)
}

type Pair<T extends Linkable> = [RecordCluster<T>, RecordCluster<T>]

/** Returns the pairs of clusters that share a key and whose records with that key agree. */
function pairsBy<T extends Linkable>(
  clusters: RecordCluster<T>[],
  wordsOf: (record: T) => readonly string[],
  agrees: (a: T, b: T, word: string) => boolean
): Pair<T>[] {
  const entries = clusters.flatMap((cluster) =>
    cluster.records.flatMap((record) => wordsOf(record).map((word) => ({ word, cluster, record })))
  )
  const seen = new Map<RecordCluster<T>, Set<RecordCluster<T>>>()
  const pairs: Pair<T>[] = []
  for (const [word, held] of Map.groupBy(entries, ({ word }) => word)) {
    for (let i = 1; i < held.length; i++) {
      for (let j = 0; j < i; j++) {
        const [{ cluster: a, record: left }, { cluster: b, record: right }] = [held[j], held[i]]
        if (a === b || seen.get(a)?.has(b) || !agrees(left, right, word)) continue
        seen.set(a, (seen.get(a) ?? new Set()).add(b))
        seen.set(b, (seen.get(b) ?? new Set()).add(a))
        pairs.push([a, b])
      }
    }
  }
  return pairs
}

/**
 * Joins the clusters that pairs connect into a group. If two clusters of a group must stay apart,
 * leaves out the clusters that link both. If the group still contains two such clusters, joins none
 * of its clusters.
 */
function joinPairs<T extends Linkable>(
  clusters: RecordCluster<T>[],
  pairs: Pair<T>[],
  apart: (a: RecordCluster<T>, b: RecordCluster<T>) => boolean
): RecordCluster<T>[] {
  if (!pairs.length) return clusters
  const open = pairs.filter(([a, b]) => !apart(a, b))
  const undecided = new Set<RecordCluster<T>>()
  for (const group of groupsOf(open)) {
    if (!contradicts(group, apart)) continue
    for (const [cluster, neighbours] of neighboursOf(open.filter(([a]) => group.has(a)))) {
      if (contradicts(neighbours, apart)) undecided.add(cluster)
    }
  }
  const groups = groupsOf(open.filter(([a, b]) => !undecided.has(a) && !undecided.has(b)))
  const result = new Set(clusters)
  for (const group of groups) {
    if (contradicts(group, apart)) continue
    for (const cluster of group) result.delete(cluster)
    result.add(joined([...group]))
  }
  return [...result]
}

function contradicts<T extends Linkable>(
  group: Set<RecordCluster<T>>,
  apart: (a: RecordCluster<T>, b: RecordCluster<T>) => boolean
) {
  const list = [...group]
  return list.some((a, i) => list.slice(0, i).some((b) => apart(a, b)))
}

function neighboursOf<T extends Linkable>(pairs: Pair<T>[]): Map<RecordCluster<T>, Set<RecordCluster<T>>> {
  const map = new Map<RecordCluster<T>, Set<RecordCluster<T>>>()
  for (const [a, b] of pairs) {
    map.set(a, (map.get(a) ?? new Set()).add(b))
    map.set(b, (map.get(b) ?? new Set()).add(a))
  }
  return map
}

function groupsOf<T extends Linkable>(pairs: Pair<T>[]): Set<RecordCluster<T>>[] {
  const neighbours = neighboursOf(pairs)
  const seen = new Set<RecordCluster<T>>()
  const groups: Set<RecordCluster<T>>[] = []
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue
    const group = new Set([start])
    for (const cluster of group) for (const next of neighbours.get(cluster)!) group.add(next)
    for (const cluster of group) seen.add(cluster)
    groups.push(group)
  }
  return groups
}
