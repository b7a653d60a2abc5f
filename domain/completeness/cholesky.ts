/**
 * Factors a symmetric positive definite matrix in place: its lower triangle becomes L with LLᵀ the
 * matrix. Returns false if it is not positive definite.
 */
export function factor(matrix: Float64Array[]): boolean {
  for (let j = 0; j < matrix.length; j++) {
    const row = matrix[j]
    let pivot = row[j]
    for (let m = 0; m < j; m++) pivot -= row[m] ** 2
    if (!(pivot > 0)) return false
    row[j] = Math.sqrt(pivot)
    for (let i = j + 1; i < matrix.length; i++) {
      const below = matrix[i]
      let sum = below[j]
      for (let m = 0; m < j; m++) sum -= below[m] * row[m]
      below[j] = sum / row[j]
    }
  }
  return true
}

/** Solves LLᵀx = b for a factor of `factor`. */
export function solve(lower: readonly Float64Array[], b: Float64Array): Float64Array {
  const x = Float64Array.from(b)
  for (let i = 0; i < x.length; i++) {
    for (let m = 0; m < i; m++) x[i] -= lower[i][m] * x[m]
    x[i] /= lower[i][i]
  }
  for (let i = x.length - 1; i >= 0; i--) {
    for (let m = i + 1; m < x.length; m++) x[i] -= lower[m][i] * x[m]
    x[i] /= lower[i][i]
  }
  return x
}

/** The logarithm of the determinant of LLᵀ. */
export const logDeterminant = (lower: readonly Float64Array[]): number =>
  2 * lower.reduce((sum, row, i) => sum + Math.log(row[i]), 0)
