import type { ValueContext, Value, ValueRules } from '../values/value.js'
import type { Vote } from './vote.js'

/** The votes for one value, in all its spellings. */
export type ValueCluster = {
  values: Value[]
  votes: { vote: Vote; value: Value }[]
}

/** Groups valid votes by value. The result does not depend on the votes' order. */
export function clusterVotes(
  votes: readonly Vote[],
  rules: ValueRules,
  context: ValueContext
): ValueCluster[] {
  const byKey = new Map<string, ValueCluster>()
  for (const vote of votes) {
    const value = rules.read(vote.value, context)
    if (!value) continue
    const cluster = byKey.get(value.key) ?? { values: [], votes: [] }
    byKey.set(value.key, cluster)
    cluster.votes.push({ vote, value })
    if (!cluster.values.some(({ shown }) => shown === value.shown)) cluster.values.push(value)
  }
  const clusters: ValueCluster[] = []
  for (const [, next] of [...byKey].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const joined = clusters.filter(({ values }) =>
      values.some((value) => rules.same?.(value, next.values[0]))
    )
    for (const cluster of joined) clusters.splice(clusters.indexOf(cluster), 1)
    const all = [...joined, next]
    clusters.push({
      values: all.flatMap(({ values }) => values),
      votes: all.flatMap(({ votes: stated }) => stated),
    })
  }
  return clusters
}

/** Reports whether a spelling of cluster `a` is broader than a spelling of `b`. */
export function isBroader({ broader }: ValueRules, a: ValueCluster, b: ValueCluster): boolean {
  if (a === b || !broader) return false
  return b.values.some((inner) => a.values.some((outer) => broader(outer, inner)))
}

/** Returns the probability that an error produces the cluster's value. */
export function chanceOf(rules: ValueRules, { values }: ValueCluster): number {
  const { alternatives } = rules
  if (typeof alternatives === 'number') return 1 / alternatives
  return Math.max(...values.map((value) => 1 / alternatives(value)))
}
