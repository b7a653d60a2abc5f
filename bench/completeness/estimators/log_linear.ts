import { bits, type CaptureTable, foundBySome } from '#domain/completeness/capture_table'
import { fitPoisson } from '#domain/completeness/poisson_fit'
import type { TotalEstimate } from './total_estimate.js'

/** A log-linear model with a main effect for each finder and an interaction for each given pair. */
export type LogLinearFit = {
  /** Pairs of finders, as masks of two bits. */
  pairs: readonly number[]
  /** The expected number of people whom no finder found. */
  missing: number
  /** Akaike's criterion with the correction for small samples. */
  aicc: number
  /** The expected people by combination of finders, including `missing`. */
  expected: number[]
}

/** Up to this number of finders, all subsets of pairs are fitted; with more, a stepwise search. */
const MAX_EXHAUSTIVE = 3
/** Models with more missing people per person found are dropped, as the table cannot show them. */
const MAX_MISSING_RATIO = 100

/** Fits one model by maximum likelihood (Fienberg 1972, Biometrika 59:591). */
export function fitLogLinear(table: CaptureTable, pairs: readonly number[]): LogLinearFit {
  const k = table.finders.length
  const terms = [...Array.from({ length: k }, (_, i) => 1 << i), ...pairs]
  const cells = Array.from({ length: 2 ** k - 1 }, (_, i) => i + 1)
  const rowOf = (mask: number) =>
    Float64Array.from([1, ...terms.map((term) => ((mask & term) === term ? 1 : 0))])
  const size = terms.length + 1
  const fit = fitPoisson({
    design: cells.map(rowOf),
    counts: cells.map((mask) => table.counts[mask]),
    offset: 0,
    means: new Float64Array(size),
    precisions: new Float64Array(size),
  })
  const expected = Array.from({ length: 2 ** k }, (_, mask) =>
    Math.exp(rowOf(mask).reduce((sum, one, i) => sum + one * fit.coefficients[i], 0))
  )
  const spare = cells.length - size - 1
  const aicc =
    spare <= 0
      ? Number.POSITIVE_INFINITY
      : -2 * fit.logLikelihood + 2 * size + (2 * size * (size + 1)) / spare
  return { pairs, missing: expected[0], aicc, expected }
}

/** Models of pairwise dependence, weighted by Akaike's criterion. Weights add up to 1. */
export function averagedLogLinear(table: CaptureTable): { fits: LogLinearFit[]; weights: number[] } {
  const k = table.finders.length
  const all = Array.from({ length: 2 ** k }, (_, mask) => mask).filter((mask) => bits(mask) === 2)
  const most = foundBySome(table) * MAX_MISSING_RATIO
  const fits = (k <= MAX_EXHAUSTIVE ? subsets(all) : stepwise(table, all))
    .map((pairs) => fitLogLinear(table, pairs))
    .filter(({ missing }) => Number.isFinite(missing) && missing <= most)
  const best = Math.min(...fits.map(({ aicc }) => aicc))
  const raw = fits.map(({ aicc }) => (Number.isFinite(best) ? Math.exp((best - aicc) / 2) : 1))
  const sum = raw.reduce((total, one) => total + one, 0)
  return { fits, weights: raw.map((one) => one / sum) }
}

/**
 * Estimates the total by model averaging, with a 90% interval by parametric bootstrap. `random`
 * returns numbers in [0, 1). Returns null if no model fits.
 */
export function logLinearEstimate(
  table: CaptureTable,
  random: () => number,
  replicates = 60
): TotalEstimate | null {
  const { fits, weights } = averagedLogLinear(table)
  if (fits.length === 0) return null
  const found = foundBySome(table)
  const missing = fits.reduce((sum, fit, i) => sum + weights[i] * fit.missing, 0)
  const totals = Array.from({ length: replicates }, () => {
    const { expected } = drawn(fits, weights, random)
    const counts = expected.map((mean) => poisson(mean, random))
    const again = averagedLogLinear({ finders: table.finders, counts: [0, ...counts.slice(1)] })
    const estimate = again.fits.reduce((sum, fit, i) => sum + again.weights[i] * fit.missing, 0)
    // The basic bootstrap of log(missing): the estimate errs here as it errs for the replicate.
    return found + (missing + 0.5) * ((counts[0] + 0.5) / (estimate + 0.5))
  }).sort((a, b) => a - b)
  const at = (share: number) => totals[Math.min(totals.length - 1, Math.floor(share * totals.length))]
  return { total: found + missing, low: Math.max(found, at(0.05)), high: Math.max(found, at(0.95)) }
}

function drawn<T>(values: readonly T[], weights: readonly number[], random: () => number): T {
  let left = random()
  for (const [i, weight] of weights.entries()) if ((left -= weight) < 0) return values[i]
  return values[values.length - 1]
}

/** Returns a number with a Poisson distribution; approximately normal for large means. */
function poisson(mean: number, random: () => number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  let count = 0
  for (let left = random() - Math.exp(-mean), term = Math.exp(-mean); left > 0 && count < 500; ) {
    count++
    term *= mean / count
    left -= term
  }
  return count
}

function subsets(pairs: readonly number[]): number[][] {
  return Array.from({ length: 2 ** pairs.length }, (_, chosen) => pairs.filter((_, i) => (chosen >> i) & 1))
}

/** Adds the pair that improves the criterion most, until none does. Returns each step's model. */
function stepwise(table: CaptureTable, pairs: readonly number[]): number[][] {
  const path: number[][] = [[]]
  let best = fitLogLinear(table, [])
  for (;;) {
    const next = pairs
      .filter((pair) => !best.pairs.includes(pair))
      .map((pair) => fitLogLinear(table, [...best.pairs, pair]))
      .sort((a, b) => a.aicc - b.aicc)
      .at(0)
    if (!next || !(next.aicc < best.aicc)) return path
    best = next
    path.push([...next.pairs])
  }
}
