import type { Sql } from '#domain/ports/sql'
import { Books } from '#tests/support/fakes/memory_books'
import { MemoryBilling } from '#tests/support/fakes/memory_billing'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { MemoryJobStore } from '#tests/support/fakes/memory_job_store'
import { MemoryQueue } from '#tests/support/fakes/memory_queue'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { migratedSqlite } from '#tests/contract/support/migrated'
import { TestSqlite } from '#tests/contract/support/test_sqlite'
import { readMemoryLedger, readSqlLedger } from './ledger_rows.js'
import type { JobsPlace, LedgerPlace } from './world.js'

export const sqlLedger = (outside: Sql): LedgerPlace => ({
  open: (sql, newId) => new SqlBilling(sql, newId),
  read: () => readSqlLedger(outside),
})

/** A ledger in memory that outlives the simulated processes. */
export function memoryLedger(): LedgerPlace {
  const books = new Books()
  // All processes share one ledger, because open reservations are not in its books.
  let ledger: MemoryBilling | undefined
  return {
    open: (_, newId) => (ledger ??= new MemoryBilling(newId, books)),
    read: async () => readMemoryLedger(books),
  }
}

export const sqlJobs = (): JobsPlace => ({
  losesAfterCommit: false,
  open: (sql, settings) => new SqlQueue(sql, settings),
})

export function memoryJobs(): JobsPlace {
  const jobs = new MemoryJobStore()
  return { losesAfterCommit: true, open: (_, settings) => new MemoryQueue(settings, jobs) }
}

/** Creates a SQLite database in memory with the whole schema. */
export async function sqliteInMemory(): Promise<{ sql: Sql; end: () => Promise<void> }> {
  const sql = new TestSqlite(await migratedSqlite())
  return { sql, end: async () => sql.close() }
}
