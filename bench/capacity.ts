import { capacityOf, type Demand, MACHINES } from './capacity/model.js'
import { readUnitCosts } from './capacity/unit_costs.js'
import { type BenchOptions, numberFlag } from './support/args.js'
import type { BenchReport } from './support/table.js'

const TIERS = [10e6, 100e6, 1e9]
const PAGES_A_PERSON = 2
const PEOPLE_AN_ACCOUNT = 10
const PEOPLE_A_SEARCH = 200_000
const PEOPLE_A_ROW = 200
const ROW_DAYS = 30

export const flags = {
  people: 'people of one tier; without it 10, 100 and 1,000 million',
  searches: 'searches a second at the busiest, one for each 200,000 people by default',
  rows: 'rows of datasets a day, one for each 200 people by default, kept for 30 days',
  pages: 'archived pages, two a person by default',
  accounts: 'code-host accounts, one for each ten people by default',
}

/** What installations of several sizes take, computed from what one of each costs. Measures nothing. */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const costs = readUnitCosts()
  const tiers = flags.people === undefined ? TIERS : [numberFlag(flags, 'people', 0, 1)]
  const plans = tiers.map((people) => {
    const searchesPerSecond = numberFlag(flags, 'searches', Math.ceil(people / PEOPLE_A_SEARCH))
    const demand: Demand = {
      ...{ people, searchesPerSecond, readsPerSecond: searchesPerSecond, rowDays: ROW_DAYS },
      accounts: numberFlag(flags, 'accounts', Math.ceil(people / PEOPLE_AN_ACCOUNT)),
      pages: numberFlag(flags, 'pages', people * PAGES_A_PERSON),
      rowsPerDay: numberFlag(flags, 'rows', Math.ceil(people / PEOPLE_A_ROW)),
    }
    return { demand, capacity: capacityOf(costs, demand) }
  })
  const row = (what: string, of: (plan: (typeof plans)[number]) => string | number) => ({
    what,
    ...Object.fromEntries(plans.map((plan, i) => [tiers[i], of(plan)])),
  })
  const { web, node, busy, full } = MACHINES
  return {
    title: 'What an installation takes',
    columns: [
      { key: 'what', label: 'people' },
      ...tiers.map((tier) => ({
        key: String(tier),
        label: tier.toLocaleString('en-US'),
        align: 'right' as const,
      })),
    ],
    rows: [
      row('searches and other requests a second', ({ demand }) => 2 * demand.searchesPerSecond),
      row('rows of datasets a day', ({ demand }) => demand.rowsPerDay),
      row('pages archived', ({ demand }) => demand.pages),
      row('database', ({ capacity }) => size(capacity.databaseBytes)),
      row('page archive', ({ capacity }) => size(capacity.archiveBytes)),
      row('index', ({ capacity }) => `${size(capacity.indexBytes)}, ${capacity.index}`),
      row('memory of a web process', ({ capacity }) => size(capacity.processBytes)),
      row(`web machines of ${web.cores} cores`, ({ capacity }) => capacity.webMachines),
      row('cores of PostgreSQL', ({ capacity }) => tenth(capacity.databaseCores)),
      row('cores of workers', ({ capacity }) => tenth(capacity.workerCores)),
      row(`OpenSearch nodes of ${node.cores} cores`, ({ capacity }) => capacity.cluster?.nodes ?? '–'),
      row('its shards', ({ capacity }) => capacity.cluster?.shards ?? '–'),
      row('its CPU ms a search', ({ capacity }) => capacity.cluster?.searchMs ?? '–'),
      row('core hours to fill the index anew', ({ capacity }) => tenth(capacity.rebuildCpuHours)),
    ],
    notes: [
      `From unit costs of ${costs.measured.machine} (${costs.measured.command}).`,
      `Processors are busy to ${busy * 100}%, memory and disks full to ${full * 100}%; what is needed for failures comes on top. Two web machines at least.`,
    ],
    details: plans,
  }
}

function size(bytes: number): string {
  const [unit, name] = bytes >= 1e12 ? [1e12, 'TB'] : bytes >= 1e9 ? [1e9, 'GB'] : [1e6, 'MB']
  return `${Number((bytes / unit).toPrecision(3))} ${name}`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
