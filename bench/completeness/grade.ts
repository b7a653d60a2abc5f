import { Random } from '#bench/support/random'
import { recaptured, tableOf, withoutIdle } from '#domain/completeness/capture_table'
import { chaoEstimate, totalByDependence } from './estimators/chao.js'
import { totalByClasses } from './estimators/latent_classes.js'
import { logLinearEstimate } from './estimators/log_linear.js'
import { recallOf } from '#domain/completeness/recall'
import { finderNames, judged } from './judged.js'
import type { KnownList } from './worlds.js'

/** A list with a known total and the estimate of the total. The estimate is null if the method has none. */
export type Graded = {
  style: string
  truth: number
  found: number
  estimate: { total: number; low: number | null; high: number | null } | null
}

export type Method = (list: KnownList, seed: number) => Graded['estimate']

const trueTable = (list: KnownList) =>
  withoutIdle(
    tableOf(
      finderNames(list),
      list.masks.map((finders) => ({ finders, weight: 1 }))
    )
  )

const point = (total: number | null): Graded['estimate'] =>
  total === null || !Number.isFinite(total) ? null : { total, low: null, high: null }

const overlapping =
  (of: (table: ReturnType<typeof trueTable>, seed: number) => Graded['estimate']): Method =>
  (list, seed) => {
    const table = trueTable(list)
    return table.finders.length < 2 || recaptured(table) === 0 ? null : of(table, seed)
  }

/**
 * The methods by name. The first is the method of the service. The others see every match, and no undecided
 * people.
 */
export const METHODS: Record<string, Method> = {
  'learned dependence': (list, seed) => {
    const { asked, people } = judged(list, seed)
    const { estimatedTotal, low, high } = recallOf(asked, people)
    return estimatedTotal === null ? null : { total: estimatedTotal, low, high }
  },
  'log-linear, AICc average': overlapping((table, seed) => {
    const random = new Random(seed, 98)
    return logLinearEstimate(table, () => random.next())
  }),
  'Chao lower bound': overlapping(chaoEstimate),
  'sample coverage': overlapping((table) => point(totalByDependence(table))),
  'two latent classes': overlapping((table) => point(totalByClasses(table))),
}

export const gradeList = (list: KnownList, seed: number, method: Method): Graded => ({
  style: list.style,
  truth: list.masks.length,
  found: list.masks.filter((mask) => mask > 0).length,
  estimate: method(list, seed),
})

/**
 * Summarises graded lists. Errors leave out lists without an estimate. Coverage also leaves out
 * lists without an interval.
 */
export function summary(graded: readonly Graded[]) {
  const said = graded.flatMap(({ estimate, truth }) => (estimate ? [{ ...estimate, truth }] : []))
  const withInterval = said.filter(({ low }) => low !== null)
  const inside = withInterval.filter(({ low, high, truth }) => low! <= truth && truth <= high!).length
  const errors = said.map(({ total, truth }) => Math.abs(total - truth) / truth)
  const widths = withInterval.map(({ low, high, truth }) => (high! - low!) / truth)
  return {
    lists: graded.length,
    found: graded.reduce((sum, { found, truth }) => sum + found / truth, 0) / Math.max(1, graded.length),
    covered: withInterval.length === 0 ? null : inside / withInterval.length,
    error: median(errors),
    bias: median(said.map(({ total, truth }) => (total - truth) / truth)),
    width: median(widths),
    'cannot say': 1 - said.length / Math.max(1, graded.length),
  }
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
