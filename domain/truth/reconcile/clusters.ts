import type { ValueContext, Value, ValueRules } from '../values/value.js'
import type { Vote } from './vote.js'

/** Votes for one value, however each writes it. */
export type ValueCluster = {
  values: Value[]
  votes: { vote: Vote; value: Value }[]
}

/** Groups votes by the value they state; what is no value of the column is left out. The order of votes does not matter. */
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

/** Whether one cluster's value is broader than another's: every statement of the narrower lies within one of the broader. */
export function isBroader(rules: ValueRules, a: ValueCluster, b: ValueCluster): boolean {
  const { broader } = rules
  return (
    a !== b &&
    broader !== undefined &&
    b.values.some((inner) => a.values.some((outer) => broader(outer, inner)))
  )
}

/** The chance of coming to the cluster's value by mistake. */
export function chanceOf(rules: ValueRules, { values }: ValueCluster): number {
  const { alternatives } = rules
  if (typeof alternatives === 'number') return 1 / alternatives
  return Math.max(...values.map((value) => 1 / alternatives(value)))
}
