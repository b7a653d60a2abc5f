import type { Weighted } from './dependence_model.js'

/** The log probability of a whole number under a mixture of Poisson distributions. */
export function logProbability(mixture: readonly Weighted[], count: number): number {
  const logs = mixture.map(
    ({ mean, probability }) => Math.log(probability) + count * Math.log(mean) - mean - logFactorial(count)
  )
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - most), 0))
}

/** The smallest whole number whose cumulative probability reaches `share`. */
export function quantile(mixture: readonly Weighted[], share: number): number {
  let [low, high] = [-1, 1]
  while (cumulative(mixture, high) < share && high < 1e9) high *= 2
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (cumulative(mixture, middle) >= share) high = middle
    else low = middle
  }
  return high
}

const cumulative = (mixture: readonly Weighted[], count: number): number =>
  mixture.reduce((sum, { mean, probability }) => sum + probability * poissonCumulative(mean, count), 0)

/** Means above this use the normal approximation with a continuity correction. */
const LARGE = 400

function poissonCumulative(mean: number, count: number): number {
  if (count < 0) return 0
  if (mean > LARGE) return normalCumulative((count + 0.5 - mean) / Math.sqrt(mean))
  let [term, sum] = [Math.exp(-mean), Math.exp(-mean)]
  for (let i = 1; i <= count && (i <= mean || term > 1e-12); i++) {
    term *= mean / i
    sum += term
  }
  return Math.min(1, sum)
}

/** Abramowitz and Stegun 26.2.17; the error is below 1e-7. */
function normalCumulative(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (series * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
  return z >= 0 ? 1 - tail : tail
}

/** Stirling's series; exact below 20. */
function logFactorial(n: number): number {
  if (n < 20) {
    let sum = 0
    for (let i = 2; i <= n; i++) sum += Math.log(i)
    return sum
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n)
}
