import { type Capacity, capacityOf, type Demand, MACHINES } from './capacity/model.js'
import { readUnitCosts } from './capacity/unit_costs.js'
import { type BenchOptions, numberFlag } from './support/args.js'
import type { BenchReport } from './support/table.js'

const TIERS = [10e6, 100e6, 1e9]
const PAGES_PER_PERSON = 2
const PEOPLE_PER_ACCOUNT = 10
const PEOPLE_PER_SEARCH = 100_000
const PEOPLE_PER_ROW = 200
const ROW_DAYS = 30
const GOAL = { people: 1e9, nodes: 60 }

export const flags = {
  people: 'number of people; default 10, 100 and 1,000 million',
  searches: 'peak searches per second; default one per 100,000 people',
  rows: 'dataset rows per day, kept for 30 days; default one per 200 people',
  pages: 'archived pages; default two per person',
  accounts: 'code-host accounts; default one per ten people',
}

/**
 * Computes from measured unit costs which hardware installations of several sizes need. Measures
 * nothing itself.
 */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const costs = readUnitCosts()
  const tiers = flags.people === undefined ? TIERS : [numberFlag(flags, 'people', 0, 1)]
  const plans = tiers.map((people) => {
    const searchesPerSecond = numberFlag(flags, 'searches', Math.ceil(people / PEOPLE_PER_SEARCH))
    const demand: Demand = {
      ...{ people, searchesPerSecond, readsPerSecond: searchesPerSecond, rowDays: ROW_DAYS },
      accounts: numberFlag(flags, 'accounts', Math.ceil(people / PEOPLE_PER_ACCOUNT)),
      pages: numberFlag(flags, 'pages', people * PAGES_PER_PERSON),
      rowsPerDay: numberFlag(flags, 'rows', Math.ceil(people / PEOPLE_PER_ROW)),
    }
    return { demand, capacity: capacityOf(costs, demand) }
  })
  const row = (what: string, of: (plan: (typeof plans)[number]) => string | number) => ({
    what,
    ...Object.fromEntries(plans.map((plan, i) => [tiers[i], of(plan)])),
  })
  const { web, node, busy, full } = MACHINES
  return {
    title: 'What an installation needs',
    columns: [
      { key: 'what', label: 'people' },
      ...tiers.map((tier) => ({
        key: String(tier),
        label: tier.toLocaleString('en-US'),
        align: 'right' as const,
      })),
    ],
    rows: [
      row('searches and other requests per second', ({ demand }) => 2 * demand.searchesPerSecond),
      row('dataset rows per day', ({ demand }) => demand.rowsPerDay),
      row('pages archived', ({ demand }) => demand.pages),
      row('database', ({ capacity }) => size(capacity.databaseBytes)),
      row('page archive', ({ capacity }) => size(capacity.archiveBytes)),
      row('index', ({ capacity }) => `${size(capacity.indexBytes)}, ${capacity.index}`),
      row('memory of a web process', ({ capacity }) => size(capacity.processBytes)),
      row(`web machines with ${web.cores} cores`, ({ capacity }) => capacity.webMachines),
      row('PostgreSQL cores', ({ capacity }) => tenth(capacity.databaseCores)),
      row('worker cores', ({ capacity }) => tenth(capacity.workerCores)),
      row(`OpenSearch nodes with ${node.cores} cores`, ({ capacity }) => capacity.cluster?.nodes ?? '–'),
      row('its shards', ({ capacity }) => capacity.cluster?.shards ?? '–'),
      row('its CPU ms per search', ({ capacity }) => capacity.cluster?.searchMs ?? '–'),
      row('core hours of a full rebuild', ({ capacity }) => tenth(capacity.rebuildCpuHours)),
    ],
    notes: [
      ...plans.flatMap(({ demand, capacity }) => goalNote(demand.people, capacity)),
      `Computed from unit costs measured on ${costs.measured.machine} (${costs.measured.command}).`,
      `Plans for processors at ${busy * 100}% and memory and disks at ${full * 100}%, with at least two web machines. Spare capacity for failures is not included.`,
    ],
    details: plans,
  }
}

/** Says whether the largest installation meets its goal. */
function goalNote(people: number, { cluster }: Capacity): string[] {
  if (people !== GOAL.people || !cluster) return []
  const result = cluster.nodes <= GOAL.nodes ? 'met' : 'MISSED'
  return [
    `Goal: ${people.toLocaleString('en-US')} people on at most ${GOAL.nodes} OpenSearch nodes: ${result}.`,
  ]
}

function size(bytes: number): string {
  const [unit, name] = bytes >= 1e12 ? [1e12, 'TB'] : bytes >= 1e9 ? [1e9, 'GB'] : [1e6, 'MB']
  return `${Number((bytes / unit).toPrecision(3))} ${name}`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
