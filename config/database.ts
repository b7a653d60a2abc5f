import { mkdirSync } from 'node:fs'
import { defineConfig } from '@adonisjs/lucid'
import env, { dataPath } from '#start/env'

const url = env.get('DATABASE_URL')
if (!url) mkdirSync(dataPath(), { recursive: true })

const migrations = { naturalSort: true, paths: ['database/migrations'] }

/** SQLite in DATA_DIR by default, PostgreSQL where DATABASE_URL names one. */
export default defineConfig({
  connection: url ? 'postgres' : 'sqlite',
  prettyPrintDebugQueries: false,
  connections: {
    ...(url
      ? {
          postgres: {
            client: 'pg',
            connection: { connectionString: url },
            pool: { min: 0, max: 10 },
            migrations,
          },
        }
      : {}),
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: dataPath('kith.sqlite3') },
      useNullAsDefault: true,
      migrations,
      pool: {
        min: 1,
        max: 1,
        afterCreate(connection: { pragma(sql: string): void }, done: (error?: Error) => void) {
          connection.pragma('journal_mode = WAL')
          connection.pragma('synchronous = NORMAL')
          connection.pragma('foreign_keys = ON')
          connection.pragma('busy_timeout = 10000')
          connection.pragma('cache_size = -65536')
          done()
        },
      },
    },
  },
})
