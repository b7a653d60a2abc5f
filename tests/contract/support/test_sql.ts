import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Sql } from '#domain/ports/sql'
import { createSqlite, migratePostgres } from './migrated.js'
import { TestPostgres } from './test_postgres.js'
import { TestSqlite } from './test_sqlite.js'

/** A separate database with the whole schema. `end` removes it. */
export type TestSql = { sql: Sql; end: () => Promise<void> }

/** Creates a SQLite file with the whole schema. */
export async function sqliteTestSql(): Promise<TestSql> {
  const directory = await mkdtemp(join(tmpdir(), 'sql-'))
  const filename = join(directory, 'test.sqlite3')
  await createSqlite(filename)
  const sql = new TestSqlite(filename)
  const end = async () => {
    sql.close()
    await rm(directory, { recursive: true })
  }
  return { sql, end }
}

const POSTGRES = process.env.TEST_DATABASE_URL

/** The reason why suites on PostgreSQL are skipped, if they are. */
export const WITHOUT_POSTGRES = POSTGRES ? undefined : 'TEST_DATABASE_URL is not set'

/** Creates a database schema with all tables on the server of TEST_DATABASE_URL. */
export async function postgresTestSql(): Promise<TestSql> {
  if (!POSTGRES) throw new Error(WITHOUT_POSTGRES)
  const schema = `test_${randomBytes(8).toString('hex')}`
  await onServer(POSTGRES, `CREATE SCHEMA ${schema}`)
  await migratePostgres(POSTGRES, [schema])
  const sql = new TestPostgres(POSTGRES, schema)
  const end = async () => {
    await sql.close()
    await onServer(POSTGRES, `DROP SCHEMA ${schema} CASCADE`)
  }
  return { sql, end }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
