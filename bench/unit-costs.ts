import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { readUnitCosts, type UnitCosts, writeUnitCosts } from './capacity/unit_costs.js'
import { type BenchOptions, numberFlag } from './support/args.js'
import { describeMachine, machineLine } from './support/machine.js'
import { SyntheticPeople } from './support/synthetic_people.js'
import { progress } from './support/progress.js'
import { temporaryFolder } from './support/temporary_folder.js'
import type { BenchReport } from './support/table.js'
import { accountCosts } from './unit_costs/account_costs.js'
import { embeddedCosts } from './unit_costs/index_costs.js'
import { pageCosts } from './unit_costs/page_costs.js'
import { personCosts } from './unit_costs/person_costs.js'
import { requestCosts } from './unit_costs/request_costs.js'
import { runCosts } from './unit_costs/run_costs.js'

export const flags = {
  people: 'people in the larger index, default 1,000,000; the smaller has a tenth',
  write: 'stores the results for `npm run bench -- capacity`',
}

/** Measures the cost of one person, account, page, request and row for the capacity model. */
export async function run({ data, flags }: BenchOptions): Promise<BenchReport> {
  const large = numberFlag(flags, 'people', 1_000_000, 10_000)
  const directory = temporaryFolder('unit-costs')
  const folder = (name: string) => mkdtempSync(join(directory, `${name}-`))
  const people = new SyntheticPeople()
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    progress(what)
    return work()
  }
  const costs: UnitCosts = {
    measured: {
      date: new Date().toISOString().slice(0, 10),
      command: `npm run bench -- unit-costs${flags.people ? ` --people=${large}` : ''}`,
      machine: machineLine(describeMachine()),
    },
    person: await step('people', () => personCosts(folder('people'), people, large / 20)),
    ...(await step('their index', () =>
      embeddedCosts(folder('index'), people.seed, [Math.round(large / 10), large])
    )),
    // `npm run bench -- opensearch --write` stores these.
    opensearch: readUnitCosts().opensearch,
    account: await step('accounts', () => accountCosts(folder('accounts'), data, large / 5)),
    page: await step('pages', () => pageCosts(folder('pages'), Math.ceil(large / 1000))),
    ...(await step('requests', () => requestCosts(folder('requests'), people, large / 50))),
    run: await step('runs', () => runCosts(200)),
  }
  if (flags.write !== undefined) writeUnitCosts(costs)
  return {
    title: 'Unit costs',
    columns: [
      { key: 'what', label: 'what' },
      { key: 'cost', label: 'cost', align: 'right' },
      { key: 'unit', label: 'unit' },
    ],
    rows: rowsOf(costs),
    notes: [
      'ms: processor time of one core. SQL bytes include all indexes and are measured on SQLite unless stated otherwise.',
    ],
    details: costs,
  }
}

/** Returns one row per figure, named as in the capacity model. */
function rowsOf(costs: UnitCosts): BenchReport['rows'] {
  const { measured: _measured, ...groups } = costs
  const rows: BenchReport['rows'] = []
  const add = (what: string, value: unknown) => {
    if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) add(`${what}: ${name}`, inner)
    else rows.push({ what, cost: value as number | null, unit: /bytes/i.test(what) ? 'bytes' : 'ms' })
  }
  for (const [name, group] of Object.entries(groups)) add(name, group)
  return rows
}
