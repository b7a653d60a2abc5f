import { defineConfig } from '@adonisjs/lucid'
import env, { dataPath } from '#start/env'
import { protectData } from '#start/private_data'

const url = env.get('DATABASE_URL')

/** Warnings about files in DATA_DIR whose permissions could not be restricted. */
export const DATA_WARNINGS = protectData({ sqlite: !url })

/**
 * The length of the write-ahead log that starts a checkpoint, in pages (32 MiB in total). It is
 * large because each checkpoint waits for the disk.
 */
export const SQLITE_CHECKPOINT_PAGES = 8192

type SqliteConnection = { pragma(sql: string): void; prepare(sql: string): unknown }

/**
 * PostgreSQL ends a transaction that is idle for this long, so that a suspended process does not
 * keep its locks.
 */
const IDLE_IN_TRANSACTION_MS = 10_000

const migrations = { naturalSort: true, paths: ['database/migrations'] }
/** No code uses Lucid models, so `migration:run` must not generate them. */
const schemaGeneration = { enabled: false }

export const SQLITE_FILE = dataPath('kith.sqlite3')

/** SQLite in DATA_DIR by default, PostgreSQL when DATABASE_URL is set. */
export default defineConfig({
  connection: url ? 'postgres' : 'sqlite',
  prettyPrintDebugQueries: false,
  connections: {
    ...(url
      ? {
          postgres: {
            client: 'pg',
            connection: postgresConnection(url),
            pool: { min: 0, max: env.get('DATABASE_POOL') },
            migrations,
            schemaGeneration,
          },
          // Migrations run without a statement timeout.
          migrations: {
            client: 'pg',
            connection: { connectionString: url },
            pool: { min: 0, max: 2 },
            migrations,
            schemaGeneration,
          },
        }
      : {}),
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: SQLITE_FILE },
      useNullAsDefault: true,
      migrations,
      schemaGeneration,
      pool: {
        min: 1,
        max: 1,
        afterCreate(connection: SqliteConnection, done: (error?: Error) => void) {
          connection.pragma('journal_mode = WAL')
          connection.pragma('synchronous = NORMAL')
          connection.pragma('foreign_keys = ON')
          connection.pragma('busy_timeout = 10000')
          connection.pragma('cache_size = -65536')
          // Overwrites deleted rows with zeros, so that erased people are not left in the file.
          connection.pragma('secure_delete = ON')
          connection.pragma(`wal_autocheckpoint = ${SQLITE_CHECKPOINT_PAGES}`)
          // Transactions start with BEGIN IMMEDIATE. Otherwise, a transaction that reads first and
          // writes later would fail when another process writes in between.
          const prepare = connection.prepare.bind(connection)
          connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql)
          done()
        },
      },
    },
  },
})

/**
 * Returns the driver's options. The return type has only one of them, because the framework's types
 * lack the others.
 */
function postgresConnection(connectionString: string): { connectionString: string } {
  const more = {
    application_name: env.get('SERVICE_NAME'),
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: env.get('DATABASE_STATEMENT_SECONDS') * 1000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  }
  return { connectionString, ...more }
}
