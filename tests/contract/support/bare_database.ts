import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import type { ConnectionConfig, QueryClientContract } from '@adonisjs/lucid/types/database'
import pg from 'pg'

/** A database without tables. `open` returns a new client. `end` removes the database. */
export type BareDatabase = {
  connection: ConnectionConfig
  open: () => QueryClientContract
  end: () => Promise<void>
}

export const SILENT = new Proxy({}, { get: () => () => {} }) as Logger

export async function bareSqlite(): Promise<BareDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'bare-'))
  const connection: ConnectionConfig = {
    client: 'better-sqlite3',
    connection: { filename: join(directory, 'test.sqlite3') },
    useNullAsDefault: true,
  }
  return bare(connection, () => rm(directory, { recursive: true }))
}

/** Creates a schema on the server of TEST_DATABASE_URL. */
export async function barePostgres(): Promise<BareDatabase> {
  const connectionString = process.env.TEST_DATABASE_URL!
  const schema = `bare_${randomBytes(8).toString('hex')}`
  await onServer(connectionString, `CREATE SCHEMA ${schema}`)
  const connection: ConnectionConfig = {
    client: 'pg',
    connection: { connectionString },
    searchPath: [schema],
  }
  return bare(connection, () => onServer(connectionString, `DROP SCHEMA ${schema} CASCADE`))
}

function bare(connection: ConnectionConfig, remove: () => Promise<void>): BareDatabase {
  const opened: Database[] = []
  return {
    connection,
    open: () => {
      const config = { connection: 'test', connections: { test: connection } }
      const database = new Database(config, SILENT, SILENT as unknown as Emitter<any>)
      opened.push(database)
      return database.connection()
    },
    end: async () => {
      for (const { manager } of opened) await manager.closeAll()
      await remove()
    },
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
