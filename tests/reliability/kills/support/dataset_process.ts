/**
 * A process that fills async datasets from the archive as the service does, with leases that run out soon, over the database
 * and data folder that its settings name. Prints `idle` when no run is left.
 */
import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import { NO_EXCEPTIONS } from '#domain/evidence/egress'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { MailboxContactChecks } from '#adapters/contact_checks/mailbox_contact_checks'
import { SmtpMailboxes } from '#adapters/contact_checks/smtp_mailboxes'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { PostgresWakes } from '#adapters/queue/sql/postgres_wakes'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { DatasetFiller } from '#app/datasets/dataset_filler'
import DatasetRunHandler from '#app/datasets/dataset_run_handler'
import { DatasetStore } from '#app/datasets/dataset_store'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import config, { SQLITE_CHECKPOINT_PAGES, SQLITE_FILE } from '#config/database'
import { dataPath } from '#start/env'

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
const evidence = new ArchiveEvidence(new PageArchive({ directory: dataPath('archive'), sql }))
const mailboxes = new SmtpMailboxes({
  egress: NO_EXCEPTIONS,
  helo: 'localhost',
  inventLocal: randomUUID,
  smtp: false,
})
const filler = new DatasetFiller(evidence, new MemoryIndex(), new MailboxContactChecks(mailboxes), {
  source: 'kith',
  pages: 30,
  atOnce: 6,
})
const handler = new DatasetRunHandler(sql, new DatasetStore(sql), filler)
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
