import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchOptions, choiceFlag, numberFlag, UsageError } from './support/args.js'
import { progress } from './support/progress.js'
import { temporaryFolder } from './support/temporary_folder.js'
import type { BenchReport } from './support/table.js'
import { SyntheticPeople } from './support/synthetic_people.js'
import { measuredPostgres } from './support/temporary_postgres.js'
import { type PeopleEngine, type World, worldOf } from './search/engine.js'
import { searchingMemory } from './search/index_facts.js'
import { ADAPTERS, kithEngine, openIndex } from './search/kith_engine.js'
import { luceneEngine, type Optional, tantivyEngine } from './search/library_engines.js'
import { POSTGRES_SETTINGS, postgresEngine } from './search/postgres_engine.js'
import { measureSearch } from './search/measure_search.js'
import { sqliteEngine } from './search/sqlite_engine.js'

const PEERS: Record<string, (world: World, directory: string) => Promise<Optional>> = {
  sqlite: (world, directory) => sqliteEngine(world, join(directory, 'peer.sqlite')),
  postgres: async (world) => {
    const server = await measuredPostgres(POSTGRES_SETTINGS)
    if (server) return postgresEngine(world, server)
    return { skipped: 'PostgreSQL was skipped: TEST_DATABASE_URL is not set and no server is installed.' }
  },
  tantivy: (world, directory) => tantivyEngine(world, join(directory, 'tantivy')),
  lucene: (world, directory) => luceneEngine(world, join(directory, 'lucene')),
}

export const flags = {
  people: 'number of synthetic people, default 200,000',
  adapter: `adapter of the index port: ${ADAPTERS.join(' or ')}`,
  threads: 'search threads; the adapter chooses by default',
  peers: `engines to compare with: all, none, or some of ${Object.keys(PEERS).join(',')}`,
  queries: 'queries per shape, default 300',
  seconds: 'seconds of each mixed load, default 10',
  seed: 'seed of the people',
}

/**
 * Compares people search with databases (SQLite FTS5, PostgreSQL) and search libraries (Tantivy,
 * Lucene) over the same people in one run. Skips peers that are not installed.
 */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const count = numberFlag(flags, 'people', 200_000, 1_000)
  const adapter = choiceFlag(flags, 'adapter', ADAPTERS)
  const peers = peersOf(flags.peers)
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
  const memory = () => (adapter === 'embedded' ? searchingMemory(files) : null)
  const engines: PeopleEngine[] = [await kithEngine(world, index, files, memory)]
  const skipped: string[] = []
  for (const peer of peers) {
    progress(`building ${peer}`)
    const engine = await PEERS[peer](world, directory)
    if ('skipped' in engine) skipped.push(engine.skipped)
    else engines.push(engine)
  }
  const report = await measureSearch({ world, index, engines }, settings)
  await Promise.all(engines.map((engine) => engine.close()))
  report.notes?.push(...skipped)
  return report
}

function peersOf(text = 'all'): string[] {
  if (text === 'all') return Object.keys(PEERS)
  if (text === 'none') return []
  const names = text.split(',')
  const unknown = names.find((name) => !(name in PEERS))
  if (unknown !== undefined)
    throw new UsageError(`--peers is all, none or some of ${Object.keys(PEERS).join(',')}, not "${unknown}".`)
  return names
}
