import type { ItemBelief, LearnedRates, SourceClaim } from './em.js'

export type CopyingPair = {
  sources: [string, string]
  /** That one copies the other, 0 to 1. */
  probability: number
  /** How many items both speak of, and on how many of them they share a value believed false. */
  shared: number
  sharedErrors: number
}

/** The chance that any two sources copy, before anything is seen. */
const PRIOR = 0.1
/** The share of its statements that a copier copies. */
const COPIED = 0.8
/** How many false values an independent source might come to. */
const FALSE_VALUES = 20
const MIN_SHARED = 3

/**
 * Which sources copy one another, told by what only copying explains: the same errors. That two agree on what is true says
 * little, for the truth is one; that they agree on what is believed false says much. Takes the claims and what
 * `learnReliability` made of them. Only pairs that speak of at least three items in common are given.
 */
export function learnCopying(
  claims: readonly SourceClaim[],
  beliefs: readonly ItemBelief[],
  rates: readonly LearnedRates[]
): CopyingPair[] {
  const believed = new Map(beliefs.map((belief) => [keyOf(belief), belief.values]))
  const accuracy = meanAccuracy(rates)
  const byItem = new Map<string, Map<string, string>>()
  for (const claim of claims) {
    const said = byItem.get(keyOf(claim)) ?? new Map<string, string>()
    byItem.set(keyOf(claim), said.set(claim.source, claim.value))
  }
  const pairs = new Map<
    string,
    { sources: [string, string]; odds: number; shared: number; sharedErrors: number }
  >()
  for (const [item, said] of byItem) {
    const sources = [...said.keys()].sort()
    for (const [i, a] of sources.entries()) {
      for (const b of sources.slice(i + 1)) {
        const key = JSON.stringify([a, b])
        const pair = pairs.get(key) ?? {
          sources: [a, b],
          odds: Math.log(PRIOR / (1 - PRIOR)),
          shared: 0,
          sharedErrors: 0,
        }
        pairs.set(key, pair)
        pair.shared++
        const value = said.get(a)!
        const truth = believed.get(item)?.get(value) ?? 0
        const isSame = value === said.get(b)
        if (isSame) pair.sharedErrors += 1 - truth
        pair.odds += logRatio(isSame ? truth : null, accuracy(a), accuracy(b))
      }
    }
  }
  return [...pairs.values()]
    .filter(({ shared }) => shared >= MIN_SHARED)
    .map(({ odds, ...pair }) => ({ ...pair, probability: 1 / (1 + Math.exp(-odds)) }))
    .sort((a, b) => b.probability - a.probability || (String(a.sources) < String(b.sources) ? -1 : 1))
}

/** Whether two sources are among the pairs that copy, for `reconcile`. */
export function copyingOf(
  pairs: readonly CopyingPair[],
  least = 0.5
): (source: string, other: string) => boolean {
  const sure = pairs.filter(({ probability }) => probability >= least)
  const copying = new Set(
    sure.flatMap(({ sources: [a, b] }) => [JSON.stringify([a, b]), JSON.stringify([b, a])])
  )
  return (source, other) => copying.has(JSON.stringify([source, other]))
}

/**
 * How much likelier copying makes what is seen on one item: a shared value that is true with probability `truth`, or two
 * values where that is null.
 */
function logRatio(truth: number | null, a: number, b: number): number {
  const sameTrue = a * b
  const sameFalse = ((1 - a) * (1 - b)) / FALSE_VALUES
  if (truth === null) return Math.log(1 - COPIED)
  const mean = (a + b) / 2
  const independent = truth * sameTrue + (1 - truth) * sameFalse
  const copied = COPIED * (truth * mean + (1 - truth) * (1 - mean)) + (1 - COPIED) * independent
  return Math.log(copied / independent)
}

const keyOf = ({ field, item }: { field: string; item: string }): string => JSON.stringify([field, item])

/** The share of a source's claims that are right or broader than right, over all fields; within bounds that allow for doubt. */
function meanAccuracy(rates: readonly LearnedRates[]): (source: string) => number {
  const sums = new Map<string, { right: number; claims: number }>()
  for (const { source, exact, broader, claims } of rates) {
    const sum = sums.get(source) ?? { right: 0, claims: 0 }
    sums.set(source, { right: sum.right + (exact + broader) * claims, claims: sum.claims + claims })
  }
  return (source) => {
    const { right, claims } = sums.get(source) ?? { right: 0, claims: 0 }
    return Math.min(0.98, Math.max(0.1, claims > 0 ? right / claims : 0.7))
  }
}
