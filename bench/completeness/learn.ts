import { type CaptureTable, recaptured, withoutIdle } from '#domain/completeness/capture_table'
import { missingPosterior } from '#domain/completeness/dependence_model'
import type { Priors } from '#domain/completeness/learned_priors'
import { logProbability } from '#domain/completeness/poisson_mixture'
import type { KnownList } from './worlds.js'

type Case = { table: CaptureTable; missing: number }

/**
 * The start of the search, as `priorsOf` reads it: ease, its log deviation, tilt and the log odds
 * of the first kind. Then five numbers for each of the two kinds.
 */
const START = [-0.9, 0.3, 0.7, 2.5, ...[0.2, -1, 0.25, -4, -4], ...[0.2, 0.2, -1.2, -2, -0.3]]
const FIRST_STEPS = [0.1, 0.1, 0.1, 0.4, ...[0.1, 0.2, 0.1, 0.5, 0.5], ...[0.2, 0.2, 0.4, 0.5, 0.4]]
const ROUNDS = 4
/** Lower bound of log deviations: smaller ones have no effect. */
const MIN_LOG_DEVIATION = -4

function priorsOf([ease, easeDeviation, tilt, odds, ...kinds]: readonly number[]): Priors {
  const share = 1 / (1 + Math.exp(-odds))
  const kind = (part: number, [mean, deviation, curve, pair, three]: number[]) => ({
    share: part,
    shared: { mean, deviation: Math.exp(deviation) },
    curve,
    own: { pair: deviationOf(pair), three: deviationOf(three) },
  })
  return {
    ease: { mean: ease, deviation: Math.exp(easeDeviation) },
    tilt,
    kinds: [kind(share, kinds.slice(0, 5)), kind(1 - share, kinds.slice(5))],
  }
}

const deviationOf = (log: number): number => Math.exp(Math.max(MIN_LOG_DEVIATION, log))

/**
 * Learns the priors under which the true numbers of missing people are most probable. Their mean
 * log probability is the score, because it rewards honest uncertainty. Changes one number at a
 * time.
 */
export function learnPriors(lists: readonly KnownList[], onProgress: (text: string) => void): Priors {
  const cases = lists.flatMap((one) => caseOf(one) ?? [])
  let at = [...START]
  let score = scoreOf(cases, at)
  const steps = [...FIRST_STEPS]
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of at.keys()) {
      const tries = [1, -1].map((direction) => {
        const next = at.with(i, at[i] + direction * steps[i])
        return { next, score: scoreOf(cases, next) }
      })
      const best = tries[0].score >= tries[1].score ? tries[0] : tries[1]
      if (best.score > score) {
        at = best.next
        score = best.score
        steps[i] *= 1.3
      } else steps[i] /= 2
    }
    onProgress(
      `round ${round + 1}: ${score.toFixed(4)} ${JSON.stringify(at.map((one) => Number(one.toFixed(3))))}`
    )
  }
  return priorsOf(at)
}

/** Returns the mean log probability of the truth. */
function scoreOf(cases: readonly Case[], at: number[]): number {
  const priors = priorsOf(at)
  const sum = cases.reduce(
    (total, { table, missing }) =>
      total + Math.max(-20, logProbability(missingPosterior(table, priors), missing) || -20),
    0
  )
  return sum / cases.length
}

/** Returns null for a list without an overlap. */
function caseOf({ finders, masks }: KnownList): Case | null {
  const counts = new Array<number>(2 ** finders).fill(0)
  for (const mask of masks) counts[mask]++
  const [missing] = counts
  counts[0] = 0
  const table = withoutIdle({ finders: Array.from({ length: finders }, (_, i) => `finder ${i}`), counts })
  return recaptured(table) > 0 ? { table, missing } : null
}
