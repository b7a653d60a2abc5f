import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from '#domain/ports/sql'
import { migrateEmpty } from '#tests/contract/support/migrated'
import { TestPostgres } from '#tests/contract/support/test_postgres'
import { TestSqlite } from '#tests/contract/support/test_sqlite'
import { ownDatabase } from '#tests/support/own_database'

export type Engine = 'sqlite' | 'postgres'

/** A data folder and, on PostgreSQL, a database of one campaign. `env` is what its processes are told. */
export type Place = {
  engine: Engine
  directory: string
  env: Record<string, string>
  /** Makes the schema for tests in which the service, which makes its own, has no part. */
  migrate(): Promise<void>
  /** A connection of the test's own to the same database, once it is migrated. */
  open(): { sql: Sql; close: () => Promise<void> }
  end(): Promise<void>
}

/** Why an engine is left out, where it is. */
export function missing(engine: Engine): string | undefined {
  if (engine === 'sqlite' || process.env.TEST_DATABASE_URL) return undefined
  return 'TEST_DATABASE_URL names no server'
}

/** A place where nothing is yet. */
export async function newPlace(engine: Engine): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'kith-kills-'))
  const removeFolder = () => rmSync(directory, { recursive: true, force: true })
  if (engine === 'sqlite') {
    const filename = join(directory, 'kith.sqlite3')
    const migrate = () =>
      migrateEmpty({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true })
    const open = () => {
      const sql = new TestSqlite(filename)
      return { sql, close: async () => sql.close() }
    }
    const env = { DATA_DIR: directory }
    return { engine, directory, env, migrate, open, end: async () => removeFolder() }
  }
  const { url, drop } = await ownDatabase(process.env.TEST_DATABASE_URL!, 'kills')
  const migrate = () => migrateEmpty({ client: 'pg', connection: { connectionString: url } })
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
