import { linkKey } from '../subject.js'
import type { PageCandidate } from '../identity/candidate.js'

/**
 * Groups candidates whose own pages link to one another, because they describe the same entity.
 * Returns a cluster name per candidate; undefined for a candidate without such links.
 */
export function pageClustersOf(candidates: readonly PageCandidate[]): (string | undefined)[] {
  const parent = candidates.map((_, i) => i)
  const root = (i: number): number => (parent[i] === i ? i : (parent[i] = root(parent[i])))
  const byKey = new Map<string, number[]>()
  for (const [i, { page, mention }] of candidates.entries())
    if (mention.own)
      for (const url of new Set([page.url, ...page.via])) {
        const key = linkKey(url)
        if (key) byKey.set(key, [...(byKey.get(key) ?? []), i])
      }
  for (const [i, { mention }] of candidates.entries())
    if (mention.own)
      for (const url of mention.links)
        for (const j of byKey.get(linkKey(url) ?? '') ?? []) parent[root(i)] = root(j)
  const sizes = new Map<number, number>()
  for (const i of parent.keys()) sizes.set(root(i), (sizes.get(root(i)) ?? 0) + 1)
  return candidates.map((_, i) => (sizes.get(root(i))! > 1 ? `cluster ${root(i)}` : undefined))
}
