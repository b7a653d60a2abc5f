import { hash } from 'node:crypto'
import Database from 'better-sqlite3'
import pg from 'pg'

/**
 * The first key of every process lock. The second is a hash of the lock's name. The migration lock
 * has a single key. PostgreSQL never confuses locks of one key with locks of two.
 */
const LOCKS = 7_203_115
/** Makes PostgreSQL notice within half a minute that the host of a process with a lock is gone. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

/**
 * Switches off PostgreSQL's limit on idle sessions, because the connection of a lock is idle.
 * Versions before 14 have no such limit, so this selects no setting there.
 */
const NO_IDLE_LIMIT =
  "SELECT set_config(name, '0', false) FROM pg_settings WHERE name = 'idle_session_timeout'"

/** `isLost` is true once the lock's connection has ended. Another process may hold a lost lock. */
export type ProcessLock = { readonly isLost: boolean }
type HeldLock = ProcessLock & { release(): unknown }

/**
 * Runs `work` while no other work of that name runs on this database, in any process. Throws what
 * `busy` returns while other work holds the name. The lock belongs to a separate connection, so any
 * end of the process releases it. PostgreSQL also releases it if the connection breaks. `work` must
 * therefore check `isLost` before it stores something.
 */
export async function withProcessLock<T>(
  name: string,
  busy: () => Promise<Error>,
  work: (lock: ProcessLock) => Promise<T>
): Promise<T> {
  // Imported only here, because start/env throws on wrong settings. Loading the commands loads this
  // file, and `doctor` must load even then, to report those settings.
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
 * Locks an empty file and never deletes it. Otherwise, one process could hold the lock on the
 * deleted file while a second process creates and locks a new file at the same path.
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
