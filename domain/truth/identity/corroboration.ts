import type { Identity } from './identify.js'
import { CONFIRMED } from '../thresholds.js'

/** Recomputes a candidate's identity, given its group's probabilities. */
type Reidentify = (candidate: number, probabilityOf: (other: number) => number) => Identity

/**
 * Lets pages that link to one another corroborate each other, most certain first. Each candidate
 * counts only the candidates before it and the candidates confirmed without the group, so no page
 * confirms itself in a circle. The probability is at most 1 - (1 - a)(1 - b), for the candidate's
 * own probability a and the best corroborator's probability b.
 */
export function corroborate(
  alone: readonly Identity[],
  groups: readonly (readonly number[])[],
  sites: readonly (string | undefined)[],
  reidentify: Reidentify
): Identity[] {
  let current = [...alone]
  const isConfirmed = (i: number) => alone[i].probability >= CONFIRMED
  for (const group of new Set(groups)) {
    if (group.length < 2 || !group.some(isConfirmed)) continue
    const done = new Set<number>()
    const supportFor = (i: number, j: number): number => {
      if (i === j || (sites[i] !== undefined && sites[i] === sites[j])) return 0
      // A candidate confirmed without the group may have supported the other candidate.
      return done.has(j) && !isConfirmed(i) ? current[j].probability : alone[j].probability
    }
    const corroborated = (i: number): Identity => {
      const strongest = Math.max(0, ...group.map((j) => supportFor(i, j)))
      if (strongest < CONFIRMED) return current[i]
      const identity = reidentify(i, (j) => supportFor(i, j))
      const max = 1 - (1 - strongest) * (1 - alone[i].probability)
      return { ...identity, probability: Math.min(identity.probability, max) }
    }
    for (const i of group) if (isConfirmed(i)) current[i] = corroborated(i)
    while (done.size < group.length) {
      const open = group.filter((i) => !done.has(i))
      const next = open.reduce((best, i) => (current[i].probability > current[best].probability ? i : best))
      if (current[next].probability < CONFIRMED) break
      if (!isConfirmed(next)) current[next] = corroborated(next)
      done.add(next)
      // Candidates above the threshold are recomputed when it is their turn.
      for (const i of open) if (i !== next && current[i].probability < CONFIRMED) current[i] = corroborated(i)
      current = asSites(current, sites)
    }
  }
  return current
}

/**
 * Gives all pages of a site the probability of its best page, because a site has one owner. A page
 * with another name or a disclaimer keeps its own probability.
 */
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
