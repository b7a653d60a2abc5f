/**
 * A process that works on batch jobs as the service does, with providers that fail by PROVIDER_SEED and leases that run out soon, over
 * the database and data folder that its settings name. Prints `idle` when no run is left.
 */
import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import { NO_EXCEPTIONS } from '#domain/evidence/egress'
import { ContactProviders } from '#domain/ports/contact_provider'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { SmtpMailboxes } from '#adapters/contact_checks/smtp_mailboxes'
import { MemoryEvidence } from '#adapters/evidence/memory/memory_evidence'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { PostgresWakes } from '#adapters/queue/sql/postgres_wakes'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import BatchRunHandler from '#app/batch/batch_run_handler'
import { BatchStore } from '#app/batch/batch_store'
import { EnrichOne } from '#app/batch/enrich_one'
import { FindContacts } from '#app/contacts/find_contacts'
import { WhoIs } from '#app/contacts/who_is'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { ResearchPerson } from '#app/person/research_person'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import config, { SQLITE_CHECKPOINT_PAGES, SQLITE_FILE } from '#config/database'
import { FailingProvider } from './failing_provider.js'

const url = process.env.DATABASE_URL
const seed = Number(process.env.PROVIDER_SEED)
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
const [people, index] = [new PeopleStore(client), new MemoryIndex()]
const whoIs = new WhoIs(people, new CompanyStore(client), index)
const mailboxes = new SmtpMailboxes({
  egress: NO_EXCEPTIONS,
  helo: 'localhost',
  inventLocal: randomUUID,
  smtp: false,
})
const providers = new ContactProviders(['first', 'second'].map((name) => new FailingProvider(name, seed)))
const research = new ResearchPerson(new MemoryEvidence([]), index)
const contacts = new FindContacts(providers, mailboxes)
const one = new EnrichOne(whoIs, people, contacts, research, silent as Logger)
const handler = new BatchRunHandler(sql, new BatchStore(sql), one)
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
