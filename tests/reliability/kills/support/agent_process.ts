/**
 * A process that works on agent runs as the service does, with a mind of fixed steps and a tool that notes its calls in CALL_LOG, and
 * leases that run out soon, over the database that its settings name. Prints `idle` when no run is left.
 */
import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import type { AppConnections } from '#domain/ports/app_connections'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { PostgresWakes } from '#adapters/queue/sql/postgres_wakes'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import AgentRunHandler from '#app/agent/agent_run_handler'
import { AnswerAsk } from '#app/agent/answer_ask'
import { RunChunks } from '#app/agent/run_chunks'
import { RunFeed } from '#app/agent/run_feed'
import { SessionStore } from '#app/agent/session_store'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import config, { SQLITE_CHECKPOINT_PAGES, SQLITE_FILE } from '#config/database'
import { CountedTool, SteppingMind } from './counted_tool.js'

const url = process.env.DATABASE_URL
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
const queue = new SqlQueue(sql, { onError, wakes: url ? new PostgresWakes(url, onError) : undefined })
const [chunks, sessions] = [new RunChunks(sql), new SessionStore(sql)]
const feed = new RunFeed(chunks, onError)
const [mind, tool] = [new SteppingMind(Number(process.env.STEPS)), new CountedTool(process.env.CALL_LOG!)]
const asks = new AnswerAsk(sql, mind, [tool], sessions, chunks, feed)
const handler = new AgentRunHandler(asks, {} as AppConnections, feed, silent as Logger)
const worker = new RunWorker(new RunStore(sql, billing), queue, silent as Logger, [handler], {
  leaseMs: 1_000,
})
const sweeps = new RunSweeps(sql, queue, billing)

worker.start()
for (;;) {
  await sweeps.wakeLost(new Date())
  const [left] = await sql.select<{ n: unknown }>(
    `SELECT count(*) AS n FROM runs WHERE status IN ('queued', 'running')`
  )
  if (Number(left.n) === 0) process.stdout.write('idle\n')
  await sleep(100)
}
