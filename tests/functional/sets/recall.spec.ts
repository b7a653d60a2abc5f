import type { Evidence } from '#domain/evidence/evidence'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { ExcludedPeople } from '#app/sets/excluded_people'
import { addFindersOf, finderGroups } from '#app/sets/item_finders'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { profile, record, searchIn, site } from '#tests/functional/search/verified_web'
import { givePeople } from '#tests/functional/support/people'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import {
  AT,
  created,
  DESIGNERS,
  follow,
  gated,
  idle,
  inventedWorld,
  ON_PAGES,
  POST,
  priced,
  QUERY,
  read,
  restore,
} from './fixture.js'

const POST_IN_INDEX = { title: 'Lighting Designer', company: AT, city: 'Oslo', country: 'Norway' }
const GIVEN = ['Astrid', 'Bjarne', 'Camilla', 'Dagfinn', 'Eirik', 'Frida']
const FAMILY = ['Lund', 'Berg', 'Vik', 'Moen']
const ENDING = ['gaard', 'sen', 'heim']

const complete = (completeness: number) => ({ search: { query: QUERY, count: 50, completeness } })

test.group('sets: how complete a list is', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await inventedWorld()
    await worker.start()
    return restore
  })
  /** Restarts the worker with another web. */
  const searchOn = async (evidence: Evidence) => {
    await worker.stop()
    searchIn(evidence)
    await worker.start()
  }

  test('reports the finders of the admitted people and the estimated total', async ({ client, assert }) => {
    const { secret } = await customer()
    const id = await created(client, secret, { search: { query: QUERY, count: 50 } })
    const { recall, searches } = await idle(client, secret, id)
    assert.equal(searches[0].stop_reason, 'end')
    assert.equal(recall.found, searches[0].admitted)
    const byFilters = recall.finders.find(({ name }: any) => name === 'index_filters')
    assert.equal(byFilters.found, DESIGNERS.length)
    assert.isFalse(byFilters.limit_reached)
    const pages = recall.finders.filter(({ name }: any) => name !== 'index_filters')
    assert.sameMembers(
      pages.map(({ name }: any) => name),
      ['page_search', 'employer_pages', 'directories', 'code_host']
    )
    assert.isAbove(Math.max(...pages.map(({ found }: any) => found)), 0)
    const people = recall.overlap.reduce((sum: number, one: any) => sum + one.people, 0)
    assert.equal(people, recall.found)
    const both = recall.overlap.filter(({ finders }: any) => finders.length > 1)
    assert.isNotEmpty(both, `${ON_PAGES} is only on pages, the others are also in the index`)
    assert.isAtLeast(recall.low, recall.found)
    if (recall.estimated_total !== null) assert.isAtLeast(recall.high, recall.estimated_total)
    else assert.isString(recall.reason)
  }).timeout(30_000)

  test('a search that stops early has no estimate', async ({ client, assert }) => {
    const { secret } = await customer()
    const id = await created(client, secret, { search: { query: QUERY, count: 2 } })
    const set = await idle(client, secret, id)
    assert.equal(set.searches[0].stop_reason, 'count')
    assert.include(['one_finder', 'not_all_verified'], set.recall.reason)
    assert.isNull(set.recall.estimated_total)
    assert.isNull(set.recall.high)
  }).timeout(30_000)

  test('a search that refines keeps the finders of the last search', async ({ client, assert }) => {
    const { secret } = await customer()
    const id = await created(client, secret, { search: { query: QUERY, count: 50 } })
    const before = await idle(client, secret, id)
    const refine = { criteria: ['attended Fjordheim Art School'], count: 2 }
    ;(await client.post(`/v1/searches/${id}/refine`).bearerToken(secret).json(refine)).assertStatus(202)
    const { recall, searches } = await idle(client, secret, id)
    assert.equal(searches[1].stop_reason, 'count')
    assert.equal(recall.found, searches[1].admitted)
    assert.deepEqual(recall.finders, before.recall.finders)
  }).timeout(30_000)

  test('has no estimate while the Set runs', async ({ client, assert }) => {
    const { evidence, reached, open } = gated(2)
    await searchOn(evidence)
    const { secret } = await customer()
    const id = await created(client, secret, complete(1))
    await reached
    const { status, recall } = await read(client, secret, `/v1/sets/${id}`)
    open()
    assert.equal(status, 'running')
    assert.isNull(recall)
    assert.isNotNull((await idle(client, secret, id)).recall)
  }).timeout(30_000)

  test('after a restart, a duplicate finds the item that the search admitted', async ({ client, assert }) => {
    const { secret, workspace } = await customer()
    const id = await created(client, secret, { search: { query: QUERY, count: 50 } })
    const [{ id: searchId }] = (await idle(client, secret, id)).searches
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted`)
    const excluded = await app.container.make(ExcludedPeople)
    const search = { setId: id, exclude: { setIds: [], people: [] } }
    const known = await excluded.of({ ...search, id: searchId }, workspace.id)
    for (const { id: itemId, person } of items)
      assert.equal(known.itemOf({ name: person.name, company: AT }), itemId)
    const byAnother = await excluded.of({ ...search, id: 'search_other' }, workspace.id)
    assert.isTrue(byAnother.has({ name: DESIGNERS[0], company: AT }))
    assert.isNull(byAnother.itemOf({ name: DESIGNERS[0], company: AT }))
  }).timeout(30_000)

  test('a duplicate adds its finders to the item of the same person', async ({ client, assert }) => {
    const { secret } = await customer()
    const id = await created(client, secret, { search: { query: QUERY, count: 50 } })
    const [{ id: searchId }] = (await idle(client, secret, id)).searches
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted`)
    const itemOf = (name: string) => items.find(({ person }: any) => person.name === name).id
    const sql = await app.container.make(Sql)
    const byIndex = async () =>
      (await finderGroups(searchId, sql))
        .filter(({ finders, status }) => status === 'admitted' && finders.includes('index_filters'))
        .map(({ people }) => people)
        .reduce((sum, people) => sum + people, 0)
    assert.equal(await byIndex(), DESIGNERS.length)
    await sql.transaction((tx) => addFindersOf(itemOf(DESIGNERS[0]), itemOf(ON_PAGES), tx))
    assert.equal(await byIndex(), DESIGNERS.length + 1)
  }).timeout(30_000)

  test('events and webhooks carry the estimate', async ({ client, assert }) => {
    const { secret } = await customer()
    const id = await created(client, secret, { search: { query: QUERY, count: 50 } })
    const events = await follow(secret, id, ({ type }) => type === 'set.idle', { after: -1 })
    const { recall } = await idle(client, secret, id)
    assert.deepEqual(events.at(-1)!.data.data.recall, recall)
  }).timeout(30_000)

  /** A world of many people, whom the index and the page of their team know. Returns their number. */
  const team = async () => {
    const names = GIVEN.flatMap((given) => FAMILY.map((family, i) => `${given} ${family}${ENDING[i % 3]}`))
    await givePeople(names.map((name) => record(name, { ...POST_IN_INDEX })))
    const evidence = new MemoryEvidence([
      ...site(
        AT,
        '<p>Tarnlight Labs makes lamps.</p>',
        Object.fromEntries(names.map((name) => [name, POST.title]))
      ),
      ...names.map((name) => profile(name, POST)),
    ])
    await searchOn(evidence)
    return names.length
  }

  test('stops as soon as the list is complete enough', async ({ client, assert }) => {
    const people = await team()
    const { secret } = await customer()
    const id = await created(client, secret, complete(0.5))
    const { searches, recall } = await idle(client, secret, id, 60_000)
    assert.deepInclude(searches[0], { completeness: 0.5, stop_reason: 'complete' })
    assert.isBelow(searches[0].admitted, people)
    assert.isAtLeast(recall.found / recall.estimated_total, 0.5)
    assert.equal(recall.found, searches[0].admitted)
    assert.isTrue(recall.low <= people && people <= recall.high)
  }).timeout(90_000)

  test('stops at the wanted completeness or the budget, whichever comes first', async ({
    client,
    assert,
    cleanup,
  }) => {
    const people = await team()
    const stopped = async (completeness: number, max_cost_usd: number) => {
      const { secret, balance } = await customer(1_000)
      const search = { query: QUERY, count: 50, completeness, max_cost_usd }
      const made = await client.post('/v1/searches').bearerToken(secret).json({ search })
      made.assertStatus(201)
      const { searches, recall } = await idle(client, secret, made.body().data.id, 60_000)
      const { posted, pending } = await balance()
      return { ...searches[0], recall, posted, pending }
    }
    cleanup(priced({ sets: 2, set_fields: 3 }))
    // 0.70 USD are 7 credits.
    const poor = await stopped(0.9, 0.7)
    assert.deepInclude(poor, { stop_reason: 'budget', admitted: 3, posted: 6, pending: 0 })
    assert.isAtMost(poor.recall.low, people)
    if (poor.recall.estimated_total !== null)
      assert.isBelow(poor.recall.found / poor.recall.estimated_total, 0.9)
    const rich = await stopped(0.5, 100)
    assert.deepInclude(rich, { stop_reason: 'complete', posted: 2 * rich.admitted, pending: 0 })
    assert.isAtLeast(rich.recall.found / rich.recall.estimated_total, 0.5)
    assert.isBelow(rich.admitted, people)
  }).timeout(180_000)

  test('the count still limits a search with a wanted completeness', async ({ client, assert }) => {
    const { secret } = await customer()
    const id = await created(client, secret, { search: { query: QUERY, count: 1, completeness: 1 } })
    const { searches, recall } = await idle(client, secret, id)
    assert.equal(searches[0].stop_reason, 'count')
    assert.equal(searches[0].admitted, 1)
    assert.isTrue(recall.finders.length > 1, 'every finder was asked before the first verification')
  }).timeout(30_000)

  test('rejects a completeness out of range', async ({ client }) => {
    const { secret } = await customer()
    const response = await client.post('/v1/sets').bearerToken(secret).json(complete(1.5))
    response.assertStatus(422)
  })
})
