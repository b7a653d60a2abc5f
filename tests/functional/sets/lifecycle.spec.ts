import { test } from '@japa/runner'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import {
  admitted,
  create,
  created,
  DESIGNERS,
  follow,
  idle,
  inventedWorld,
  MOVED,
  ON_PAGES,
  read,
  restore,
  SCHOOL,
  UNPROVEN,
} from './fixture.js'

test.group('sets: from creation to idle', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await inventedWorld()
    return restore
  })

  test('[SE-001 SE-022 OP-021] returns 201 with the id, both URLs and an estimate', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer()
    const response = await create(client, secret)
    response.assertStatus(201)
    const { data, meta } = response.body()
    assert.sameMembers(Object.keys(data), ['id', 'items_url', 'events_url', 'estimate'])
    assert.deepEqual(data.estimate, { credits: 0, estimated_cost_usd: 0 })
    assert.equal(meta.credits_charged, 0)
    for (const url of [data.items_url]) (await client.get(url).bearerToken(secret)).assertStatus(200)
    assert.equal((await read(client, secret, `/v1/sets/${data.id}`)).status, 'running')
  })

  test('[SE-003 SE-004 SE-023 EV-001] admits verified people, with a verdict and evidence per criterion', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer()
    await worker.start()
    const id = await created(client, secret)
    const set = await idle(client, secret, id)
    assert.deepInclude(set, { status: 'completed' })
    assert.deepInclude(set.searches[0], { status: 'completed', stop_reason: 'end' })
    const names = await admitted(client, secret, id)
    assert.includeMembers(names, DESIGNERS)
    assert.include(names, ON_PAGES)
    assert.notInclude(names, MOVED)
    assert.notInclude(names, UNPROVEN)
    const { items } = await read(client, secret, `/v1/sets/${id}/items`)
    const of = (name: string) => items.find(({ person }: any) => person?.name === name)
    const nora = of('Nora Fenwick')
    assert.deepEqual(
      nora.criteria.map(({ verdict }: any) => verdict),
      ['yes', 'yes']
    )
    for (const { evidence } of nora.criteria) {
      assert.isNotEmpty(evidence)
      for (const proof of evidence) assert.sameMembers(Object.keys(proof), ['url', 'quote', 'observed_at'])
    }
    assert.match(nora.criteria[0].evidence[0].quote, /Lighting Designer/)
    assert.deepInclude(of(MOVED), { status: 'rejected' })
    assert.equal(of(MOVED).criteria[0].verdict, 'no')
    assert.deepInclude(of(UNPROVEN), { status: 'rejected' })
    assert.equal(of(UNPROVEN).criteria[0].verdict, 'unclear')
    assert.equal(set.items.admitted, names.length)
  }).timeout(30_000)

  test('[SE-021 EV-001 EV-002 EV-003 EV-004 OP-022 SE-024 SE-026] fills columns and streams all events, ending with set.idle', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer()
    await worker.start()
    const id = await created(client, secret, {
      search: { query: 'lighting designers in Oslo', count: 3 },
      enrichments: [SCHOOL],
    })
    const events = await follow(secret, id, ({ type }) => type === 'set.idle', { after: -1 })
    assert.deepEqual(
      events.map(({ seq }) => seq),
      events.map((_, i) => i)
    )
    const of = (type: string) => events.filter((event) => event.type === type)
    assert.lengthOf(of('set.item.created'), 3)
    assert.lengthOf(of('set.item.enriched'), 3)
    assert.lengthOf(of('set.search.completed'), 1)
    assert.equal(events.at(-1)!.type, 'set.idle')
    for (const { type, data } of events) {
      assert.sameMembers(Object.keys(data), ['id', 'type', 'created_at', 'data'])
      assert.equal(data.type, type)
    }
    assert.equal(new Set(events.map(({ data }) => data.id)).size, events.length)
    assert.deepInclude(events.at(-1)!.data.data, { id, status: 'completed' })
    const set = await idle(client, secret, id)
    assert.equal(set.searches[0].stop_reason, 'count')
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted`)
    assert.lengthOf(items, 3)
    for (const { enrichments } of items) {
      assert.deepInclude(enrichments[0], { ...SCHOOL, status: 'found' })
      assert.match(enrichments[0].value, /Fjordheim Art School/)
    }
    const ids = of('set.item.created').map(({ data }) => data.data.id)
    assert.sameMembers(
      items.map((item: any) => item.id),
      ids
    )
  }).timeout(30_000)

  test('[SE-025] resumes after the larger of after_seq and Last-Event-ID', async ({ client, assert }) => {
    const { secret } = await customer()
    await worker.start()
    const id = await created(client, secret)
    await idle(client, secret, id)
    const all = await follow(secret, id, ({ type }) => type === 'set.idle')
    for (const from of [
      { after: 2 },
      { lastEventId: 2 },
      { after: -1, lastEventId: 2 },
      { after: 2, lastEventId: 0 },
    ]) {
      const rest = await follow(secret, id, ({ type }) => type === 'set.idle', from)
      assert.deepEqual(rest, all.slice(3))
    }
  }).timeout(30_000)

  test('[SE-012 OP-020] a cancelled Set stops, emits set.idle last, and its stream ends', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer()
    const id = await created(client, secret)
    const cancelled = await client.post(`/v1/sets/${id}/cancel`).bearerToken(secret)
    cancelled.assertStatus(200)
    assert.deepEqual(cancelled.body().data, { id, status: 'cancelled' })
    const set = await read(client, secret, `/v1/sets/${id}`)
    assert.deepInclude(set, { status: 'cancelled', items: { pending: 0, admitted: 0, rejected: 0 } })
    assert.equal(set.searches[0].status, 'cancelled')
    const events = await follow(secret, id, () => false)
    assert.deepEqual(
      events.map(({ type }) => type),
      ['set.idle']
    )
    const again = await client.post(`/v1/sets/${id}/cancel`).bearerToken(secret)
    assert.deepEqual(again.body().data, { id, status: 'cancelled' })
  })
})
