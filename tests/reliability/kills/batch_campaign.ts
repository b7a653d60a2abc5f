import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Batch } from '#domain/batch/batch'
import { acuWithin, mostCost } from '#domain/batch/budget'
import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { BatchStore } from '#app/batch/batch_store'
import { RunStore } from '#app/runs/run_store'
import { Random } from '#tests/contract/support/random'
import { type Engine, newPlace } from './support/database.js'
import { newKeys, type TestKey } from './support/fixture.js'
import { Victim } from './support/victim.js'
import { MOMENTS } from './support/write_watch.js'
import { repeats } from '#tests/support/long_form'

export type BatchReport = { kills: number; midway: number; points: Set<string>; violations: string[] }

const PROCESS = fileURLToPath(new URL('./support/batch_process.ts', import.meta.url))
const PEOPLE = repeats('BATCH_PEOPLE', { short: 200, long: 500 })
/** The number of different people. The rest are duplicates. */
const DISTINCT_PEOPLE = 0.94 * PEOPLE
const FIELDS = ['work_email', 'phone'] as const
const CREDITS = 10_000
const HOOK = 'https://hooks.kith-test.com/batch'

/**
 * Runs a batch of people, with providers that fail by seed. `maxCostUsd` may or may not cover
 * everybody. Kills every process that works on the batch at a random write, until a last process
 * finishes the batch. Checks the database after each kill and at the end.
 */
export async function killBatch(
  engine: Engine,
  { kills, seed, maxCostUsd }: { kills: number; seed: number; maxCostUsd: number }
): Promise<BatchReport> {
  const place = await newPlace(engine)
  try {
    await place.migrate()
    const { sql, close } = place.open()
    try {
      const [key] = await newKeys(sql, 1, { credits: CREDITS, dailyBudget: CREDITS })
      const batch = await begin(sql, key, maxCostUsd)
      const env = { ...place.env, PROVIDER_SEED: String(seed) }
      const report: BatchReport = { kills: 0, midway: 0, points: new Set(), violations: [] }
      const random = new Random(seed)
      const settled = new Map<number, string>()
      while (report.kills < kills) {
        const point = { at: 1 + random.below(70), when: random.pick(MOMENTS[engine]) }
        const victim = new Victim([PROCESS], env, point)
        await Promise.race([victim.exited(), sleep(30_000)])
        await victim.kill()
        report.kills++
        if (victim.diedAt) report.points.add(victim.diedAt)
        const count = await judge(sql, batch, settled, report.violations)
        if (count > 0 && count < PEOPLE) report.midway++
      }
      await finish(env)
      await judge(sql, batch, settled, report.violations)
      report.violations.push(...(await verifyEnd(sql, key, batch)))
      return report
    } finally {
      await close()
    }
  } finally {
    await place.end()
  }
}

async function begin(sql: Sql, { id: keyId, workspaceId }: TestKey, maxCostUsd: number): Promise<Batch> {
  const billing = new SqlBilling(sql, randomUUID)
  // Old enough that a sweep wakes a worker for it.
  const now = new Date(Date.now() - 60_000)
  const [id, runId, reservationId] = ['batch_1', 'run_1', 'res_1']
  await billing.reserve({
    id: reservationId,
    workspaceId,
    keyId,
    route: 'POST /v1/people/batch/enrich',
    amount: mostCost(PEOPLE, FIELDS.length, 1, maxCostUsd),
    dailyBudget: null,
    monthlyBudget: null,
    now,
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  const batch: Batch = {
    id,
    workspaceId,
    runId,
    fields: [...FIELDS],
    price: 1,
    maxCostUsd,
    webhookUrl: HOOK,
    peopleCount: PEOPLE,
    stopReason: null,
    createdAt: now.toISOString(),
    completedAt: null,
  }
  await sql.transaction(async (tx) => {
    const run = { id: runId, workspaceId, keyId, kind: 'batch', reservationId, input: { batchId: id } }
    await new RunStore(sql, billing).create(run, now, tx)
    const identifiers = Array.from(
      { length: PEOPLE },
      (_, i) => `person${(i * 7) % DISTINCT_PEOPLE}@acme.example`
    )
    await new BatchStore(sql).create(batch, identifiers, tx)
  })
  return batch
}

/**
 * Checks that settled people never change and that the budget is never exceeded. Returns the number
 * of settled people.
 */
async function judge(
  sql: Sql,
  batch: Batch,
  settled: Map<number, string>,
  violations: string[]
): Promise<number> {
  const rows = await new BatchStore(sql).rows(batch.id, 0, PEOPLE)
  for (const { position, status, result } of rows) {
    if (status === 'pending') {
      if (settled.has(position)) violations.push(`person ${position} was settled and is pending`)
      continue
    }
    const now = `${status} ${JSON.stringify(result)}`
    const before = settled.get(position)
    if (before !== undefined && before !== now)
      violations.push(`person ${position} was ${before} and is ${now}`)
    settled.set(position, now)
  }
  const { billed } = await new BatchStore(sql).progress(batch.id)
  if (billed * batch.price > acuWithin(batch.maxCostUsd!))
    violations.push(`${billed} fields exceed the budget`)
  return settled.size
}

async function finish(env: Record<string, string>): Promise<void> {
  const last = new Victim([PROCESS], env)
  const idle = () => /^idle$/m.test(last.printed)
  for (const until = performance.now() + 120_000; !last.gone && !idle() && performance.now() < until; )
    await sleep(50)
  await last.kill()
  if (!idle()) throw new Error(`the batch did not finish:\n${last.printed}`)
}

/**
 * Checks that the batch completed and everybody is settled. Findings must be charged once, and the
 * webhook sent once.
 */
async function verifyEnd(sql: Sql, { workspaceId }: TestKey, { id, price, runId }: Batch): Promise<string[]> {
  const store = new BatchStore(sql)
  const [batch, { settled, billed }] = [await store.get(workspaceId, id), await store.progress(id)]
  const [run] = await sql.select<{ status: string; charged: unknown }>(
    'SELECT status, charged FROM runs WHERE id = ?',
    [runId]
  )
  const paidTwice = await sql.select(
    'SELECT identifier FROM people_batch_rows WHERE found > 0 GROUP BY identifier HAVING count(*) > 1',
    []
  )
  const results = await sql.select(
    `SELECT identifier FROM people_batch_rows WHERE status = 'completed' GROUP BY identifier HAVING count(DISTINCT result) > 1`,
    []
  )
  const reported = await sql.select('SELECT id FROM webhook_deliveries', [])
  const billing = new SqlBilling(sql, randomUUID)
  const { posted, pending } = await billing.balance(workspaceId)
  const cost = billed * price
  const wrong: [boolean, string][] = [
    [!batch.completedAt || run.status !== 'completed', `the batch is ${run.status}`],
    [settled !== PEOPLE, `${settled} of ${PEOPLE} are settled`],
    [billed === 0, 'nothing was found'],
    [
      Number(run.charged) !== cost || posted !== cost || pending !== 0,
      `charged ${run.charged}, posted ${posted}, pending ${pending} for ${cost}`,
    ],
    [paidTwice.length > 0, `${paidTwice.length} people are paid for twice`],
    [results.length > 0, `${results.length} people have two results`],
    [reported.length !== 1, `reported ${reported.length} times`],
  ]
  return [...(await billing.audit()), ...wrong.flatMap(([is, what]) => (is ? [what] : []))]
}
