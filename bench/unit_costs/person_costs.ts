import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ace } from '#bench/support/child_server'
import { familySeconds, secondsOf } from '#bench/support/processor_time'
import { scratchDatabase } from '#bench/support/scratch_database'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import type { UnitCosts } from '../capacity/unit_costs.js'
import { writePeople } from '../scale/records.js'
import { sqliteBytes } from '#bench/support/sizes'

/**
 * Measures the cost of importing and storing a person, on SQLite and, if available, on PostgreSQL.
 */
export async function personCosts(
  directory: string,
  people: SyntheticPeople,
  count: number
): Promise<UnitCosts['person']> {
  const files = ['small', 'large'].map((name) => join(directory, `${name}.jsonl`))
  writePeople(files[0], people, 1)
  writePeople(files[1], people, count, 1)
  const imported = async (env: Record<string, string>, size: () => Promise<number>) => {
    // The first import creates the schema; the second measures the fixed cost of the command.
    await ace(['people:import', files[0]], env)
    const idle = await secondsOf(() => ace(['people:import', files[0]], env))
    const before = await size()
    const seconds = await secondsOf(() => ace(['people:import', files[1]], env))
    return { bytes: ((await size()) - before) / count, ms: ((seconds - idle) * 1000) / count }
  }

  const data = join(directory, 'sqlite')
  mkdirSync(data)
  const env = { DATA_DIR: data, DEMO: '0', LOG_LEVEL: 'error' }
  const sqlite = await imported(env, async () => sqliteBytes(data))

  const database = await scratchDatabase()
  if (!database)
    return { importMs: sqlite.ms, sqliteBytes: sqlite.bytes, postgresBytes: null, postgresMs: null }
  const spent = () => (database.pid === null ? Number.NaN : (familySeconds(database.pid) ?? Number.NaN))
  const other = join(directory, 'postgres')
  mkdirSync(other)
  const before = spent()
  const postgres = await imported({ ...env, DATA_DIR: other, DATABASE_URL: database.url }, () =>
    databaseSize(database.url)
  )
  const postgresMs = ((spent() - before) * 1000) / count
  await database.stop()
  return { importMs: sqlite.ms, sqliteBytes: sqlite.bytes, postgresBytes: postgres.bytes, postgresMs }
}

async function databaseSize(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('SELECT pg_database_size(current_database()) AS bytes')
  await client.end()
  return Number(rows[0].bytes)
}
