import { percentile } from '#bench/support/percentiles'
import type { BenchReport } from '#bench/support/table'
import type { ChildServer } from '#bench/support/child_server'
import type { Round } from './rounds.js'
import type { Shape } from './shapes.js'

/** The goal: this share of the bare framework route's requests per second. */
const GOAL = 0.5

const COLUMNS: BenchReport['columns'] = [
  { key: 'shape', label: 'request' },
  { key: 'server', label: 'server' },
  { key: 'perSecond', label: 'requests/s', align: 'right' },
  { key: 'p50', label: 'p50 ms', align: 'right' },
  { key: 'p99', label: 'p99 ms', align: 'right' },
  { key: 'cpu', label: 'CPU µs/request', align: 'right' },
  { key: 'ratio', label: 'of bare', align: 'right' },
  { key: 'cpuRatio', label: 'by CPU', align: 'right' },
  { key: 'result', label: `goal ${GOAL}` },
]

/**
 * Builds the table. Values are medians over the rounds, and ratios are medians of the ratios within
 * each round. `bare` is the index of the bare framework server. "by CPU" compares processor time
 * per response, which other processes on the machine do not affect.
 */
export function report(
  servers: readonly (ChildServer & { isOurs: boolean })[],
  shapes: readonly Shape[],
  rounds: Round[][][],
  bare: number
): Pick<BenchReport, 'columns' | 'rows' | 'details'> {
  const rows = shapes.flatMap((shape, i) =>
    servers.map(({ name, isOurs }, j) => {
      const own = rounds[i][j]
      const ratio = median(own.map(({ perSecond }, k) => perSecond / rounds[i][bare][k].perSecond))
      const [cpu, bareCpu] = [own, rounds[i][bare]].map((each) => median(each.map((r) => r.cpuMicros ?? NaN)))
      return {
        shape: j === 0 ? shape.name : '',
        server: name,
        perSecond: Math.round(median(own.map(({ perSecond }) => perSecond))),
        p50: median(own.map(({ p50 }) => p50)),
        p99: median(own.map(({ p99 }) => p99)),
        cpu: Number.isNaN(cpu) ? null : Math.round(cpu),
        ratio: ratio.toFixed(2),
        cpuRatio: Number.isNaN(cpu) ? null : (bareCpu / cpu).toFixed(2),
        result: isOurs ? (ratio >= GOAL ? 'met' : 'MISSED') : '',
      }
    })
  )
  const details = shapes.map(({ name }, i) => ({
    shape: name,
    servers: servers.map((server, j) => ({ name: server.name, rounds: rounds[i][j] })),
  }))
  return { columns: COLUMNS, rows, details }
}

const median = (values: number[]) => percentile(Float64Array.from(values).sort(), 0.5)
