import Database from 'better-sqlite3'
import pg from 'pg'
import env, { dataPath } from '#start/env'

/** The key of the advisory lock. Nothing else uses this number. */
const LOCK = 7_203_114
const WAIT_MS = 60_000

/**
 * Runs `work` while no other process runs it on this database. Waits for the lock, on SQLite for at
 * most 60 s. The lock belongs to a separate connection, so any end of the process releases it.
 */
export function withMigrationLock<T>(work: () => Promise<T>): Promise<T> {
  const url = env.get('DATABASE_URL')
  return url ? withPostgresLock(url, work) : withSqliteLock(work)
}

async function withPostgresLock<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    await client.end()
  }
}

/** Locks a separate file, because each migration takes the lock of the database. */
async function withSqliteLock<T>(work: () => Promise<T>): Promise<T> {
  const lock = new Database(dataPath('migrating.lock'), { timeout: WAIT_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return await work()
  } finally {
    lock.close()
  }
}
