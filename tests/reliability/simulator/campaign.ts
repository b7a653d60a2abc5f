import { memoryJobs, memoryLedger, sqliteInMemory, sqlJobs, sqlLedger } from './places.js'
import { postgresPlace } from './postgres_place.js'
import { type Outcome, type Places, simulate } from './simulate.js'

export type Seeds = { first: number; count: number; every?: number; steps: number }
export type Totals = { seeds: number; steps: number; counts: Record<string, number>; failures: Outcome[] }

/** Runs one seed on SQLite. Every fourth seed has its jobs in memory, every fifth its ledger. */
export async function simulateOnSqlite(seed: number, steps: number): Promise<Outcome> {
  const { sql, end } = await sqliteInMemory()
  const places: Places = {
    sql,
    ledger: seed % 5 === 0 ? memoryLedger() : sqlLedger(sql),
    jobs: seed % 4 === 0 ? memoryJobs() : sqlJobs(),
  }
  return simulate(seed, steps, places).finally(end)
}

/** Runs one seed on PostgreSQL, where transactions run concurrently. */
export async function simulateOnPostgres(seed: number, steps: number): Promise<Outcome> {
  const { sql, outside, blocked, end } = await postgresPlace()
  const ledger = sqlLedger(outside)
  return simulate(seed, steps, { sql, outside, blocked, ledger, jobs: sqlJobs() }).finally(end)
}

/** Runs many seeds in turn and calls `onFailure` for each that fails. */
export async function campaign(
  { first, count, every = 1, steps }: Seeds,
  one: (seed: number, steps: number) => Promise<Outcome>,
  onFailure: (failure: Outcome) => void = () => {}
): Promise<Totals> {
  const totals: Totals = { seeds: 0, steps: 0, counts: {}, failures: [] }
  for (let seed = first; seed < first + count; seed += every) {
    const outcome = await one(seed, steps)
    totals.seeds += 1
    totals.steps += outcome.steps
    for (const [what, n] of Object.entries(outcome.counts))
      totals.counts[what] = (totals.counts[what] ?? 0) + n
    if (outcome.violations.length === 0) continue
    totals.failures.push(outcome)
    onFailure(outcome)
  }
  return totals
}

/** Returns how to repeat a failure, what was wrong, and the last steps. */
export function story({ seed, steps, violations, trace }: Outcome): string {
  return [
    `seed ${seed} failed after ${steps} steps:`,
    ...violations,
    ...trace.map((line) => `  ${line}`),
  ].join('\n')
}
