import type { Identity } from './identify.js'
import { CONFIRMED } from '../thresholds.js'

/** A candidate's identity, given how probable the others of its group are. */
type Judge = (candidate: number, within: (other: number) => number) => Identity

/**
 * What pages that are linked tell one another: the surest is heard first, and each of the others by those heard before it and
 * by those that are sure without the group. So nothing comes back to who said it, and nobody is surer than who vouches for it
 * and what it shows itself allow.
 */
export function corroborate(
  alone: readonly Identity[],
  groups: readonly (readonly number[])[],
  sites: readonly (string | undefined)[],
  judge: Judge
): Identity[] {
  let told = [...alone]
  const isSure = (i: number) => alone[i].probability >= CONFIRMED
  for (const group of new Set(groups)) {
    if (group.length < 2 || !group.some(isSure)) continue
    const heard = new Set<number>()
    const saysTo = (i: number, j: number): number => {
      if (i === j || (sites[i] !== undefined && sites[i] === sites[j])) return 0
      // Who is sure alone may have told the other before.
      return heard.has(j) && !isSure(i) ? told[j].probability : alone[j].probability
    }
    const toldTo = (i: number): Identity => {
      const surest = Math.max(0, ...group.map((j) => saysTo(i, j)))
      if (surest < CONFIRMED) return told[i]
      const judged = judge(i, (j) => saysTo(i, j))
      const most = 1 - (1 - surest) * (1 - alone[i].probability)
      return { ...judged, probability: Math.min(judged.probability, most) }
    }
    for (const i of group) if (isSure(i)) told[i] = toldTo(i)
    while (heard.size < group.length) {
      const open = group.filter((i) => !heard.has(i))
      const next = open.reduce((best, i) => (told[i].probability > told[best].probability ? i : best))
      if (told[next].probability < CONFIRMED) break
      if (!isSure(next)) told[next] = toldTo(next)
      heard.add(next)
      // Who is believed by now is judged once more when its turn comes.
      for (const i of open) if (i !== next && told[i].probability < CONFIRMED) told[i] = toldTo(i)
      told = asSites(told, sites)
    }
  }
  return told
}

/** The pages of a site are its owner's together: each is as probable as the one that more is known of. */
export function asSites(identities: readonly Identity[], sites: readonly (string | undefined)[]): Identity[] {
  const best = new Map<string, number>()
  for (const [i, { probability }] of identities.entries())
    if (sites[i] !== undefined) best.set(sites[i], Math.max(best.get(sites[i]) ?? 0, probability))
  return identities.map((identity, i) => {
    const probability = best.get(sites[i] ?? '') ?? identity.probability
    const isAnother = identity.reasons.includes('name.conflict') || identity.reasons.includes('disclaimer')
    return isAnother || identity.probability === probability ? identity : { ...identity, probability }
  })
}
