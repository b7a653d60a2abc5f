export type LogisticExample = {
  features: Readonly<Record<string, number>>
  isTrue: boolean
  weight: number
  /** Log odds that are already known. The weights add to them. The default is 0. */
  offset?: number
}
export type LogisticModel = { bias: number; weights: Map<string, number> }

const MAX_STEPS = 15
/** The maximum change of a weight in one step. */
const MAX_CHANGE = 2
const CONVERGED = 1e-4
/** Keeps the equations solvable for features that never vary. */
const RIDGE = 1e-6

/**
 * Fits weights by logistic regression with a quadratic penalty, in Newton steps. `strength` returns
 * a feature's penalty. The bias has none.
 */
export function fitLogistic(
  examples: readonly LogisticExample[],
  strength: (feature: string) => number
): LogisticModel {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort()
  const positions = new Map(names.map((name, i) => [name, i + 1]))
  const penalties = [RIDGE, ...names.map((name) => strength(name) + RIDGE)]
  const rows = examples.map(({ features, isTrue, weight, offset = 0 }) => ({
    offset,
    at: [0, ...Object.keys(features).map((name) => positions.get(name)!)],
    values: [1, ...Object.values(features)],
    label: isTrue ? 1 : 0,
    weight,
  }))
  const weights = penalties.map(() => 0)
  for (let step = 0; step < MAX_STEPS; step++) {
    const gradient = penalties.map((penalty, i) => penalty * weights[i])
    const curvature = penalties.map((penalty, i) =>
      Float64Array.from(penalties, (_, j) => (i === j ? penalty : 0))
    )
    for (const { at, values, label, weight, offset } of rows) {
      const sum = at.reduce((total, position, k) => total + weights[position] * values[k], offset)
      const p = 1 / (1 + Math.exp(-sum))
      const [error, spread] = [(p - label) * weight, Math.max(RIDGE, p * (1 - p)) * weight]
      for (const [k, position] of at.entries()) {
        gradient[position] += error * values[k]
        for (const [l, other] of at.entries()) curvature[position][other] += spread * values[k] * values[l]
      }
    }
    const changes = solve(curvature, gradient).map((change) =>
      Math.max(-MAX_CHANGE, Math.min(MAX_CHANGE, change))
    )
    for (const [i, change] of changes.entries()) weights[i] -= change
    if (Math.max(...changes.map(Math.abs)) < CONVERGED) break
  }
  return { bias: weights[0], weights: new Map(names.map((name, i) => [name, weights[i + 1]])) }
}

/** Solves a symmetric positive definite system by Cholesky decomposition. Overwrites `matrix`. */
function solve(matrix: Float64Array[], right: readonly number[]): number[] {
  const size = right.length
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j]
      for (let k = 0; k < j; k++) sum -= matrix[i][k] * matrix[j][k]
      matrix[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[j][j]
    }
  const forward: number[] = []
  for (let i = 0; i < size; i++) {
    let sum = right[i]
    for (let k = 0; k < i; k++) sum -= matrix[i][k] * forward[k]
    forward.push(sum / matrix[i][i])
  }
  const result = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    let sum = forward[i]
    for (let k = i + 1; k < size; k++) sum -= matrix[k][i] * result[k]
    result[i] = sum / matrix[i][i]
  }
  return result
}
