/**
 * Common parts of the processes that work on runs: the database, the queue, the ledger and the work
 * loop.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import { NO_EXCEPTIONS } from '#domain/evidence/egress'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { SmtpMailboxes } from '#adapters/contacts/checks/smtp_mailboxes'
import { PostgresWakes } from '#adapters/queue/sql/postgres_wakes'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import type { RunHandler } from '#app/runs/run_handler'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import config, { SQLITE_CHECKPOINT_PAGES, SQLITE_FILE } from '#config/database'

const url = process.env.DATABASE_URL

export const onError = (error: unknown) => process.stderr.write(`${error}\n`)
/** A logger that only shows errors. */
export const logger = new Proxy(
  {},
  { get: () => (given: { err?: unknown }) => given?.err && onError(given.err) }
) as Logger

const database = new Database(config, logger, new Proxy({}, { get: () => () => {} }) as Emitter<any>)
export const sql = new LucidSql(
  database.connection(),
  url ? null : new SqliteStatements(SQLITE_FILE, SQLITE_CHECKPOINT_PAGES)
)
export const billing = new SqlBilling(sql, randomUUID)

/** Mailbox checks that never contact a mail server. */
export const mailboxes = new SmtpMailboxes({
  egress: NO_EXCEPTIONS,
  helo: 'localhost',
  inventLocal: randomUUID,
  smtp: false,
})

/** Works on all runs with short leases and prints `idle` when none is left. Never returns. */
export async function workOn(handler: RunHandler): Promise<never> {
  const queue = new SqlQueue(sql, { onError, wakes: url ? new PostgresWakes(url, onError) : undefined })
  const store = new RunStore(sql, billing)
  const worker = new RunWorker(store, queue, logger, [handler], { leaseMs: 1_000 })
  const sweeps = new RunSweeps(sql, queue, store)
  worker.start()
  for (;;) {
    await sweeps.wakeLost(new Date())
    const [left] = await sql.select<{ n: unknown }>(
      `SELECT count(*) AS n FROM runs WHERE status IN ('queued', 'running')`
    )
    if (Number(left.n) === 0) process.stdout.write('idle\n')
    await sleep(100)
  }
}
