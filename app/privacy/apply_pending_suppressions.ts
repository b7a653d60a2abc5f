import { existsSync, rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Sql, SqlTransaction, SqlValue } from '#domain/ports/sql'
import type { Cipher } from '#app/shared/cipher'
import { KEPT_TABLES } from '#app/backup/pending_suppressions'
import { insertRows } from '#app/shared/database/insert_rows'
import { PURPOSE } from '#app/suppression/suppression_key'
import type { EnforceSuppressions } from './enforce_suppressions.js'

type Row = Record<string, SqlValue>

/**
 * Adds the suppression list that a restore kept, and erases the people on the list. Runs before the
 * server listens. Repeatable after a crash. Returns the number of erased people, or null if the
 * file does not exist.
 */
export async function applyPendingSuppressions(
  file: string,
  { sql, cipher, enforce }: { sql: Sql; cipher: Cipher; enforce: EnforceSuppressions }
): Promise<number | null> {
  if (!existsSync(file)) return null
  const kept = new Database(file, { readonly: true })
  try {
    await sql.transaction(async (tx) => {
      await checkKey(tx, cipher, rowsOf(kept, 'suppression_state')[0])
      for (const table of KEPT_TABLES) await addRows(tx, table, rowsOf(kept, table))
      // Lets any process continue the requests.
      await tx.run(
        `UPDATE privacy_requests SET lease_token = NULL, lease_until = NULL WHERE status <> 'completed'`
      )
    })
  } finally {
    kept.close()
  }
  const erased = await enforce.run()
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  return erased
}

/** Throws if the two lists hash with different keys, because no lookup would match both. */
async function checkKey(tx: SqlTransaction, cipher: Cipher, kept: Row | undefined): Promise<void> {
  const [state] = await tx.select<{ sealed_key: string }>('SELECT sealed_key FROM suppression_state')
  if (!kept || !state) return
  const open = (sealed: SqlValue) => cipher.decrypt<string>(String(sealed), PURPOSE)
  if (open(kept.sealed_key) !== open(state.sealed_key))
    throw new Error(
      'the kept suppression list belongs to another installation or to another APP_KEY: set that key in APP_PREVIOUS_KEYS'
    )
}

function rowsOf(database: Database.Database, table: string): Row[] {
  const exists = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').all(table).length > 0
  return exists ? (database.prepare(`SELECT * FROM ${table}`).all() as Row[]) : []
}

async function addRows(tx: SqlTransaction, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0])
  const values = rows.map((row) => columns.map((column) => row[column]))
  const key = table === 'suppression_marks' ? 'hash, entry_id' : 'id'
  await insertRows(tx, table, columns, values, `(${key}) DO NOTHING`)
}
