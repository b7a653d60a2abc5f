import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { DATABASE, refusal } from './manifest.js'

/** The file in DATA_DIR that keeps the suppression list for the first start after a restore. */
export const PENDING_SUPPRESSIONS = 'pending_suppressions.sqlite3'
/** The tables whose newer rows a restore keeps. From `privacy_requests` it keeps only open requests. */
export const KEPT_TABLES = [
  'suppression_state',
  'suppression_entries',
  'suppression_marks',
  'privacy_requests',
] as const

/**
 * Copies the suppression lists and open privacy requests of databases to a new file. Returns whether
 * there were any. The first database wins where two have the same row.
 */
export function keepSuppressions(databases: readonly string[], to: string): boolean {
  const target = new Database(to)
  try {
    let kept = 0
    for (const file of databases) {
      target.prepare('ATTACH ? AS source').run(file)
      for (const table of KEPT_TABLES) kept += keep(target, table)
      target.exec('DETACH source')
    }
    return kept > 0
  } finally {
    target.close()
  }
}

function keep(target: Database.Database, table: (typeof KEPT_TABLES)[number]): number {
  const [definition] = target
    .prepare<[string], { sql: string }>(
      `SELECT sql FROM source.sqlite_master WHERE type = 'table' AND name = ?`
    )
    .all(table)
  if (!definition) return 0
  // Created from the original definition, whose primary key lets INSERT OR IGNORE find duplicates.
  if (target.prepare(`SELECT 1 FROM main.sqlite_master WHERE name = ?`).all(table).length === 0)
    target.exec(definition.sql)
  const columns = target
    .prepare<[], { name: string }>(`SELECT name FROM pragma_table_info('${table}', 'source')`)
    .all()
    .map(({ name }) => name)
  const where = table === 'privacy_requests' ? `WHERE status <> 'completed'` : ''
  const names = columns.join(', ')
  return target
    .prepare(`INSERT OR IGNORE INTO main.${table} (${names}) SELECT ${names} FROM source.${table} ${where}`)
    .run().changes
}

/** Returns the SQLite file of a backup, of a DATA_DIR, or the given file. */
export function databaseAt(path: string): string {
  const inside = join(path, DATABASE)
  if (existsSync(inside)) return inside
  if (existsSync(path) && statSync(path).isFile()) return path
  throw refusal(`There is no database at ${path} to take the suppression list from.`)
}
