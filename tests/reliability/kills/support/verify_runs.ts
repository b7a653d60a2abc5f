import { randomUUID } from 'node:crypto'
import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { fromJson } from '#app/shared/database/codecs'
import type { StepInput } from './step_runs.js'

type Row = {
  id: string
  status: string
  input: string
  charged: unknown
  reservation_id: string
}

/**
 * Compares every run with its input. It must have ended as expected, with one effect and one event
 * per step in order, and one charge. `made` are the acknowledged runs. No job, held credits or
 * other reservation may be left.
 */
export async function verifyRuns(sql: Sql, made: readonly string[]): Promise<string[]> {
  const violations: string[] = []
  const check = (holds: boolean, what: string) => holds || violations.push(what)
  const runs = await sql.select<Row>('SELECT id, status, input, charged, reservation_id FROM runs')
  const ids = new Set(runs.map(({ id }) => id))
  for (const id of made) check(ids.has(id), `run ${id} was acknowledged and is not there`)
  let total = 0
  for (const run of runs) {
    const { steps, fails } = fromJson<StepInput>(run.input)
    total += steps
    check(run.status === (fails ? 'failed' : 'completed'), `run ${run.id} is ${run.status}`)
    check(Number(run.charged) === steps, `run ${run.id} of ${steps} steps says it was charged ${run.charged}`)
    const wanted = Array.from({ length: steps }, (_, step) => step)
    const effects = await numbers(
      sql,
      'SELECT step AS n FROM step_effects WHERE run_id = ? ORDER BY step',
      run.id
    )
    check(same(effects, wanted), `run ${run.id} of ${steps} steps had the effects ${effects}`)
    const events = await sql.select<{ seq: unknown; type: string; data: string }>(
      'SELECT seq, type, data FROM run_events WHERE run_id = ? ORDER BY seq',
      [run.id]
    )
    const reported = events.map(
      ({ seq, type, data }) => `${seq} ${type} ${fromJson<{ step?: number }>(data).step ?? ''}`
    )
    const story = [...wanted.map((step) => `${step} step ${step}`), `${steps} run.${run.status} `]
    check(same(reported, story), `run ${run.id} of ${steps} steps had the events ${reported}`)
    const charges = await numbers(
      sql,
      `SELECT amount AS n FROM ledger_entries WHERE kind <> 'hold' AND reservation_id = ?`,
      run.reservation_id
    )
    check(same(charges, [steps]), `run ${run.id} of ${steps} steps was charged ${charges}`)
  }
  const counts = await sql.select<{
    jobs: unknown
    reservations: unknown
    posted: unknown
    pending: unknown
  }>(
    `SELECT (SELECT count(*) FROM jobs) AS jobs, (SELECT count(*) FROM reservations) AS reservations,
            (SELECT sum(posted) FROM accounts) AS posted, (SELECT sum(pending) FROM accounts) AS pending`
  )
  const left = Object.fromEntries(Object.entries(counts[0]).map(([name, count]) => [name, Number(count)]))
  const wanted = { jobs: 0, reservations: runs.length, posted: total, pending: 0 }
  check(
    JSON.stringify(left) === JSON.stringify(wanted),
    `left over: ${JSON.stringify(left)}, not ${JSON.stringify(wanted)}`
  )
  return [...violations, ...(await new SqlBilling(sql, randomUUID).audit())]
}

async function numbers(sql: Sql, statement: string, value: string): Promise<number[]> {
  return (await sql.select<{ n: unknown }>(statement, [value])).map(({ n }) => Number(n))
}

const same = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other)
