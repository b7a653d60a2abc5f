/** The results of one query: a row of features and a grade per result. */
export type GradedRows = { rows: number[][]; grades: number[]; isGraded: boolean[] }

const STEPS = 60
/** A result that nobody graded is probably wrong. */
const UNGRADED = 0.3
const MAX_DEPTH = 10
/** Swaps below the first ten results count a little, so that their order improves too. */
const BELOW = 0.3

/**
 * Fits one weight per feature by pairs of results of a query (LambdaRank): each pair counts as much
 * as nDCG@10 would change if the two swapped their places. All queries count alike. `penalty` is
 * that of the squared weights of features scaled to a deviation of 1. The result is reproducible.
 */
export function fitPairwise(queries: readonly GradedRows[], penalty: number): number[] {
  const deviations = deviationsOf(queries.flatMap(({ rows }) => rows))
  const scaled = queries.map((query) => ({
    ...query,
    rows: query.rows.map((row) => row.map((value, k) => value / deviations[k])),
  }))
  const weights = deviations.map((_, k) => Number(k === 0))
  const momentum = weights.map(() => ({ mean: 0, square: 0 }))
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => -penalty * weight)
    for (const query of scaled)
      for (const [k, value] of slopeOf(query, weights).entries()) slope[k] += value / scaled.length
    const rate = 0.2 * (1 - step / (STEPS + 1))
    momentum.forEach((one, k) => {
      one.mean = 0.9 * one.mean + 0.1 * slope[k]
      one.square = 0.99 * one.square + 0.01 * slope[k] ** 2
      const mean = one.mean / (1 - 0.9 ** step)
      weights[k] += (rate * mean) / (Math.sqrt(one.square / (1 - 0.99 ** step)) + 1e-6)
    })
  }
  return weights.map((weight, k) => weight / deviations[k])
}

export const scoreOf = (row: readonly number[], weights: readonly number[]): number =>
  row.reduce((sum, value, k) => sum + value * weights[k], 0)

function deviationsOf(rows: readonly number[][]): number[] {
  return rows[0].map((_, k) => {
    const mean = rows.reduce((sum, row) => sum + row[k], 0) / rows.length
    return Math.sqrt(rows.reduce((sum, row) => sum + (row[k] - mean) ** 2, 0) / rows.length) || 1
  })
}

/** Returns the direction in which the weights improve the order of one query. */
function slopeOf({ rows, grades, isGraded }: GradedRows, weights: readonly number[]): number[] {
  const scores = rows.map((row) => scoreOf(row, weights))
  const order = rows.map((_, i) => i).sort((a, b) => scores[b] - scores[a])
  const ranks = new Array<number>(rows.length)
  for (const [rank, i] of order.entries()) ranks[i] = rank
  const discount = (rank: number) => (rank < MAX_DEPTH ? 1 : BELOW) / Math.log2(rank + 2)
  const slope = weights.map(() => 0)
  let total = 0
  for (const [i, better] of rows.entries())
    for (const [j, worse] of rows.entries()) {
      if (grades[j] >= grades[i]) continue
      const swapped = Math.abs(discount(ranks[i]) - discount(ranks[j]))
      const gain = (2 ** grades[i] - 2 ** grades[j]) * swapped * (isGraded[j] ? 1 : UNGRADED)
      const push = gain / (1 + Math.exp(scores[i] - scores[j]))
      total += gain
      for (let k = 0; k < slope.length; k++) slope[k] += push * (better[k] - worse[k])
    }
  return total === 0 ? slope : slope.map((value) => value / total)
}
