import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Sql } from '#domain/ports/sql'
import { migratePostgres } from '#tests/contract/support/migrated'
import { TestPostgres } from '#tests/contract/support/test_postgres'

/** More than the number of concurrent transactions, so that none waits for a connection. */
const CONNECTIONS = 32

export type PostgresPlace = {
  sql: Sql
  outside: Sql
  blocked: () => Promise<number>
  end: () => Promise<void>
}

/**
 * Creates a schema on the server of TEST_DATABASE_URL. `blocked` counts the connections that wait
 * for a lock.
 */
export async function postgresPlace(): Promise<PostgresPlace> {
  const name = `simulator_${randomBytes(8).toString('hex')}`
  const url = new URL(process.env.TEST_DATABASE_URL!)
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`CREATE SCHEMA ${name}`)
  await migratePostgres(url.href, [name])
  url.searchParams.set('application_name', name)
  const sql = new TestPostgres(url.href, name, CONNECTIONS)
  const outside = new TestPostgres(process.env.TEST_DATABASE_URL!, name)
  return {
    sql,
    outside,
    blocked: async () => {
      const { rows } = await client.query(
        `SELECT count(DISTINCT pid) AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
         WHERE NOT granted AND application_name = $1`,
        [name]
      )
      return Number(rows[0].waiting)
    },
    end: async () => {
      await Promise.all([sql.close(), outside.close()])
      await client.query(`DROP SCHEMA ${name} CASCADE`)
      await client.end()
    },
  }
}
