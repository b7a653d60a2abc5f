import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from '#domain/ports/sql'
import { createSqlite, migratePostgres } from '#tests/contract/support/migrated'
import { TestPostgres } from '#tests/contract/support/test_postgres'
import { TestSqlite } from '#tests/contract/support/test_sqlite'
import { ownDatabase } from '#tests/support/own_database'

export type Engine = 'sqlite' | 'postgres'

/**
 * A data folder and, on PostgreSQL, a database for one campaign. `env` is the environment of its
 * processes.
 */
export type Place = {
  engine: Engine
  directory: string
  env: Record<string, string>
  /**
   * Migrates the database, for tests that do not start the service. The service would migrate it
   * itself.
   */
  migrate(): Promise<void>
  /** Opens a separate connection to the migrated database. */
  open(): { sql: Sql; close: () => Promise<void> }
  end(): Promise<void>
}

/** Returns why an engine is skipped, or undefined if it is not. */
export function missing(engine: Engine): string | undefined {
  if (engine === 'sqlite' || process.env.TEST_DATABASE_URL) return undefined
  return 'TEST_DATABASE_URL is not set'
}

/** Creates an empty place. */
export async function newPlace(engine: Engine): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'kith-kills-'))
  const removeFolder = () => rmSync(directory, { recursive: true, force: true })
  if (engine === 'sqlite') {
    const filename = join(directory, 'kith.sqlite3')
    const migrate = () => createSqlite(filename)
    const open = () => {
      const sql = new TestSqlite(filename)
      return { sql, close: async () => sql.close() }
    }
    const env = { DATA_DIR: directory }
    return { engine, directory, env, migrate, open, end: async () => removeFolder() }
  }
  const { url, drop } = await ownDatabase(process.env.TEST_DATABASE_URL!, 'kills')
  const migrate = () => migratePostgres(url)
  const open = () => {
    const sql = new TestPostgres(url, 'public')
    return { sql, close: () => sql.close() }
  }
  const end = async () => {
    await drop()
    removeFolder()
  }
  const env = { DATA_DIR: directory, DATABASE_URL: url }
  return { engine, directory, env, migrate, open, end }
}
