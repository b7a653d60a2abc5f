import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { indexQuery, personDocument, worldDocuments } from './kith_engine.js'
import type { PeopleEngine, World } from './engine.js'
import type { PeopleQuery } from './query.js'
import { measureEach, timed } from '#bench/support/clock'
import { type Percentiles, percentiles } from '#bench/support/percentiles'
import type { SearchIndex } from '#domain/ports/search_index'

/** Returns the resident memory of the index in a process that only searches, in bytes. */
export function searchingMemory(directory: string): number {
  const probe = fileURLToPath(new URL('./memory_probe.ts', import.meta.url))
  return Number(execFileSync(process.execPath, [...process.execArgv, probe, directory], { encoding: 'utf8' }))
}

/**
 * The result of searching during a rebuild, with one client. The rebuild has the same people as the
 * index, so every expected answer is known.
 */
export type RebuildUnderLoad = {
  seconds: number
  queries: number
  failed: number
  wrong: number
  latency: Percentiles
}

export async function rebuildUnderLoad(
  index: SearchIndex,
  engine: PeopleEngine,
  world: World,
  queries: PeopleQuery[]
): Promise<RebuildUnderLoad> {
  const ids = async (query: PeopleQuery) => (await engine.search(query)).map((row) => row.person_id).join()
  const expected: string[] = []
  for (const query of queries) expected.push(await ids(query))

  let rebuilding = true
  const rebuilt = timed(() => index.rebuild('people', worldDocuments(world), 0))
  const ended = rebuilt.finally(() => {
    rebuilding = false
  })
  const timings: number[] = []
  let failed = 0
  let wrong = 0
  for (let i = 0; rebuilding; i = (i + 1) % queries.length) {
    const start = performance.now()
    const found = await ids(queries[i]).catch(() => null)
    timings.push(performance.now() - start)
    if (found === null) failed++
    else if (found !== expected[i]) wrong++
    // Yields to the rebuild, which runs in the same process.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { ms } = await ended
  return { seconds: ms / 1000, queries: timings.length, failed, wrong, latency: percentiles(timings) }
}

/** Measures the time from a change until a search returns it, `count` times. */
export async function upsertVisibility(
  index: SearchIndex,
  world: World,
  count: number
): Promise<Percentiles> {
  let sequence = await index.position('people')
  const numbers = Array.from({ length: count }, (_, i) => Math.floor((world.count / count) * i))
  return measureEach(numbers, async (number) => {
    const token = `fresh${sequence}`
    const document = personDocument(world.people.person(number))
    document.text.body = [...document.text.body, token]
    await index.apply('people', [{ sequence: ++sequence, id: document.id, document }])
    const query = indexQuery({ words: [token], require: 'all' })
    while ((await index.search('people', query)).hits[0]?.id !== document.id);
  })
}

export type DeltaCost = {
  seconds: number
  before: Percentiles
  after: Percentiles
  mergeSeconds: number
  merged: Percentiles
}

/**
 * Adds people to the index in batches, as from the change log, then merges. Measures searches
 * before the changes, after them, and after the merge.
 */
export async function deltaCost(
  index: SearchIndex,
  engine: PeopleEngine,
  world: World,
  added: number,
  queries: PeopleQuery[]
): Promise<DeltaCost> {
  const batch = 1_000
  await index.merge('people')
  const before = await measureEach(queries, engine.search)
  let sequence = await index.position('people')
  const building = await timed(async () => {
    for (let from = 0; from < added; from += batch) {
      const documents = Array.from({ length: Math.min(batch, added - from) }, (_, i) =>
        personDocument(world.people.person(world.count + from + i))
      )
      const changes = documents.map((document) => ({ sequence: ++sequence, id: document.id, document }))
      await index.apply('people', changes)
    }
  })
  const after = await measureEach(queries, engine.search)
  const merging = await timed(() => index.merge('people'))
  const merged = await measureEach(queries, engine.search)
  return { seconds: building.ms / 1000, before, after, mergeSeconds: merging.ms / 1000, merged }
}
