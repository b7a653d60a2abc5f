import type { Percentiles } from '#bench/support/percentiles'
import { type BenchReport, cellText } from '#bench/support/table'

export type Row = BenchReport['rows'][number]

/** The goal for the p95 of searches, in ms. */
export function p95Bound(people: number): number {
  return people > 1_000_000 ? 25 : 10
}

export const COLUMNS: BenchReport['columns'] = [
  { key: 'measure', label: 'ms p50 / p95 / p99 unless stated' },
  { key: 'kith', label: 'kith', align: 'right' },
  { key: 'sqlite', label: 'SQLite FTS5', align: 'right' },
  { key: 'postgres', label: 'PostgreSQL GIN', align: 'right' },
  { key: 'goal', label: 'goal' },
  { key: 'result', label: 'result' },
]

/**
 * Returns a row of timings, one per engine (null for a skipped engine). The goal has two parts: p50
 * and p95 are `ratio` times as fast as the faster peer, and p95 is below `bound`.
 */
export function timingRow(
  measure: string,
  [kith, sqlite, postgres]: (Percentiles | null)[],
  ratio: number,
  bound: number,
  write = timingCell
): Row {
  const peers = [sqlite, postgres].filter((peer) => peer !== null)
  const times = (['p50', 'p95'] as const).map((at) => Math.min(...peers.map((peer) => peer[at])) / kith![at])
  const isMet = kith!.p95 < bound && (peers.length === 0 || times.every((factor) => factor >= ratio))
  const faster = ratio === 1 ? 'no slower than the faster peer' : `≤ 1/${ratio} of the faster peer`
  return {
    measure,
    kith: write(kith),
    sqlite: write(sqlite),
    postgres: write(postgres),
    goal: peers.length === 0 ? `p95 < ${bound}` : `${faster}, p95 < ${bound}`,
    result:
      met(isMet) +
      (peers.length === 0 ? '' : `, ${times.map((factor) => `${factorText(factor)}×`).join(' / ')}`),
  }
}

/** A row with one figure per engine. */
export function figureRow(
  measure: string,
  figures: (string | number | null)[],
  goal = '',
  isMet?: boolean
): Row {
  const [kith, sqlite = '', postgres = ''] = figures
  return { measure, kith, sqlite, postgres, goal, result: isMet === undefined ? '' : met(isMet) }
}

export function timingCell(timing: Percentiles | null): string {
  return timing === null ? 'left out' : [timing.p50, timing.p95, timing.p99].map(milliseconds).join(' / ')
}

/** Formats ms with up to three decimals. Larger values have fewer. */
export function milliseconds(value: number): string {
  if (value < 0.1) return value.toFixed(3)
  return value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0)
}

function factorText(factor: number): string {
  return cellText(Number(factor.toPrecision(2)))
}

function met(isMet: boolean): string {
  return isMet ? 'met' : 'MISSED'
}
