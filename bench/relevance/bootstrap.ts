import { Random } from '#bench/support/random'

/**
 * The mean difference of two engines, its 95% interval, and the share of samples in which the mean
 * is not above zero.
 */
export type Difference = { mean: number; low: number; high: number; notBetter: number }

const SAMPLES = 10_000
const SEED = 19

/**
 * A paired bootstrap: draws queries with replacement and compares the means of both engines on each
 * sample. `a` and `b` have one figure per query, in the same order.
 */
export function pairedBootstrap(a: readonly number[], b: readonly number[]): Difference {
  const differences = a.map((value, i) => value - b[i])
  const random = new Random(SEED)
  const means = Array.from({ length: SAMPLES }, () => {
    let sum = 0
    for (let i = 0; i < differences.length; i++) sum += differences[random.below(differences.length)]
    return sum / differences.length
  }).sort((x, y) => x - y)
  return {
    mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
    low: means[Math.floor(SAMPLES * 0.025)],
    high: means[Math.ceil(SAMPLES * 0.975) - 1],
    notBetter: means.filter((mean) => mean <= 0).length / SAMPLES,
  }
}
