import { globSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import pg from 'pg'
import type { Sql } from '#domain/ports/sql'
import { type CheckResult, ok, problem, reasonOf, warning } from './finding.js'

const OLDEST_POSTGRES = 13

/** Whether the database is there. A PostgreSQL server is asked for its version and time. */
export async function databaseCheck(
  url: string | undefined,
  file: string,
  pool: number
): Promise<CheckResult> {
  if (!url) {
    // An empty one was made with its mode alone.
    if (statSync(file, { throwIfNoEntry: false })?.size) return ok(`SQLite in ${file}.`)
    return warning(`There is no database at ${file} yet.`, 'The first start makes it: npm start')
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A connection that breaks later tells it once more, to nobody.
  client.on('error', () => {})
  try {
    await client.connect()
    const asked = Date.now()
    const { rows } = await client.query(
      `SELECT current_setting('server_version') AS version, current_setting('max_connections')::int AS most,
         extract(epoch FROM clock_timestamp()) * 1000 AS now`
    )
    const said = `PostgreSQL ${rows[0].version}.`
    if (Number.parseInt(rows[0].version, 10) < OLDEST_POSTGRES)
      return problem(said, `Upgrade it to PostgreSQL ${OLDEST_POSTGRES} or newer.`)
    if (pool > rows[0].most / 2)
      return warning(
        `${said} One process may take ${pool} of its ${rows[0].most} connections.`,
        'Raise max_connections there, or lower DATABASE_POOL: all processes together have to fit.'
      )
    return ok(said, (asked + Date.now()) / 2 - Number(rows[0].now))
  } catch (error) {
    return problem(
      `The database of DATABASE_URL cannot be reached: ${reasonOf(error)}.`,
      'See that the server runs and that host, port, user, password and database in DATABASE_URL are right: psql "$DATABASE_URL"'
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether the schema is up to date: the migrations of this version are those that the database knows. */
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
      `The database was migrated by a newer version: ${unknown.join(', ')}.`,
      'Run the version of the service that made them, or a newer one.'
    )
  if (pending.length > 0)
    return warning(
      `${pending.length} of ${known.length} migrations are to be applied.`,
      'The next start applies them, as does: node ace migration:run --force'
    )
  return ok(`All ${known.length} migrations are applied.`)
}

/** Whether the file of SQLite is sound. */
export async function sqliteCheck(sql: Sql): Promise<CheckResult> {
  const [row] = await sql.select<{ quick_check: string }>('PRAGMA quick_check(1)')
  if (row?.quick_check === 'ok') return ok('SQLite finds its file sound.')
  return problem(
    `SQLite finds its file damaged: ${row?.quick_check}.`,
    'Stop the service and restore the file from a backup, or save what can be read: sqlite3 kith.sqlite3 .recover'
  )
}
