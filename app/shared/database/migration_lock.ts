import Database from 'better-sqlite3'
import pg from 'pg'
import env, { dataPath } from '#start/env'

/** Any number that nothing else of the database locks. */
const LOCK = 7_203_114
const WAIT_MS = 60_000

/**
 * Runs `work` while no other process does so on the same database; waits for one that does. The lock is of a connection of its own, so it
 * ends with the process however that ends.
 */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  const url = env.get('DATABASE_URL')
  return url ? aloneOnPostgres(url, work) : aloneOnSqlite(work)
}

async function aloneOnPostgres<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    await client.end()
  }
}

/** Locks a file beside the database, as migrations take the lock of the database itself one by one. */
async function aloneOnSqlite<T>(work: () => Promise<T>): Promise<T> {
  const lock = new Database(dataPath('migrating.lock'), { timeout: WAIT_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return await work()
  } finally {
    lock.close()
  }
}
