import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Database from 'better-sqlite3'
import type pg from 'pg'
import type { SqlValue } from '#domain/ports/sql'
import { PreparedStatements } from './prepared_statements.js'

/**
 * A connection of Lucid's pool, used directly through its driver, which is much cheaper per
 * statement than the query builder. The caller must release it.
 */
export type DriverConnection = {
  select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>
  /** Returns the number of changed rows. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>
  /** Rolls back an open transaction. A connection that cannot roll back is not reused. */
  rollback(): Promise<void>
  release(): void
}

export async function takeConnection(client: QueryClientContract): Promise<DriverConnection> {
  const pool = client.getWriteClient().client
  const connection = await pool.acquireConnection()
  const release = () => void pool.releaseConnection(connection)
  return client.dialect.name === 'postgres' ? ofPostgres(connection, release) : ofSqlite(connection, release)
}

const prepared = new WeakMap<Database.Database, PreparedStatements>()

function ofSqlite(database: Database.Database, release: () => void): DriverConnection {
  let statements = prepared.get(database)
  if (!statements) prepared.set(database, (statements = new PreparedStatements(database)))
  return {
    select: async (sql, values) => statements.select(sql, values),
    run: async (sql, values) => statements.run(sql, values),
    rollback: async () => {
      if (database.inTransaction) statements.run('ROLLBACK')
    },
    release,
  }
}

function ofPostgres(client: pg.Client, release: () => void): DriverConnection {
  const query = (sql: string, values: readonly SqlValue[] = []) =>
    client.query(numbered(sql), values as SqlValue[])
  return {
    select: async (sql, values) => (await query(sql, values)).rows,
    run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
    rollback: async () => {
      try {
        await client.query('ROLLBACK')
      } catch (error) {
        // knex discards connections with this property.
        Object.assign(client, { __knex__disposed: error })
      }
    },
    release,
  }
}

const MAX_NUMBERED = 1_000
const texts = new Map<string, string>()

/** Replaces `?` placeholders by the `$1`, `$2`, ... of PostgreSQL. */
function numbered(sql: string): string {
  let text = texts.get(sql)
  if (text === undefined) {
    let count = 0
    text = sql.replace(/\?/g, () => `$${++count}`)
    if (texts.size >= MAX_NUMBERED) texts.clear()
    texts.set(sql, text)
  }
  return text
}
