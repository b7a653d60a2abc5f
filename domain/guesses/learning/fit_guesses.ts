import { BUCKETS } from '../features.js'
import type { Weights } from '../guess.js'

/** The candidates of one field of one subject. `isRight` marks the values that the label accepts. */
export type GuessExample = {
  /** The person or company. Several rows of one subject share its weight. */
  id: string
  site: string
  candidates: readonly { features: Uint16Array; isRight: boolean }[]
}

/** Features that occur on fewer sites get no weight. */
const MIN_SITES = 6
const EPOCHS = 12
const RATE = 0.05
/**
 * The strength of the L2 penalty on weights, divided among all examples. Chosen by cross-validation on train.
 */
const PENALTY = 2

/**
 * Fits a conditional logistic regression: a subject's candidates compete with each other and with
 * no value, whose score is 0. The order of the examples decides the order of the steps, so equal
 * examples give equal weights.
 */
export function fitGuesses(examples: readonly GuessExample[]): Weights {
  const isUsed = frequentFeatures(examples)
  const shares = Map.groupBy(examples, ({ id }) => id)
  const data = examples
    .filter(({ candidates }) => candidates.length > 0)
    .map(({ id, candidates }) => ({
      share: 1 / shares.get(id)!.length,
      candidates: candidates.map((one) => ({
        ...one,
        features: one.features.filter((bucket) => isUsed[bucket]),
      })),
    }))
  const weights = new Float64Array(BUCKETS + 1)
  const squares = new Float64Array(BUCKETS + 1).fill(1e-4)
  const penalty = PENALTY / data.length
  const random = randomNumbers()
  const step = (bucket: number, slope: number) => {
    squares[bucket] += slope * slope
    weights[bucket] -= (RATE * slope) / Math.sqrt(squares[bucket])
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(data, random)
    for (const { candidates, share } of data) {
      const slopes = slopesOf(candidates, weights, share)
      let bias = 0
      const byBucket = new Map<number, number>()
      for (const [i, { features }] of candidates.entries()) {
        if (Math.abs(slopes[i]) < 1e-5) continue
        bias += slopes[i]
        for (const bucket of features) byBucket.set(bucket, (byBucket.get(bucket) ?? 0) + slopes[i])
      }
      for (const [bucket, slope] of byBucket) step(bucket, slope + penalty * weights[bucket])
      step(BUCKETS, bias)
    }
  }
  return { weights: weights.slice(0, BUCKETS), bias: weights[BUCKETS] }
}

/** Returns the derivative of the loss with respect to each candidate's score. */
function slopesOf(candidates: GuessExample['candidates'], weights: Float64Array, share: number): number[] {
  const scores = candidates.map(({ features }) => {
    let score = weights[BUCKETS]
    for (const bucket of features) score += weights[bucket]
    return score
  })
  const highest = Math.max(0, ...scores)
  const masses = scores.map((score) => Math.exp(score - highest))
  const total = masses.reduce((sum, mass) => sum + mass, Math.exp(-highest))
  const right = masses.reduce((sum, mass, i) => (candidates[i].isRight ? sum + mass : sum), 0)
  return masses.map(
    (mass, i) => share * (mass / total - (right > 0 && candidates[i].isRight ? mass / right : 0))
  )
}

function frequentFeatures(examples: readonly GuessExample[]): Uint8Array {
  const sites = Array.from({ length: BUCKETS }, () => new Set<string>())
  for (const { site, candidates } of examples)
    for (const { features } of candidates)
      for (const bucket of features) if (sites[bucket].size < MIN_SITES) sites[bucket].add(site)
  return Uint8Array.from(sites, ({ size }) => (size >= MIN_SITES ? 1 : 0))
}

function shuffle(list: unknown[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[list[i], list[j]] = [list[j], list[i]]
  }
}

/** A linear congruential generator with a fixed seed. */
function randomNumbers(): () => number {
  let state = 7
  return () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff
}
