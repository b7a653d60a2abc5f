import { hash } from 'node:crypto'
import Database from 'better-sqlite3'
import pg from 'pg'

/** The first of the two numbers that name a process lock. The migration lock has a single number. */
const LOCKS = 7_203_115
/** PostgreSQL then notices within half a minute that the host of a lock is gone. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

/** The connection of a lock is idle, and PostgreSQL 14 or newer may limit idle connections. */
const NO_IDLE_LIMIT =
  "SELECT set_config(name, '0', false) FROM pg_settings WHERE name = 'idle_session_timeout'"

/** The lock is lost when its connection ends. Another process may hold it then. */
export type ProcessLock = { readonly isLost: boolean }
type HeldLock = ProcessLock & { release(): unknown }

/**
 * Runs `work` while no other work of that name runs on this database, in any process. Throws what
 * `busy` returns while other work holds the name. The lock belongs to a separate connection, so any
 * end of the process releases it. PostgreSQL also releases it if the connection breaks. Work that
 * stores something must therefore check `isLost` first.
 */
export async function withProcessLock<T>(
  name: string,
  busy: () => Promise<Error>,
  work: (lock: ProcessLock) => Promise<T>
): Promise<T> {
  // Loaded late, because commands import this file and doctor reports wrong settings.
  const { default: env, dataPath } = await import('#start/env')
  const url = env.get('DATABASE_URL')
  const lock = url
    ? await lockOnPostgres(url, name)
    : lockFile(dataPath(`${hash('sha256', name).slice(0, 24)}.lock`))
  if (!lock) throw await busy()
  try {
    return await work(lock)
  } finally {
    await lock.release()
  }
}

async function lockOnPostgres(connectionString: string, name: string): Promise<HeldLock | null> {
  const client = new pg.Client({ connectionString })
  const lock = { isLost: false, release: () => client.end().catch(() => {}) }
  const lose = () => {
    lock.isLost = true
  }
  client.on('error', lose).on('end', lose)
  await client.connect()
  try {
    await client.query(KEEPALIVE)
    await client.query(NO_IDLE_LIMIT)
    const key = Buffer.from(hash('sha256', name), 'hex').readInt32BE()
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS locked', [LOCKS, key])
    if (rows[0].locked) return lock
  } catch (error) {
    await lock.release()
    throw error
  }
  await lock.release()
  return null
}

/**
 * Locks an empty file and never deletes it. After a deletion, two processes could each lock another
 * file with the same name.
 */
function lockFile(path: string): HeldLock | null {
  const lock = new Database(path, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null
    throw error
  }
  return { isLost: false, release: () => lock.close() }
}
