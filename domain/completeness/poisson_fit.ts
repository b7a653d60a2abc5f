import { factor, logDeterminant, solve } from './cholesky.js'

/** A Poisson regression with a logarithmic link and a normal prior on each coefficient. */
export type PoissonModel = {
  /** One row per cell. */
  design: readonly Float64Array[]
  counts: ArrayLike<number>
  /** Added to the linear predictor of every cell. */
  offset: number
  means: ArrayLike<number>
  /** 1 / variance; 0 for a coefficient without a prior. */
  precisions: ArrayLike<number>
}

export type PoissonFit = {
  coefficients: Float64Array
  /** The log likelihood without the terms that depend only on the counts. */
  logLikelihood: number
  /** The log likelihood plus the log prior density at the coefficients, without constants. */
  logPosterior: number
  /** The log determinant of the negative Hessian of `logPosterior`. */
  logDeterminant: number
}

const MAX_STEPS = 60
const CLOSE = 1e-7
/** Limits the linear predictor, so that the exponential stays finite. */
const MAX_PREDICTOR = 30
/** Keeps the Hessian positive definite for coefficients without a prior and without people. */
const RIDGE = 1e-9

/** Finds the mode by Newton's method (iteratively reweighted least squares) with halved steps. */
export function fitPoisson(model: PoissonModel, start?: Float64Array): PoissonFit {
  const size = model.means.length
  let coefficients: Float64Array = start ? Float64Array.from(start) : Float64Array.from(model.means)
  let value = logPosteriorAt(model, coefficients)
  for (let step = 0; step < MAX_STEPS; step++) {
    const { gradient, hessian } = derivatives(model, coefficients)
    if (!factor(hessian)) break
    const move = solve(hessian, gradient)
    let scale = 1
    let next = moved(coefficients, move, scale)
    let nextValue = logPosteriorAt(model, next)
    while (!(nextValue.posterior >= value.posterior - 1e-12) && scale > 1e-6) {
      scale /= 2
      next = moved(coefficients, move, scale)
      nextValue = logPosteriorAt(model, next)
    }
    const gain = nextValue.posterior - value.posterior
    if (!(gain >= 0)) break
    coefficients = next
    value = nextValue
    if (gain < CLOSE) break
  }
  const { hessian } = derivatives(model, coefficients)
  const isDefinite = size === 0 || factor(hessian)
  return {
    coefficients,
    logLikelihood: value.likelihood,
    logPosterior: value.posterior,
    logDeterminant: isDefinite ? logDeterminant(hessian) : Number.POSITIVE_INFINITY,
  }
}

const moved = (from: Float64Array, by: Float64Array, scale: number): Float64Array =>
  from.map((one, i) => one + scale * by[i])

function predictor(row: Float64Array, coefficients: Float64Array, offset: number): number {
  let sum = offset
  for (let i = 0; i < coefficients.length; i++) sum += row[i] * coefficients[i]
  return Math.max(-MAX_PREDICTOR, Math.min(MAX_PREDICTOR, sum))
}

function logPosteriorAt({ design, counts, offset, means, precisions }: PoissonModel, at: Float64Array) {
  let likelihood = 0
  for (let cell = 0; cell < design.length; cell++) {
    const eta = predictor(design[cell], at, offset)
    likelihood += counts[cell] * eta - Math.exp(eta)
  }
  let posterior = likelihood
  for (let i = 0; i < at.length; i++) posterior -= 0.5 * precisions[i] * (at[i] - means[i]) ** 2
  return { likelihood, posterior }
}

function derivatives({ design, counts, offset, means, precisions }: PoissonModel, at: Float64Array) {
  const size = at.length
  const gradient = new Float64Array(size)
  const hessian = Array.from({ length: size }, () => new Float64Array(size))
  for (let i = 0; i < size; i++) {
    gradient[i] = -precisions[i] * (at[i] - means[i])
    hessian[i][i] = precisions[i] + RIDGE
  }
  for (let cell = 0; cell < design.length; cell++) {
    const row = design[cell]
    const mean = Math.exp(predictor(row, at, offset))
    const residual = counts[cell] - mean
    for (let i = 0; i < size; i++) {
      if (row[i] === 0) continue
      gradient[i] += row[i] * residual
      const weighted = mean * row[i]
      for (let j = 0; j <= i; j++) hessian[i][j] += weighted * row[j]
    }
  }
  return { gradient, hessian }
}
