/**
 * A process that creates durable runs and works on all runs like the service. Prints `made ID` for
 * each committed run, and `idle` when no run is left. Arguments: workspace, key, number of runs to
 * create, steps per run.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { PostgresWakes } from '#adapters/queue/sql/postgres_wakes'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import config, { SQLITE_CHECKPOINT_PAGES, SQLITE_FILE } from '#config/database'
import { newStepRun, StepHandler } from './step_runs.js'

const [workspaceId, keyId, count, steps] = process.argv.slice(2)
const url = process.env.DATABASE_URL
const say = (line: string) => process.stdout.write(`${line}\n`)
const onError = (error: unknown) => process.stderr.write(`${error}\n`)
const silent = new Proxy({}, { get: () => (given: { err?: unknown }) => given?.err && onError(given.err) })

const database = new Database(
  config,
  silent as Logger,
  new Proxy({}, { get: () => () => {} }) as Emitter<any>
)
const sql = new LucidSql(
  database.connection(),
  url ? null : new SqliteStatements(SQLITE_FILE, SQLITE_CHECKPOINT_PAGES)
)
const billing = new SqlBilling(sql, randomUUID)
const store = new RunStore(sql, billing)
const queue = new SqlQueue(sql, { onError, wakes: url ? new PostgresWakes(url, onError) : undefined })
const worker = new RunWorker(store, queue, silent as Logger, [new StepHandler(sql)], { leaseMs: 1_000 })
const sweeps = new RunSweeps(sql, queue, store)

worker.start()
for (let i = 0; i < Number(count); i++) {
  const input = { steps: Number(steps), fails: i % 3 === 2, stepMs: 5 + 10 * (i % 4) }
  say(`made ${await newStepRun({ sql, billing, store, queue }, { workspaceId, keyId }, input)}`)
}
for (;;) {
  await sweeps.wakeLost(new Date())
  const [left] = await sql.select<{ n: unknown }>(
    `SELECT (SELECT count(*) FROM runs WHERE status IN ('queued', 'running')) + (SELECT count(*) FROM jobs) AS n`
  )
  if (Number(left.n) === 0) say('idle')
  await sleep(200)
}
