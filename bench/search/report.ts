import type { PeopleEngine } from './engine.js'
import type { Percentiles } from '#bench/support/percentiles'
import { type BenchReport, cellText } from '#bench/support/table'

export type Row = BenchReport['rows'][number]

/** The goal for the p95 of searches, in ms. */
export function p95Bound(people: number): number {
  return people > 1_000_000 ? 25 : 10
}

/** Returns the columns for kith and its peers, in the order of the cells. */
export function columnsOf(engines: PeopleEngine[]): BenchReport['columns'] {
  return [
    { key: 'measure', label: 'ms p50 / p95 / p99 unless stated' },
    ...engines.map(({ label }) => ({ key: label, label, align: 'right' as const })),
    { key: 'goal', label: 'goal' },
    { key: 'result', label: 'result' },
  ]
}

/**
 * A row of timings, one per engine. The goal has up to three parts: p50 and p95 are `ratio` times as
 * fast as the faster database, p95 is no slower than the faster library, and p95 is below `bound`.
 */
export function timingRow(
  measure: string,
  engines: PeopleEngine[],
  timings: Percentiles[],
  ratio: number,
  bound: number,
  write = timingCell
): Row {
  const own = timings[engines.findIndex(({ kind }) => kind === 'kith')]
  const factors = (wanted: PeopleEngine['kind']) => {
    const peers = timings.filter((_, i) => engines[i].kind === wanted)
    return peers.length === 0
      ? null
      : (['p50', 'p95'] as const).map((at) => Math.min(...peers.map((peer) => peer[at])) / own[at])
  }
  const [databases, libraries] = [factors('database'), factors('library')]
  const isMet =
    own.p95 < bound &&
    (databases === null || databases.every((factor) => factor >= ratio)) &&
    (libraries === null || libraries[1] >= 1)
  const goals = [
    databases && (ratio === 1 ? 'no slower than the faster database' : `≤ 1/${ratio} of the faster database`),
    libraries && 'p95 no slower than the faster library',
    `p95 < ${bound}`,
  ]
  const times = [databases, libraries]
    .filter((each) => each !== null)
    .map((each) => each.map((factor) => `${factorText(factor)}×`).join(' / '))
  return {
    measure,
    ...Object.fromEntries(engines.map(({ label }, i) => [label, write(timings[i])])),
    goal: goals.filter((goal) => goal !== null).join(', '),
    result: [met(isMet), ...times].join(', '),
  }
}

/** A row with one figure per engine. */
export function figureRow(
  measure: string,
  engines: PeopleEngine[],
  figures: (string | number | null)[],
  goal = '',
  isMet?: boolean
): Row {
  const cells = Object.fromEntries(engines.map(({ label }, i) => [label, figures[i] ?? '']))
  return { measure, ...cells, goal, result: isMet === undefined ? '' : met(isMet) }
}

export function timingCell(timing: Percentiles): string {
  return [timing.p50, timing.p95, timing.p99].map(milliseconds).join(' / ')
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
