import { bits, type CaptureTable, foundBySome } from './capture_table.js'
import type { KindPriors, Priors } from './learned_priors.js'
import { fitPoisson, type PoissonFit, type PoissonModel } from './poisson_fit.js'

/** The probability of an expected number of missing people. */
export type Weighted = { mean: number; probability: number }

/** Interactions with a smaller deviation are left out, because they have no effect. */
const MIN_EFFECT = 0.03

/**
 * Builds a log-linear model with interactions of up to three finders. Each interaction has a normal
 * prior. If the table says little about a dependence, the uncertainty stays in the result. People
 * who are easier to find raise all interactions together (`shared`).
 */
function modelOf(
  { finders, counts }: CaptureTable,
  { ease, shared, curve, own }: KindPriors
): Omit<PoissonModel, 'offset'> {
  const masks = Array.from({ length: 2 ** finders.length - 1 }, (_, i) => i + 1)
  const terms = masks.flatMap((mask) => {
    const order = bits(mask)
    if (order === 1) return [{ mask, ...ease }]
    const deviation = order === 2 ? own.pair : order === 3 ? own.three : 0
    return deviation > MIN_EFFECT ? [{ mask, mean: 0, deviation }] : []
  })
  const design = masks.map((cell) =>
    Float64Array.from([
      heterogeneity(bits(cell), curve),
      ...terms.map(({ mask }) => ((cell & mask) === mask ? 1 : 0)),
    ])
  )
  return {
    design,
    counts: masks.map((mask) => counts[mask]),
    means: [shared.mean, ...terms.map(({ mean }) => mean)],
    precisions: [shared, ...terms].map(({ deviation }) => 1 / deviation ** 2),
  }
}

/** The weight of the shared dependence in the logarithm of a cell with this number of finders. */
const heterogeneity = (times: number, curve: number): number =>
  (times * (times - 1)) / 2 - (curve * times * (times - 1) * (times - 2)) / 6

const COARSE = 0.5
const MAX_CLIMB = 80
/** The grid spans this many deviations to each side, and more where the density falls slowly. */
const SPAN = 4
const PER_DEVIATION = 2
const MIN_DEVIATION = 0.02

/**
 * Returns the posterior distribution of the expected number of missing people, on one grid per kind
 * of lists. Laplace's approximation at each point integrates out the other coefficients
 * (Tierney and Kadane 1986).
 */
export function missingPosterior(table: CaptureTable, priors: Priors): Weighted[] {
  const start = Math.log(1 + startOf(table))
  const points = priors.flatMap((kind) =>
    gridOf(table, kind, start).map(({ at, value }) => ({ at, value: value + Math.log(kind.share) }))
  )
  const most = Math.max(...points.map(({ value }) => value))
  const raw = points.map(({ value }) => Math.exp(value - most))
  const sum = raw.reduce((total, one) => total + one, 0)
  return points.map(({ at }, i) => ({ mean: Math.exp(at), probability: raw[i] / sum }))
}

type Point = { at: number; value: number }

/** Returns log probabilities around the mode of the logarithm of the expected number. */
function gridOf(table: CaptureTable, kind: KindPriors, start: number): Point[] {
  const model = modelOf(table, kind)
  const { mean, deviation } = kind.missing
  const found = Math.log(foundBySome(table))
  let last: PoissonFit | undefined
  const scale = Array.from(model.precisions).reduce((sum, one) => sum + Math.log(one) / 2, 0)
  const density = (at: number) => {
    last = fitPoisson({ ...model, offset: at }, last?.coefficients)
    const prior = -Math.log(deviation) - ((at - found - mean) / deviation) ** 2 / 2
    return last.logPosterior + scale - last.logDeterminant / 2 + prior
  }
  const { at, value } = climb(density, start)
  const [below, above] = [density(at - COARSE), density(at + COARSE)]
  const curvature = Math.max(1e-3, (2 * value - below - above) / COARSE ** 2)
  const step = Math.max(MIN_DEVIATION, 1 / Math.sqrt(curvature)) / PER_DEVIATION
  const points: Point[] = [{ at, value }]
  for (const direction of [1, -1]) {
    last = undefined
    for (let i = 1; i <= 2 * SPAN * PER_DEVIATION; i++) {
      const next = { at: at + direction * i * step, value: density(at + direction * i * step) }
      points.push(next)
      if (next.value < value - SPAN ** 2 / 2) break
    }
  }
  return points.map((point) => ({ ...point, value: point.value + Math.log(step) }))
}

/** The number of missing people if all people were equally easy to find (Chao 1987). */
function startOf({ counts, finders }: CaptureTable): number {
  let [once, twice] = [0, 0]
  for (const [mask, count] of counts.entries()) {
    if (bits(mask) === 1) once += count
    if (bits(mask) === 2) twice += count
  }
  return ((1 - 1 / finders.length) * once ** 2) / (2 * (twice + 1))
}

/** Climbs from `start` to a local maximum in steps of `COARSE`. */
function climb(density: (at: number) => number, start: number): Point {
  let at = start
  let value = density(at)
  for (const direction of [1, -1]) {
    for (let i = 0; i < MAX_CLIMB; i++) {
      const next = density(at + direction * COARSE)
      if (!(next > value)) break
      at += direction * COARSE
      value = next
    }
  }
  return { at, value }
}
