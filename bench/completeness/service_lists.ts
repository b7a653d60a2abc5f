import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { ace, startServer } from '#bench/support/child_server'
import { Random } from '#bench/support/random'
import { temporaryFolder } from '#bench/support/temporary_folder'
import { apiClient, createKey } from '#bench/support/workspace'
import { type DemoWorld, generateWorld } from '#demo/world'
import { writeWorld } from '#demo/write_world'
import { fold } from '#domain/people/text/text'
import type { Graded } from './grade.js'

export const SERVICE_STYLES = [
  'Sets of the service, people hidden from the index at random',
  'Sets of the service, people with few pages hidden more',
]
const SIZE = { people: 600, companies: 12 }
/** The shares of the people that the index keeps. */
const KEPT = [0.3, 0.5, 0.75]
/** The employers with the most people, of whom Sets ask everybody. */
const QUERIES = 5
const POLL_MS = 500

type Built = {
  people: string[]
  recall: { estimated_total: number | null; low: number; high: number | null }
}

/**
 * Builds Sets through the service over worlds that the generator invents, and grades their
 * `recall`. All people who match have pages that prove it. The index lacks some of them, so that
 * only page finders can find these. The truth is everybody whom any Set of the same question
 * admitted; one of these Sets searches the whole index.
 */
export async function serviceLists(
  seeds: readonly number[],
  tell: (text: string) => void
): Promise<Graded[]> {
  const graded: Graded[] = []
  for (const seed of seeds) {
    const world = generateWorld({ seed, ...SIZE })
    const whole = await buildSets(world, () => true)
    tell(`seed ${seed}: ${whole.map(({ people }) => people.length)} people`)
    const cut: { style: string; built: Built[] }[] = []
    for (const [place, style] of SERVICE_STYLES.entries())
      for (const kept of KEPT) {
        const random = new Random(seed, place * 10 + kept * 100)
        const keeps = (isOnline: boolean) => random.next() < (place === 0 || isOnline ? kept : kept * 0.6)
        const shown = new Set(world.people.filter(({ online }) => keeps(online)).map(({ name }) => name))
        const built = await buildSets(world, (name) => shown.has(name))
        cut.push({ style, built })
        tell(`seed ${seed}, ${kept} of the index: ${built.map(described)}`)
      }
    const truths = whole.map(
      ({ people }, i) => new Set([people, ...cut.map(({ built }) => built[i].people)].flat()).size
    )
    for (const { style, built } of cut)
      for (const [i, { people, recall }] of built.entries()) {
        const { estimated_total: total, low, high } = recall
        const estimate = total === null ? null : { total, low, high }
        graded.push({ style, truth: truths[i], found: people.length, estimate })
      }
  }
  return graded
}

const described = ({ people, recall: { estimated_total, low, high } }: Built): string =>
  ` ${people.length} found, ${estimated_total} (${low} to ${high})`

/** Returns the Sets that a service with a part of the index builds, one per query. */
async function buildSets(world: DemoWorld, isIndexed: (name: string) => boolean): Promise<Built[]> {
  const directory = temporaryFolder('completeness')
  const { companies, pages } = writeWorld(world, directory)
  const people = join(directory, 'some_people.jsonl.gz')
  const records = [...world.personRecords()].filter((record) => isIndexed((record as { name: string }).name))
  writeFileSync(people, gzipSync(records.map((record) => `${JSON.stringify(record)}\n`).join('')))
  const env = {
    ...{ DATA_DIR: join(directory, 'data'), DEMO: '0', EVIDENCE_READ: 'archive', LOG_LEVEL: 'error' },
  }
  await ace(['people:import', people], env)
  await ace(['companies:import', companies], env)
  await ace(['evidence:import', pages], env)
  await ace(['index:rebuild', 'all'], env)
  const key = await createKey(env)
  const { url, stop } = await startServer('kith', 'bin/server.ts', env)
  const call = apiClient(url, key)
  try {
    const built: Built[] = []
    for (const query of queriesOf(world)) {
      const { id } = await call('POST', '/v1/searches', { search: { query, count: 200, completeness: 1 } })
      let set = await call('GET', `/v1/sets/${id}`)
      while (set.status === 'running') {
        await sleep(POLL_MS)
        set = await call('GET', `/v1/sets/${id}`)
      }
      if (set.status !== 'completed') throw new Error(`The Set of "${query}" is ${set.status}.`)
      const { items } = await call('GET', `/v1/sets/${id}/export`)
      built.push({ people: items.map(({ person }: any) => keyOf(person)), recall: set.recall })
    }
    return built
  } finally {
    await stop()
  }
}

const keyOf = ({ name, company }: { name: string; company: string | null }): string =>
  `${fold(name)}|${fold(company ?? '')}`

function queriesOf({ people }: DemoWorld): string[] {
  const employers = people.flatMap(({ jobs: [job] }) => (job.company ? [job.company] : []))
  const counts = Map.groupBy(employers, ({ name }) => name)
  return [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, QUERIES)
    .map(([name]) => `people who work at ${name}`)
}
