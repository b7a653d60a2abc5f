import { parentPort, workerData } from 'node:worker_threads'
import type { PeopleQuery } from './query.js'
import { SqliteReader } from './sqlite_reader.js'

/**
 * One client of a load on SQLite: a thread with its own connection. It reports that it is ready,
 * waits for the start, and sends its timings.
 */
const { path, queries, milliseconds } = workerData as {
  path: string
  queries: PeopleQuery[]
  milliseconds: number
}
const reader = new SqliteReader(path)
for (const query of queries.slice(0, 50)) reader.search(query)

parentPort!.once('message', () => {
  const timings: number[] = []
  const start = performance.now()
  for (let i = 0; performance.now() - start < milliseconds; i++) {
    const began = performance.now()
    reader.search(queries[i % queries.length])
    timings.push(performance.now() - began)
  }
  reader.close()
  parentPort!.postMessage(timings)
})
parentPort!.postMessage('ready')
