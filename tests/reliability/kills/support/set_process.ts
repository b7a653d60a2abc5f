/**
 * A process that works on Sets as the service does, over the small world of set_world.ts, with leases that run out soon, over
 * the database and data folder that its settings name. Prints `idle` when no run is left.
 */
import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import { NO_EXCEPTIONS } from '#domain/evidence/egress'
import { personDocument } from '#domain/search/people_document'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { MailboxContactChecks } from '#adapters/contact_checks/mailbox_contact_checks'
import { SmtpMailboxes } from '#adapters/contact_checks/smtp_mailboxes'
import { MemoryEvidence } from '#adapters/evidence/memory/memory_evidence'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { PostgresWakes } from '#adapters/queue/sql/postgres_wakes'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import type { Charges } from '#app/billing/charges'
import { DatasetFiller } from '#app/datasets/dataset_filler'
import { EventFeed } from '#app/events/event_feed'
import { PeopleStore } from '#app/people/people_store'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { Acquaintances } from '#app/sets/acquaintances'
import { Candidates } from '#app/sets/candidates'
import { FillColumns } from '#app/sets/fill_columns'
import { KeepJudgement } from '#app/sets/keep_judgement'
import { SearchStep } from '#app/sets/search_step'
import { SetEnding } from '#app/sets/set_ending'
import { SetEvents } from '#app/sets/set_events'
import { SetLedger } from '#app/sets/set_ledger'
import SetRunHandler from '#app/sets/set_run_handler'
import { SetStore } from '#app/sets/set_store'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import config, { SQLITE_CHECKPOINT_PAGES, SQLITE_FILE } from '#config/database'
import { PAGES, PEOPLE } from './set_world.js'

const url = process.env.DATABASE_URL
const onError = (error: unknown) => process.stderr.write(`${error}\n`)
const silent = new Proxy({}, { get: () => (given: { err?: unknown }) => given?.err && onError(given.err) })
const database = new Database(
  config,
  silent as Logger,
  new Proxy({}, { get: () => () => {} }) as Emitter<any>
)
const client = database.connection()
const sql = new LucidSql(client, url ? null : new SqliteStatements(SQLITE_FILE, SQLITE_CHECKPOINT_PAGES))
const billing = new SqlBilling(sql, randomUUID)
const queue = new SqlQueue(sql, { onError, wakes: url ? new PostgresWakes(url, onError) : undefined })

const evidence = new MemoryEvidence(PAGES)
const index = new MemoryIndex()
const documents = PEOPLE.map((person) => personDocument({ ...person, names: [], records: 1 }))
await index.rebuild('people', documents, 0)
const mailboxes = new SmtpMailboxes({
  egress: NO_EXCEPTIONS,
  helo: 'localhost',
  inventLocal: randomUUID,
  smtp: false,
})
const checks = new MailboxContactChecks(mailboxes)
const filler = new DatasetFiller(evidence, index, checks, { source: 'kith', pages: 30, atOnce: 6 })

const sets = new SetStore(sql)
const events = new SetEvents(sql)
const feed = new EventFeed(events, onError)
const keep = new KeepJudgement(sql, sets, events, feed, new PeopleStore(client))
const candidates = new Candidates(sql, index, evidence)
const search = new SearchStep(index, evidence, sets, candidates, new Acquaintances(sql), keep)
// What work can cost is held by requests, of which there are none here.
const ending = new SetEnding(sql, sets, events, new SetLedger(sql, billing, {} as Charges))
const columns = new FillColumns(sql, sets, events, feed, filler)
const handler = new SetRunHandler(sets, search, columns, ending)
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
