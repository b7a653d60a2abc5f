import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { PersonRecord } from '#domain/people/person_record'
import { IndexFollower } from '#app/index/index_follower'
import { PeopleStore } from '#app/people/people_store'
import { customer, fillFrom, groupWorker } from '#tests/functional/datasets/fixture'
import { profile, searchIn } from '#tests/functional/search/verified_web'
import {
  admitted,
  created,
  DESIGNERS,
  follow,
  idle,
  inventedWeb,
  inventedWorld,
  ON_PAGES,
  PEOPLE,
  POST,
  restore,
  SCHOOL,
  UNPROVEN,
} from '../sets/fixture.js'
import { DAY, eventsOf, monitorBench, rowOf } from './fixture.js'

const NEW = 'Tilda Underhill'
const MOVER = DESIGNERS[0]
const HOOK = 'https://hooks.example.com/m'

/** Imports records. A known person gets a newer record. */
async function importPeople(records: PersonRecord[]): Promise<void> {
  const store = await app.container.make(PeopleStore)
  await store.applyRecords(
    records.map((record) => {
      const place = PEOPLE.findIndex(({ name }) => name === record.name)
      const id = `${record.name}-${place === -1 ? 'new' : place}`
      return { source: 'test', id, observed_at: new Date().toISOString(), ...record }
    })
  )
  await (await app.container.make(IndexFollower)).catchUp()
}

type Payload = { type: string; data: any }

async function postedOfSets(workspaceId: string): Promise<Payload[]> {
  const rows = await db.from('webhook_events').where('workspace_id', workspaceId).orderBy('created_at')
  return rows.map(({ payload }) => JSON.parse(payload)).filter(({ type }) => type.startsWith('set.item.'))
}

test.group('monitors of running Sets', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await inventedWorld()
    return restore
  })

  /** One round of a Set's monitor: starts the search, runs it, and reports the result. */
  async function round(
    client: ApiClient,
    secret: string,
    id: string,
    bench: Awaited<ReturnType<typeof monitorBench>>,
    passed = DAY
  ): Promise<number> {
    bench.pass(passed)
    const begun = await bench.runner.runDue()
    await idle(client, secret, id)
    bench.pass(3_000)
    await bench.runner.runDue()
    return begun
  }

  test('[MO-004 EV-001 EV-002 EV-004] admits, fills and reports new matches, reports a job change, and catches up once after an outage', async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await customer()
    await worker.start()
    const bench = await monitorBench()
    const id = await created(client, secret, { enrichments: [SCHOOL] })
    await idle(client, secret, id)
    const everybody = [...DESIGNERS, ON_PAGES]
    assert.sameMembers(await admitted(client, secret, id), everybody)
    const registered = {
      url: 'https://hooks.example.com/all',
      events: ['set.item.created', 'set.item.enriched'],
    }
    ;(await client.post('/v1/webhooks').bearerToken(secret).json(registered)).assertStatus(201)
    const monitor = await client
      .post(`/v1/sets/${id}/monitors`)
      .bearerToken(secret)
      .json({ cadence: 'FREQ=DAILY', webhook_url: HOOK })
    monitor.assertStatus(201)
    bench.begin()

    // The first round finds nobody new and reports the people already in the Set.
    assert.equal(await round(client, secret, id, bench), 1)
    const first = await eventsOf(workspace.id)
    assert.deepEqual([...new Set(first.map(({ type }) => type))], ['monitor.item.created'])
    assert.sameMembers(
      first.map(({ data }) => data.person.name),
      everybody
    )
    assert.deepEqual(await postedOfSets(workspace.id), [])

    // One person is new, one can now be verified, and one changed jobs.
    const web = inventedWeb()
    for (const name of [NEW, UNPROVEN]) web.add(profile(name, { ...POST, school: 'Fjordheim Art School' }))
    searchIn(web)
    await fillFrom(web)
    await worker.stop()
    await worker.start()
    const listed = { title: POST.title, company: POST.company, city: 'Oslo', country: 'Norway' }
    await importPeople([
      { name: NEW, ...listed, pronet_url: 'https://www.linkedin.com/in/tilda-underhill' },
      { name: UNPROVEN, ...listed, pronet_url: 'https://www.linkedin.com/in/silas-kettering' },
      {
        ...PEOPLE.find(({ name }) => name === MOVER)!,
        title: 'Art Director',
        company: 'Moonbeck Foods',
        observed_at: new Date().toISOString(),
      },
    ])
    assert.equal(await round(client, secret, id, bench), 1)
    assert.sameMembers(await admitted(client, secret, id), [...everybody, NEW, UNPROVEN])
    const second = (await eventsOf(workspace.id)).slice(first.length)
    const created2 = second.filter(({ type }) => type === 'monitor.item.created')
    assert.sameMembers(
      created2.map(({ data }) => data.person.name),
      [NEW, UNPROVEN]
    )
    const changed = second.filter(({ type }) => type === 'monitor.item.changed')
    assert.lengthOf(changed, 1)
    assert.equal(changed[0].data.person.name, MOVER)
    assert.deepEqual(changed[0].data.changes, [
      { field: 'title', from: 'Lighting Designer', to: 'Art Director' },
      { field: 'company', from: 'Tarnlight Labs', to: 'Moonbeck Foods' },
    ])
    const posted = await postedOfSets(workspace.id)
    assert.sameMembers(
      posted.map(({ type, data }) => `${type} ${data.set_id} ${data.person.name}`),
      [NEW, UNPROVEN].flatMap((name) =>
        ['set.item.created', 'set.item.enriched'].map((type) => `${type} ${id} ${name}`)
      )
    )
    let idles = 0
    const stream = await follow(secret, id, ({ type }) => type === 'set.idle' && ++idles === 3)
    assert.deepEqual(
      stream.map(({ seq }) => seq),
      stream.map((_, i) => i)
    )
    assert.lengthOf(
      stream.filter(({ type }) => type === 'set.item.created'),
      8
    )

    // After a month of outage, one search replaces all missed rounds, and the schedule continues.
    assert.equal(await round(client, secret, id, bench, 30 * DAY), 1)
    assert.lengthOf(await db.from('set_searches').where('set_id', id), 4)
    assert.lengthOf(await eventsOf(workspace.id), first.length + second.length)
    const { next_at } = await rowOf(monitor.body().data.id)
    assert.isAbove(Date.parse(next_at), bench.now().getTime())
    assert.isAtMost(Date.parse(next_at), bench.now().getTime() + DAY)
  }).timeout(60_000)

  test('forty overdue monitors run one round each after an outage', async ({ client, assert }) => {
    const { secret } = await customer()
    const bench = await monitorBench({ search: async () => [] })
    for (let i = 0; i < 40; i++)
      (
        await client
          .post('/v1/monitors')
          .bearerToken(secret)
          .json({ search: { query: `florists in Rome ${i}`, count: 5 }, cadence: 'FREQ=HOURLY' })
      ).assertStatus(201)
    bench.begin()
    bench.pass(10 * DAY)
    assert.equal(await bench.runner.runDue(), 40)
    assert.equal(await bench.runner.runDue(), 0)
    assert.lengthOf(new Set(bench.asked), 40)
    bench.pass(DAY / 24)
    assert.equal(await bench.runner.runDue(), 40)
  }).timeout(60_000)
})
