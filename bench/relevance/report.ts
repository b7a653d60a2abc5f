import { percentiles } from '#bench/support/percentiles'
import type { BenchReport, Cell } from '#bench/support/table'
import type { Answered } from './ask.js'
import type { Difference } from './bootstrap.js'
import { KINDS, type Kind, type Split } from './queries.js'
import { totalsOf } from './scorer.js'

/** The answers of one engine. Only kith's modes have goals. */
export type Run = { mode: string; label: string; isOurs: boolean; answered: Answered[] }

/** The goals for nDCG@10. No goal exists for queries that ask for one person. */
const GOALS: Partial<Record<Kind | 'all', number>> = {
  structured: 0.85,
  topical: 0.92,
  conceptual: 0.75,
  all: 0.84,
}
const MAX_EMPTY = 1

export const COLUMNS: BenchReport['columns'] = [
  { key: 'split', label: 'split' },
  { key: 'kind', label: 'kind' },
  { key: 'engine', label: 'engine' },
  ...['queries', 'nDCG@10', 'judged only', 'oracle', 'P@10', 'zero', 'ungraded', 'p50 ms', 'p95 ms'].map(
    (key) => ({
      key,
      label: key,
      align: 'right' as const,
    })
  ),
  { key: 'goal', label: 'goal' },
]

/** One row per split, kind and engine. */
export function rowsOf(runs: readonly Run[], splits: readonly Split[]): BenchReport['rows'] {
  return splits.flatMap((split) =>
    [...KINDS, 'all' as const].flatMap((kind) =>
      runs.flatMap((run) => {
        const answered = run.answered.filter(
          ({ query }) => query.split === split && (kind === 'all' || query.kind === kind)
        )
        return answered.length === 0 ? [] : [rowOf(split, kind, run, answered)]
      })
    )
  )
}

function rowOf(split: Split, kind: Kind | 'all', { label, isOurs }: Run, answered: Answered[]) {
  const { queries, ndcg, judgedNdcg, oracle, precision, empty, ungraded } = totalsOf(
    answered.map(({ marks }) => marks)
  )
  const timings = answered.flatMap(({ ms }) => ms ?? [])
  const { p50, p95 } = percentiles(timings)
  const row: Record<string, Cell> = {
    ...{ split, kind, engine: label, queries, ungraded, zero: empty },
    'nDCG@10': ndcg.toFixed(3),
    'judged only': judgedNdcg.toFixed(3),
    oracle: oracle.toFixed(3),
    'P@10': precision.toFixed(2),
    'p50 ms': timings.length === 0 ? null : p50,
    'p95 ms': timings.length === 0 ? null : p95,
    goal: isOurs ? goalText(kind, ndcg, empty) : '',
  }
  return row
}

function goalText(kind: Kind | 'all', ndcg: number, empty: number): string {
  const goal = GOALS[kind]
  const found = goal === undefined ? [] : [`≥ ${goal}: ${met(ndcg >= goal)}`]
  return [...found, ...(kind === 'all' ? [`zero ≤ ${MAX_EMPTY}: ${met(empty <= MAX_EMPTY)}`] : [])].join(', ')
}

const met = (isMet: boolean) => (isMet ? 'met' : 'MISSED')

export function differenceText(split: Split, a: string, b: string, difference: Difference): string {
  const { mean, low, high, notBetter } = difference
  const [middle, from, to] = [mean, low, high].map((value) => `${value < 0 ? '' : '+'}${value.toFixed(3)}`)
  return `${split}: nDCG@10 of ${a} less that of ${b}: ${middle} (95% ${from} to ${to}); not better in ${(100 * notBetter).toFixed(1)}% of the samples.`
}

export const EXPLANATIONS = [
  'zero: queries without a result. ungraded: results among the first ten that nobody has graded; they count as wrong. judged only: nDCG@10 after they are left out of the answer. Latency is that of the caller: of the HTTP request for kith, of the call for peers.',
  'vectors: the built-in word-piece vectors of each record and of the query, without words or filters.',
  'oracle: nDCG@10 if the first 150 results were in the best order. The rest of the way to 1 is recall.',
  'BM25: SQLite FTS5 over all fields with the Porter stemmer; any word of the query matches.',
]
