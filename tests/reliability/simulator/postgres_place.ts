import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Sql } from '#domain/ports/sql'
import { migrateEmpty } from '#tests/contract/support/migrated'
import { TestPostgres } from '#tests/contract/support/test_postgres'

export type PostgresPlace = { sql: Sql; blocked: () => Promise<number>; end: () => Promise<void> }

/** A schema of the server that TEST_DATABASE_URL names, and how many of its connections wait for a lock. */
export async function postgresPlace(): Promise<PostgresPlace> {
  const name = `simulator_${randomBytes(8).toString('hex')}`
  const url = new URL(process.env.TEST_DATABASE_URL!)
  const outside = new pg.Client({ connectionString: url.href })
  await outside.connect()
  await outside.query(`CREATE SCHEMA ${name}`)
  await migrateEmpty({ client: 'pg', connection: { connectionString: url.href }, searchPath: [name] })
  url.searchParams.set('application_name', name)
  const sql = new TestPostgres(url.href, name)
  return {
    sql,
    blocked: async () => {
      const { rows } = await outside.query(
        `SELECT count(DISTINCT pid) AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
         WHERE NOT granted AND application_name = $1`,
        [name]
      )
      return Number(rows[0].waiting)
    },
    end: async () => {
      await sql.close()
      await outside.query(`DROP SCHEMA ${name} CASCADE`)
      await outside.end()
    },
  }
}
