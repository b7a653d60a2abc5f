import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import type { ConnectionConfig } from '@adonisjs/lucid/types/database'
import Sqlite from 'better-sqlite3'

type Migration = new (...args: ConstructorParameters<typeof BaseSchema>) => BaseSchema
const FOLDER = new URL('../../../database/migrations/', import.meta.url)

const onSqlite = (filename: string): ConnectionConfig => ({
  client: 'better-sqlite3',
  connection: { filename },
  useNullAsDefault: true,
})

/** Migrates an empty PostgreSQL database to the current schema without starting the application. */
export const migratePostgres = (connectionString: string, searchPath?: string[]): Promise<void> =>
  runMigrations({ client: 'pg', connection: { connectionString }, searchPath }, () => true)

let migrated: Promise<Buffer> | undefined

/** Returns the content of a SQLite file with the current schema. A process migrates only once. */
export function migratedSqlite(): Promise<Buffer> {
  return (migrated ??= newMigratedSqlite())
}

/** Creates a SQLite file with the current schema. */
export async function createSqlite(filename: string): Promise<void> {
  writeFileSync(filename, await migratedSqlite())
}

async function newMigratedSqlite(): Promise<Buffer> {
  const directory = mkdtempSync(join(tmpdir(), 'migrated-'))
  try {
    const filename = join(directory, 'schema.sqlite3')
    await runMigrations(onSqlite(filename), () => true)
    const database = new Sqlite(filename)
    // The copy excludes the write-ahead log, and a database in WAL mode cannot be opened in memory.
    database.pragma('journal_mode = DELETE')
    const copy = database.serialize()
    database.close()
    return copy
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Runs only the wanted migrations, by file name. */
export async function runMigrations(
  connection: ConnectionConfig,
  isWanted: (file: string) => boolean
): Promise<void> {
  const silent = new Proxy({}, { get: () => () => {} })
  const config = { connection: 'test', connections: { test: connection } }
  const database = new Database(config, silent as Logger, silent as Emitter<any>)
  try {
    for (const file of readdirSync(FOLDER).filter(isWanted).sort()) {
      const { default: Schema } = (await import(new URL(file, FOLDER).href)) as { default: Migration }
      await new Schema(database.connection(), file).execUp()
    }
  } finally {
    await database.manager.closeAll()
  }
}
