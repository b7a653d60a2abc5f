import { globSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import pg from 'pg'
import type { Sql } from '#domain/ports/sql'
import { NewerDatabaseError } from '../database/newer_database_error.js'
import { type CheckResult, ok, problem, reasonOf, warning } from './finding.js'

const MIN_POSTGRES = 13

/** Checks the database connection, the PostgreSQL version and the pool size. */
export async function databaseCheck(
  url: string | undefined,
  file: string,
  pool: number
): Promise<CheckResult> {
  if (!url) {
    // A database file is empty if the process stopped right after creating it.
    if (statSync(file, { throwIfNoEntry: false })?.size) return ok(`SQLite in ${file}.`)
    return warning(`There is no database at ${file} yet.`, 'The first start creates it: npm start')
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // pg also emits `error` for later failures. Without a listener, such an event would end the
  // process.
  client.on('error', () => {})
  try {
    await client.connect()
    const sentAt = Date.now()
    const { rows } = await client.query(
      `SELECT current_setting('server_version') AS version, current_setting('max_connections')::int AS max,
         extract(epoch FROM clock_timestamp()) * 1000 AS now`
    )
    const summary = `PostgreSQL ${rows[0].version}.`
    if (Number.parseInt(rows[0].version, 10) < MIN_POSTGRES)
      return problem(summary, `Upgrade it to PostgreSQL ${MIN_POSTGRES} or newer.`)
    if (pool > rows[0].max / 2)
      return warning(
        `${summary} One kith process may use ${pool} of its ${rows[0].max} connections.`,
        'Raise max_connections in PostgreSQL or lower DATABASE_POOL. The pools of all kith processes together must stay below max_connections.'
      )
    return ok(summary, (sentAt + Date.now()) / 2 - Number(rows[0].now))
  } catch (error) {
    return problem(
      `Cannot connect to the database in DATABASE_URL: ${reasonOf(error)}.`,
      'Check that the server runs and that host, port, user, password and database in DATABASE_URL are correct: psql "$DATABASE_URL"'
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** Checks that the database has the migrations of this version. */
export async function schemaCheck(sql: Sql, root: string): Promise<CheckResult> {
  const known = globSync('database/migrations/*.{ts,js}', { cwd: root }).map((file) =>
    basename(file).replace(/\.[tj]s$/, '')
  )
  const applied = await sql
    .select<{ name: string }>('SELECT name FROM adonis_schema')
    .catch(() => [] as { name: string }[])
  const names = new Set(applied.map(({ name }) => basename(name)))
  const pending = known.filter((name) => !names.has(name))
  const unknown = [...names].filter((name) => !known.includes(name))
  if (unknown.length > 0)
    return problem(
      new NewerDatabaseError(unknown).message,
      'Run the version of kith that added these migrations, or a newer one.'
    )
  if (pending.length > 0)
    return warning(
      `${pending.length} of ${known.length} migrations are pending.`,
      'Restart the server, or run: node ace migration:run --force'
    )
  return ok(`All ${known.length} migrations are applied.`)
}

export async function sqliteCheck(sql: Sql): Promise<CheckResult> {
  const [row] = await sql.select<{ quick_check: string }>('PRAGMA quick_check(1)')
  if (row?.quick_check === 'ok') return ok('The SQLite file passed its integrity check.')
  return problem(
    `The SQLite file is damaged: ${row?.quick_check}.`,
    'Stop the service and restore the file from a backup, or recover what is readable: sqlite3 kith.sqlite3 .recover'
  )
}
