import { once } from 'node:events'
import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { engineMeasure, type PeopleEngine, type World } from './engine.js'
import { bodyWords, type PeopleQuery, personFacts, personRow } from './query.js'
import { SqliteReader } from './sqlite_reader.js'

/**
 * SQLite with FTS5 in its fastest configuration. Rows are in static rank order. Facts, including
 * runs of title words, are prefixed tokens. FTS5 stores no second copy of the text. The index is
 * merged into one segment, and the file is memory-mapped.
 */
export async function sqliteEngine(world: World, path: string): Promise<PeopleEngine> {
  const start = performance.now()
  build(world, path)
  const buildSeconds = (performance.now() - start) / 1000
  const reader = new SqliteReader(path)
  const search: PeopleEngine['search'] = async (query) => reader.search(query)
  return {
    label: 'SQLite FTS5',
    kind: 'database',
    buildSeconds,
    bytes: statSync(path).size,
    memory: () => null,
    search,
    measure: engineMeasure(search, process.pid),
    load: (queries, clients, milliseconds) => load(path, queries, clients, milliseconds),
    close: async () => reader.close(),
  }
}

function build({ people, order }: World, path: string): void {
  const database = new Database(path)
  for (const pragma of [
    'journal_mode = OFF',
    'synchronous = OFF',
    'page_size = 8192',
    'cache_size = -1048576',
  ])
    database.pragma(pragma)
  database.exec(`CREATE TABLE person (id INTEGER PRIMARY KEY, record TEXT NOT NULL);
    CREATE VIRTUAL TABLE search USING fts5 (body, facts, content = '', tokenize = "ascii tokenchars '_'");
    INSERT INTO search (search, rank) VALUES ('rank', 'bm25(1.0, 0.0)');
    INSERT INTO search (search, rank) VALUES ('hashsize', 268435456);
    BEGIN`)
  const person = database.prepare<[number, string]>('INSERT INTO person VALUES (?, ?)')
  const search = database.prepare<[number, string, string]>(
    'INSERT INTO search (rowid, body, facts) VALUES (?, ?, ?)'
  )
  order.forEach((number, i) => {
    const made = people.person(number)
    person.run(i + 1, JSON.stringify(personRow(made)))
    search.run(i + 1, bodyWords(made).join(' '), personFacts(made).join(' '))
  })
  database.exec(`COMMIT; INSERT INTO search (search) VALUES ('optimize'); ANALYZE`)
  database.close()
}

async function load(
  path: string,
  queries: PeopleQuery[],
  clients: number,
  milliseconds: number
): Promise<number[]> {
  const workers = Array.from({ length: clients }, (_, client) => {
    const from = Math.floor((queries.length / clients) * client)
    const own = [...queries.slice(from), ...queries.slice(0, from)]
    const file = new URL('./sqlite_load_worker.ts', import.meta.url)
    return new Worker(file, { workerData: { path, queries: own, milliseconds } })
  })
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  const answers = workers.map((worker) => once(worker, 'message'))
  for (const worker of workers) worker.postMessage('start')
  const timings = (await Promise.all(answers)).flatMap(([timings]) => timings as number[])
  await Promise.all(workers.map((worker) => worker.terminate()))
  return timings
}
