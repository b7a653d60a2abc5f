import { measureService, type ServiceCost, TYPES } from './service/measure.js'
import { type BenchOptions, numberFlag } from './support/args.js'
import { SyntheticPeople } from './support/synthetic_people.js'
import type { BenchReport } from './support/table.js'
import { temporaryFolder } from './support/temporary_folder.js'

export const flags = {
  people: 'number of people, default 100,000; the smaller service has a tenth',
  queries: 'searches per kind, default 200',
  seconds: 'seconds of each load, default 8',
  clients: 'clients of the second load, default 4',
  all: 'shows all kinds, not only the ten slowest',
}

const GOAL = { p95: 10, growth: 1.5, instant: 1_210, fast: 1_030 }
const SLOWEST = 10

/**
 * Measures the slowest kinds of POST /v1/search over HTTP, how their cost grows with ten times the
 * people, and the searches per second with one and with several clients.
 */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const count = numberFlag(flags, 'people', 100_000, 10_000)
  const settings = {
    queries: numberFlag(flags, 'queries', 200, 1),
    seconds: numberFlag(flags, 'seconds', 8, 1),
    clients: numberFlag(flags, 'clients', 4, 2),
  }
  const people = new SyntheticPeople(1)
  const folder = temporaryFolder('service')
  const small = await measureService(folder, people, Math.round(count / 10), settings)
  const large = await measureService(folder, people, count, settings)
  return {
    title: `POST /v1/search over HTTP: ${count.toLocaleString('en-US')} people, one process, SQLite and the embedded index`,
    columns: [
      { key: 'what', label: 'what' },
      {
        key: 'smallMs',
        label: `ms p50 / p95, ${small.people.toLocaleString('en-US')} people`,
        align: 'right',
      },
      { key: 'largeMs', label: `${large.people.toLocaleString('en-US')} people`, align: 'right' },
      { key: 'smallCpu', label: 'processor ms', align: 'right' },
      { key: 'largeCpu', label: 'ten times the people', align: 'right' },
      { key: 'growth', label: 'growth', align: 'right' },
      { key: 'goal', label: 'goal' },
      { key: 'result', label: 'result' },
    ],
    rows: [...kindRows(small, large, 'all' in flags), ...loadRows(small, large)],
    notes: [
      'One client sends one request at a time, after a warm-up. Requests are drawn for random people.',
      'Processor time is that of the service with all its threads. Growth is its ratio between the two sizes.',
      `The goal of ${GOAL.instant.toLocaleString('en-US')} and ${GOAL.fast.toLocaleString('en-US')} requests per second is 2.5 times what 200,000 people and four clients had on 2026-11-22, on a quiet machine.`,
      'Requests per processor second say what one core would answer. Clients and service share the machine.',
    ],
    details: { small, large },
  }
}

function kindRows(small: ServiceCost, large: ServiceCost, isAll: boolean): BenchReport['rows'] {
  const kinds = large.kinds
    .map((big, i) => ({ big, little: small.kinds[i] }))
    .sort((a, b) => b.big.timing.p95 - a.big.timing.p95)
  return kinds.slice(0, isAll ? kinds.length : SLOWEST).map(({ big, little }) => {
    const growth = big.processorMs / little.processorMs
    const isMet = big.timing.p95 < GOAL.p95 && growth <= GOAL.growth
    return {
      what: `${big.type}: ${big.name}`,
      smallMs: timing(little.timing),
      largeMs: timing(big.timing),
      smallCpu: little.processorMs,
      largeCpu: big.processorMs,
      growth,
      goal: `p95 < ${GOAL.p95}, growth ≤ ${GOAL.growth}`,
      result: isMet ? 'met' : 'MISSED',
    }
  })
}

function loadRows(small: ServiceCost, large: ServiceCost): BenchReport['rows'] {
  return TYPES.flatMap((type) => {
    const loads = (cost: ServiceCost) => cost.loads.filter((load) => load.type === type)
    const [alone, several] = loads(large)
    return [
      {
        what: `${type}: requests per second, 1 and ${several.clients} clients`,
        ...rates(loads(small), loads(large), ({ perSecond }) => perSecond),
        goal: `≥ ${GOAL[type].toLocaleString('en-US')}, more with ${several.clients} clients`,
        result: several.perSecond >= GOAL[type] && several.perSecond > alone.perSecond ? 'met' : 'MISSED',
      },
      {
        what: `${type}: requests per processor second, 1 and ${several.clients} clients`,
        ...rates(loads(small), loads(large), ({ perProcessorSecond }) => perProcessorSecond),
        goal: `≥ ${GOAL[type].toLocaleString('en-US')}`,
        result: several.perProcessorSecond >= GOAL[type] ? 'met' : 'MISSED',
      },
    ]
  })
}

function rates<T>(small: T[], large: T[], of: (load: T) => number) {
  const text = (loads: T[]) => loads.map((load) => Math.round(of(load)).toLocaleString('en-US')).join(' / ')
  return { smallMs: text(small), largeMs: text(large), smallCpu: null, largeCpu: null, growth: null }
}

const timing = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toPrecision(3)} / ${p95.toPrecision(3)}`
