import type { RelevanceQuery } from './queries.js'

/** The marks of one answer. `ndcg` and `precision` look at the first ten results. */
export type Marks = { ndcg: number; precision: number; isEmpty: boolean; ungraded: number }

/** The number of results that are graded. */
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
  const gains = top.map((ids) => Math.max(0, ...ids.map((id) => grades[id] ?? 0)))
  const ideal = dcg(Object.values(grades).sort((a, b) => b - a))
  return {
    ndcg: ideal === 0 ? 0 : dcg(gains) / ideal,
    precision: gains.filter((gain) => gain > 0).length / TOP,
    isEmpty: answer.length === 0,
    ungraded: complete ? 0 : top.filter((ids) => !ids.some((id) => known.has(id))).length,
  }
}

/** Returns the discounted cumulative gain of the first ten grades. */
function dcg(grades: readonly number[]): number {
  return grades.slice(0, TOP).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)
}

/** Means over queries. `empty` and `ungraded` are sums. */
export type Totals = { queries: number; ndcg: number; precision: number; empty: number; ungraded: number }

export function totalsOf(marks: readonly Marks[]): Totals {
  const sum = (value: (one: Marks) => number) => marks.reduce((total, one) => total + value(one), 0)
  return {
    queries: marks.length,
    ndcg: sum(({ ndcg }) => ndcg) / marks.length,
    precision: sum(({ precision }) => precision) / marks.length,
    empty: sum(({ isEmpty }) => Number(isEmpty)),
    ungraded: sum(({ ungraded }) => ungraded),
  }
}
