import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import type { SqlValue } from '#domain/ports/sql'
import { takeConnection } from './driver_connection.js'

/** How the statements of a transaction under way reach the database. `commit` throws when it did not; then roll back. */
export type TransactionWay = {
  client?: TransactionClientContract
  select<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]>
  run(sql: string, values: readonly SqlValue[]): Promise<number>
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** Begins a transaction over the driver. SQLite takes the write lock at once: to fetch it later may fail without a wait. */
export async function overDriver(connection: QueryClientContract): Promise<TransactionWay> {
  const driver = await takeConnection(connection)
  try {
    await driver.run(connection.dialect.name === 'postgres' ? 'BEGIN' : 'BEGIN IMMEDIATE')
  } catch (error) {
    driver.release()
    throw error
  }
  return {
    select: (sql, values) => driver.select(sql, values),
    run: (sql, values) => driver.run(sql, values),
    commit: async () => {
      await driver.run('COMMIT')
      driver.release()
    },
    rollback: async () => {
      try {
        await driver.rollback()
      } finally {
        driver.release()
      }
    },
  }
}

/** Begins a transaction over Lucid, which its models can join. */
export async function overLucid(connection: QueryClientContract): Promise<TransactionWay> {
  const client = await connection.transaction()
  const isPostgres = client.dialect.name === 'postgres'
  const ask = (sql: string, values: readonly SqlValue[]) =>
    client.rawQuery(sql, values.map((value) => (isPostgres ? value : bound(value))) as RawQueryBindings)
  return {
    client,
    select: async (sql, values) => {
      const result = await ask(sql, values)
      return isPostgres ? result.rows : result
    },
    run: async (sql, values) => {
      const result = await ask(sql, values)
      return (isPostgres ? result.rowCount : result.changes) ?? 0
    },
    commit: () => client.commit(),
    rollback: async () => {
      if (!client.isCompleted) await client.rollback()
    },
  }
}

/** SQLite knows no booleans. */
const bound = (value: SqlValue) => (typeof value === 'boolean' ? Number(value) : value)
