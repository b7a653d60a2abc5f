import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchOptions, choiceFlag, numberFlag } from './support/args.js'
import { progress } from './support/progress.js'
import { temporaryFolder } from './support/temporary_folder.js'
import type { BenchReport } from './support/table.js'
import { SyntheticPeople } from './support/synthetic_people.js'
import { measuredPostgres } from './support/temporary_postgres.js'
import { worldOf } from './search/engine.js'
import { ADAPTERS, kithEngine, openIndex } from './search/kith_engine.js'
import { POSTGRES_SETTINGS, postgresEngine } from './search/postgres_engine.js'
import { measureSearch } from './search/measure_search.js'
import { sqliteEngine } from './search/sqlite_engine.js'

const PEERS = ['all', 'sqlite', 'postgres', 'none'] as const

export const flags = {
  people: 'number of synthetic people, default 1,000,000',
  adapter: `adapter of the index port: ${ADAPTERS.join(' or ')}`,
  threads: 'search threads; the adapter chooses by default',
  peers: `engines to compare with: ${PEERS.join(', ')}`,
  queries: 'queries per shape, default 300',
  seconds: 'seconds of each mixed load, default 10',
  seed: 'seed of the people',
}

/** Compares people search with SQLite FTS5 and PostgreSQL over the same people in one run. */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const count = numberFlag(flags, 'people', 1_000_000, 1_000)
  const adapter = choiceFlag(flags, 'adapter', ADAPTERS)
  const peers = choiceFlag(flags, 'peers', PEERS)
  const threads = flags.threads === undefined ? undefined : numberFlag(flags, 'threads', 0)
  const settings = {
    queries: numberFlag(flags, 'queries', 300, 1),
    seconds: numberFlag(flags, 'seconds', 10, 1),
  }
  const world = worldOf(new SyntheticPeople(numberFlag(flags, 'seed', 1)), count)
  const directory = temporaryFolder('search')

  const files = join(directory, 'index')
  mkdirSync(files)

  progress(`building the index of ${count.toLocaleString('en-US')} people`)
  const index = await openIndex(adapter, files, threads)
  const kith = await kithEngine(world, index, files)
  const wants = (peer: string) => peers === 'all' || peers === peer
  if (wants('sqlite')) progress(`built in ${kith.buildSeconds.toFixed(1)} s; building SQLite FTS5`)
  const sqlite = wants('sqlite') ? await sqliteEngine(world, join(directory, 'peer.sqlite')) : null
  const server = wants('postgres') ? await measuredPostgres(POSTGRES_SETTINGS) : null
  if (server) progress('building PostgreSQL')
  const postgres = server && (await postgresEngine(world, server))

  const report = await measureSearch(
    { world, index, directory: files, adapter, kith, sqlite, postgres },
    settings
  )
  await Promise.all([kith, sqlite, postgres].map((engine) => engine?.close()))
  if (wants('postgres') && !server)
    report.notes?.push('PostgreSQL was skipped: TEST_DATABASE_URL is not set and no server is installed.')
  return report
}
