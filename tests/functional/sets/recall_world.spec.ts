import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Random as LabelledRandom } from '#demo/random'
import { type DemoWorld, generateWorld } from '#demo/world'
import { writeWorld } from '#demo/write_world'
import { Evidence } from '#domain/evidence/evidence'
import { EvidenceImport } from '#domain/evidence/evidence_import'
import { fold } from '#domain/people/text/text'
import type { PersonRecord } from '#domain/people/person_record'
import { type FinderCounts, SetRecall } from '#app/sets/set_recall'
import { Random } from '#tests/contract/support/random'
import { altered, customer, groupWorker } from '#tests/functional/datasets/fixture'
import { readFromArchive } from '#tests/functional/proofs/set_fixture'
import { searchIn } from '#tests/functional/search/verified_web'
import { givePeople } from '#tests/functional/support/people'
import { isLongForm, repeats } from '#tests/support/long_form'
import { idle, read } from './fixture.js'

const SEED = Number(process.env.RECALL_SEED ?? 20261128)
/** Worlds, and how often people and pages are hidden from the finders of each. */
const WORLDS = repeats('RECALL_WORLDS', { short: 1, long: 6 })
const CUTS = repeats('RECALL_CUTS', { short: 1, long: 4 })
const QUERIES = repeats('RECALL_QUERIES', { short: 1, long: 5 })
/** Where to append the lists that `bin/fit_recall.ts` learns from. */
const DUMP = process.env.RECALL_DUMP
const SIZE = { people: 240, companies: 6 }
const KEPT = { min: 0.3, max: 0.85 }
/** In the long form. Goals: 85 to 95% of the intervals contain the total, and 15% of error. */
const MIN_LISTS = 40
const MAX_ERROR = 0.15

type Recall = { found: number; estimated_total: number | null; low: number; high: number | null }
type Built = { people: string[]; recall: Recall; reason: string } & FinderCounts

/**
 * Counts the people of lists that repeat people, by name. Each list is about one employer, and
 * namesakes at one employer are in one list. A record may lack the employer that pages prove.
 */
function countPeople(lists: readonly (readonly string[])[]): number {
  const most = new Map<string, number>()
  for (const list of lists)
    for (const [key, same] of Map.groupBy(list, (one) => one))
      most.set(key, Math.max(most.get(key) ?? 0, same.length))
  return [...most.values()].reduce((sum, count) => sum + count, 0)
}

/** Returns questions about everybody at the employers with the most people. */
function queriesOf({ people }: DemoWorld): string[] {
  const names = people.flatMap(({ jobs: [job] }) => (job.company ? [job.company.name] : []))
  return [...Map.groupBy(names, (name) => name)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, QUERIES)
    .map(([name]) => `people who work at ${name}`)
}

/** Whether the finders may find a page for a query. */
type PageFilter = (query: string, url: string) => boolean

/**
 * Lets a filter hide pages from the finders. Verification still finds these pages by the names of
 * people. Returns a function that sets the filter.
 */
async function hideablePages(): Promise<(filter: PageFilter) => void> {
  await readFromArchive()
  const evidence = await app.container.make(Evidence)
  let isShown: PageFilter = () => true
  const find: Evidence['find'] = async (query, limit, signal) =>
    (await evidence.find(query, limit, signal)).filter(({ url }) => isShown(query, url))
  searchIn(altered(evidence, { find }))
  return (filter) => {
    isShown = filter
  }
}

/** Keeps searches from stopping once they seem complete. */
async function verifyEverybody(): Promise<void> {
  const recall = await app.container.make(SetRecall)
  app.container.swap(SetRecall, () => altered(recall, { isComplete: async () => false }))
}

async function built(client: ApiClient, secret: string, query: string): Promise<Built> {
  const search = { query, count: 200, completeness: 1 }
  const made = await client.post('/v1/sets').bearerToken(secret).json({ search })
  made.assertStatus(201)
  const { id } = made.body().data
  const { recall, searches } = await idle(client, secret, id, 240_000)
  const { items } = await read(client, secret, `/v1/sets/${id}/export`)
  const counts = await (await app.container.make(SetRecall)).counts(searches[0].id)
  const people = items.map(({ person }: any) => fold(person.name))
  return { recall, people, reason: searches[0].stop_reason, ...counts }
}

/**
 * Sets of the service over worlds that the generator invents. Pages prove everybody; the index lacks
 * a random part of the people, so only page finders can find those. Every second time, page finders
 * lack a random part of the pages. The true total is everybody whom any Set of the question admitted,
 * one of them with the whole index and all pages.
 */
test.group('sets: recall on worlds with known truth (RECALL_WORLDS=6 is the long form)', (group) => {
  const worker = groupWorker(group)
  group.tap((one) => one.timeout(300_000 + WORLDS * (1 + CUTS) * QUERIES * 120_000))
  group.teardown(() => app.container.restoreAll())

  test('the interval contains the total of people whom finders could reach', async ({ client, assert }) => {
    const showPages = await hideablePages()
    if (DUMP) await verifyEverybody()
    await worker.start()
    const { secret } = await customer()
    const lists: { truth: number; found: number; recall: Recall; hidden: string }[] = []
    for (let i = 0; i < WORLDS; i++) {
      const world = generateWorld({ seed: SEED + i, ...SIZE })
      const directory = mkdtempSync(join(tmpdir(), 'kith-recall-'))
      try {
        await (await app.container.make(EvidenceImport)).importFile(writeWorld(world, directory).pages)
      } finally {
        rmSync(directory, { recursive: true })
      }
      const queries = queriesOf(world)
      const records = [...world.personRecords()] as PersonRecord[]
      const random = new Random(SEED + i)
      const share = () => KEPT.min + (KEPT.max - KEPT.min) * random.next()
      const rounds: Built[][] = []
      for (let cut = 0; cut <= CUTS; cut++) {
        const kept = cut === 0 ? 1 : share()
        const shown = new Set(world.people.filter(() => random.chance(kept)).map(({ name }) => name))
        await givePeople(records.filter(({ name }) => shown.has(name)))
        const keptPages = cut > 0 && cut % 2 === 0 ? share() : 1
        const seed = SEED + 1000 * i + cut
        showPages(
          (query, url) => !queries.includes(query) || new LabelledRandom(seed, url).next() < keptPages
        )
        const round: Built[] = []
        for (const query of queries) round.push(await built(client, secret, query))
        rounds.push(round)
      }
      for (const query of queries.keys()) {
        const truth = countPeople(rounds.map((round) => round[query].people))
        for (const [cut, round] of rounds.entries()) {
          const { people, recall, reason, asked, groups } = round[query]
          const hidden = cut === 0 ? 'nothing' : cut % 2 === 0 ? 'people and pages' : 'people'
          const list = { seed: SEED + i, hidden, truth, reason, asked, groups }
          if (DUMP) appendFileSync(DUMP, `${JSON.stringify(list)}\n`)
          if (cut === 0) continue
          lists.push({ truth, found: people.length, recall, hidden })
          if (isLongForm || WORLDS > 1)
            console.log(hidden, truth, reason, JSON.stringify({ ...recall, overlap: 0, finders: 0 }))
        }
      }
    }
    for (const { found, recall } of lists) assert.equal(recall.found, found)
    const all = grade(lists)
    if (lists.length > 2) {
      for (const [hidden, some] of Map.groupBy(lists, (one) => one.hidden)) console.log(hidden, grade(some))
      console.log('all', all)
    }
    if (lists.length < MIN_LISTS) return
    assert.isAtLeast(all.covered, 0.85)
    assert.isAtMost(all.error, MAX_ERROR)
  })
})

/** The share of intervals that contain the total, and the median relative error. */
function grade(lists: readonly { truth: number; recall: Recall }[]) {
  const said = lists.filter(({ recall }) => recall.estimated_total !== null)
  const inside = said.filter(({ truth, recall: { low, high } }) => low <= truth && truth <= high!)
  const errors = said.map(({ truth, recall }) => Math.abs(recall.estimated_total! - truth) / truth)
  const error = errors.sort((a, b) => a - b)[errors.length >> 1]
  return { lists: lists.length, said: said.length, covered: inside.length / said.length, error }
}
