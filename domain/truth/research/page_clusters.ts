import { linkKey } from '../subject.js'
import type { PageCandidate } from '../identity/candidate.js'

/**
 * Which candidates are of one pageCluster, whoever it is: their own pages that link to one another. A name for each group of two or
 * more, by candidate; they are about the row together or not at all.
 */
export function pageClustersOf(candidates: readonly PageCandidate[]): (string | undefined)[] {
  const parent = candidates.map((_, i) => i)
  const root = (i: number): number => (parent[i] === i ? i : (parent[i] = root(parent[i])))
  const here = new Map<string, number[]>()
  for (const [i, { page, mention }] of candidates.entries())
    if (mention.own)
      for (const url of new Set([page.url, ...page.via])) {
        const key = linkKey(url)
        if (key) here.set(key, [...(here.get(key) ?? []), i])
      }
  for (const [i, { mention }] of candidates.entries())
    if (mention.own)
      for (const url of mention.links)
        for (const j of here.get(linkKey(url) ?? '') ?? []) parent[root(i)] = root(j)
  const sizes = new Map<number, number>()
  for (const i of parent.keys()) sizes.set(root(i), (sizes.get(root(i)) ?? 0) + 1)
  return candidates.map((_, i) => (sizes.get(root(i))! > 1 ? `cluster ${root(i)}` : undefined))
}
