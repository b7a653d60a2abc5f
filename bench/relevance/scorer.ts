import type { RelevanceQuery } from './queries.js'

/** The marks of one answer. `judgedNdcg` and `oracle` also look at results after the first ten. */
export type Marks = {
  ndcg: number
  /** nDCG of the answer without its ungraded results. */
  judgedNdcg: number
  /** nDCG of the whole answer in the best order. */
  oracle: number
  precision: number
  isEmpty: boolean
  ungraded: number
}

/** The number of leading results that count for nDCG, precision and `ungraded`. */
export const TOP = 10

type Graded = Pick<RelevanceQuery, 'grades' | 'judged' | 'complete'>

/**
 * Marks an answer, best result first. A result is the ids of its records, and has the grade of the
 * best one. The ideal order knows only graded records. So grade the ungraded results before you
 * trust the figure of a new engine.
 */
export function mark({ grades, judged, complete }: Graded, answer: readonly (readonly string[])[]): Marks {
  const top = answer.slice(0, TOP)
  const known = new Set([...judged, ...Object.keys(grades)])
  const isJudged = (ids: readonly string[]) => complete || ids.some((id) => known.has(id))
  const gain = (ids: readonly string[]) => Math.max(0, ...ids.map((id) => grades[id] ?? 0))
  const gains = top.map(gain)
  const ideal = dcg(Object.values(grades).sort(descending))
  const ndcg = (ordered: number[]) => (ideal === 0 ? 0 : dcg(ordered) / ideal)
  return {
    ndcg: ndcg(gains),
    judgedNdcg: ndcg(answer.filter(isJudged).map(gain)),
    oracle: ndcg(answer.map(gain).sort(descending)),
    precision: gains.filter((gain) => gain > 0).length / TOP,
    isEmpty: answer.length === 0,
    ungraded: top.filter((ids) => !isJudged(ids)).length,
  }
}

const descending = (a: number, b: number) => b - a

/** Returns the discounted cumulative gain of the first ten grades. */
function dcg(grades: readonly number[]): number {
  return grades.slice(0, TOP).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)
}

/** Means over queries. `empty` and `ungraded` are sums. */
export type Totals = Omit<Marks, 'isEmpty'> & { queries: number; empty: number }

export function totalsOf(marks: readonly Marks[]): Totals {
  const sum = (value: (one: Marks) => number) => marks.reduce((total, one) => total + value(one), 0)
  return {
    queries: marks.length,
    ndcg: sum(({ ndcg }) => ndcg) / marks.length,
    judgedNdcg: sum(({ judgedNdcg }) => judgedNdcg) / marks.length,
    oracle: sum(({ oracle }) => oracle) / marks.length,
    precision: sum(({ precision }) => precision) / marks.length,
    empty: sum(({ isEmpty }) => Number(isEmpty)),
    ungraded: sum(({ ungraded }) => ungraded),
  }
}
