import { rmSync, statSync } from 'node:fs'
import { hash } from 'node:crypto'
import Database from 'better-sqlite3'
import pg from 'pg'
import env, { dataPath } from '#start/env'

/** The first key of these advisory locks. The migration lock uses another kind of key. */
const LOCKS = 7_203_115
/** A server notices within half a minute that the host of a lock is gone. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

/**
 * Runs `work` while no other work of that name runs on this database, in any process. Throws what
 * `busy` returns while other work holds the name. The lock belongs to a separate connection, so any
 * end of the process releases it.
 */
export async function withProcessLock<T>(
  name: string,
  busy: () => Promise<Error>,
  work: () => Promise<T>
): Promise<T> {
  const url = env.get('DATABASE_URL')
  const release = url ? await lockOnPostgres(url, name) : lockFile(name)
  if (!release) throw await busy()
  try {
    return await work()
  } finally {
    await release()
  }
}

async function lockOnPostgres(connectionString: string, name: string): Promise<(() => Promise<void>) | null> {
  const client = new pg.Client({ connectionString })
  // A lost connection also fails the statements of the work itself.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(KEEPALIVE)
    const key = Buffer.from(hash('sha256', name), 'hex').readInt32BE()
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS locked', [LOCKS, key])
    if (rows[0].locked) return () => client.end()
  } catch (error) {
    await client.end()
    throw error
  }
  await client.end()
  return null
}

function lockFile(name: string): (() => void) | null {
  const path = dataPath(`${hash('sha256', name).slice(0, 24)}.lock`)
  const lock = new Database(path, { timeout: 0 })
  try {
    const { ino } = statSync(path)
    lock.exec('BEGIN EXCLUSIVE')
    // The former holder may have deleted the file between the two statements.
    if (statSync(path, { throwIfNoEntry: false })?.ino !== ino)
      throw new Database.SqliteError('', 'SQLITE_BUSY')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null
    throw error
  }
  return () => {
    rmSync(path, { force: true })
    lock.close()
  }
}
