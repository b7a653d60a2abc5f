import { type CaptureTable, recaptured, withoutIdle } from '#domain/completeness/capture_table'
import { missingPosterior } from '#domain/completeness/dependence_model'
import type { KindPriors, Priors } from '#domain/completeness/learned_priors'
import { logProbability } from '#domain/completeness/poisson_mixture'
import type { KnownList } from './worlds.js'

/**
 * The table of a list, the number of people whom no finder found, and the weight of the list in the score.
 */
export type LearningCase = { table: CaptureTable; missing: number; weight: number }

/**
 * The start of the search: per kind, the log weight and nine numbers, as `kindOf` reads them. In the first
 * kind, finders miss many people. In the second, people differ strongly in ease. In the third, finders miss
 * few people.
 */
const START = [
  [0, -0.7, 0.2, -1.1, 0.23, 0.12, -1.3, 0.2, -4, -3],
  [-3, 0, 0.4, -1.1, 0.23, 1.4, 0.3, -0.6, -4, -0.4],
  [-1, -3, 0, 1, 0.4, 0, -1.3, 0.2, -4, -4],
]
const FIRST_STEPS = [0.4, 0.3, 0.2, 0.3, 0.2, 0.1, 0.3, 0.2, 0.5, 0.4]
/** Lower bound of log deviations: smaller ones have no effect. */
const MIN_LOG_DEVIATION = -4

function priorsOf(kinds: readonly (readonly number[])[]): Priors {
  const sum = kinds.reduce((total, [weight]) => total + Math.exp(weight), 0)
  return kinds.map((kind) => kindOf(kind, sum))
}

const kindOf = (
  [
    weight,
    missing,
    missingSpread,
    ease,
    easeSpread,
    shared,
    sharedSpread,
    curve,
    pair,
    three,
  ]: readonly number[],
  sum: number
): KindPriors => ({
  share: Math.exp(weight) / sum,
  missing: { mean: missing, deviation: Math.exp(missingSpread) },
  ease: { mean: ease, deviation: Math.exp(easeSpread) },
  shared: { mean: shared, deviation: deviationOf(sharedSpread) },
  curve,
  own: { pair: deviationOf(pair), three: deviationOf(three) },
})

const deviationOf = (log: number): number => Math.exp(Math.max(MIN_LOG_DEVIATION, log))

/**
 * Learns the priors under which the true numbers of missing people are most probable. Their mean
 * log probability is the score, because it rewards honest uncertainty. Changes one number at a
 * time. Leaves out lists without an overlap.
 */
export function learnPriors(
  cases: readonly LearningCase[],
  rounds: number,
  onProgress: (text: string) => void
): Priors {
  const usable = cases.filter(({ table }) => table.finders.length > 1 && recaptured(table) > 0)
  let at = START.map((kind) => [...kind])
  let score = scoreOf(usable, priorsOf(at))
  const steps = START.map(() => [...FIRST_STEPS])
  onProgress(`start: ${score.toFixed(4)}, ${usable.length} lists`)
  for (let round = 0; round < rounds; round++) {
    for (const [k, kind] of START.entries())
      for (const i of kind.keys()) {
        const tries = [1, -1].map((direction) => {
          const next = at.with(k, at[k].with(i, at[k][i] + direction * steps[k][i]))
          return { next, score: scoreOf(usable, priorsOf(next)) }
        })
        const best = tries[0].score >= tries[1].score ? tries[0] : tries[1]
        if (best.score > score) {
          at = best.next
          score = best.score
          steps[k][i] *= 1.3
        } else steps[k][i] /= 2
      }
    onProgress(`round ${round + 1}: ${score.toFixed(4)}`)
  }
  return priorsOf(at)
}

/** Returns the weighted mean log probability of the truth. */
function scoreOf(cases: readonly LearningCase[], priors: Priors): number {
  let [sum, weights] = [0, 0]
  for (const { table, missing, weight } of cases) {
    sum += weight * Math.max(-20, logProbability(missingPosterior(table, priors), missing) || -20)
    weights += weight
  }
  return sum / weights
}

export function listCase({ finders, masks }: KnownList): LearningCase {
  const counts = new Array<number>(2 ** finders).fill(0)
  for (const mask of masks) counts[mask]++
  const [missing] = counts
  counts[0] = 0
  const names = Array.from({ length: finders }, (_, i) => `finder ${i}`)
  return { table: withoutIdle({ finders: names, counts }), missing, weight: 1 }
}
