import { test } from '@japa/runner'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { searchIn } from '#tests/functional/search/verified_web'
import {
  admitted,
  created,
  follow,
  gated,
  idle,
  inventedWorld,
  QUERY,
  read,
  restore,
  SCHOOL,
} from './fixture.js'

const ATTENDED = 'attended Fjordheim Art School'

test.group('sets: refining searches', (group) => {
  const worker = groupWorker(group)
  let secret: string
  group.each.setup(async () => {
    await inventedWorld()
    secret = (await customer()).secret
    await worker.start()
    return restore
  })

  test('[SE-017 EV-001] verifies everyone, even with a small count, and reports nobody twice', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret, { enrichments: [SCHOOL] })
    await idle(client, secret, id)
    const before = await admitted(client, secret, id)
    assert.lengthOf(before, 6)
    const refine = { criteria: [ATTENDED], count: 2 }
    ;(await client.post(`/v1/searches/${id}/refine`).bearerToken(secret).json(refine)).assertStatus(202)
    const set = await idle(client, secret, id)
    assert.deepEqual(await admitted(client, secret, id), before)
    assert.deepInclude(set.searches[1], { admitted: 6, stop_reason: 'count' })
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted`)
    for (const { criteria, enrichments } of items) {
      assert.lengthOf(criteria, 3)
      assert.lengthOf(enrichments, 1)
    }
    const events = await follow(
      secret,
      id,
      ({ type, data }) => type === 'set.idle' && data.data.searches.length === 2
    )
    const told = events.filter(({ type }) => type === 'set.item.created').map(({ data }) => data.data.id)
    assert.lengthOf(told, 6)
    assert.lengthOf(new Set(told), 6)
  }).timeout(30_000)

  test('[SE-012 SE-017] people not yet verified again stay admitted after a cancellation', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret)
    await idle(client, secret, id)
    const before = await admitted(client, secret, id)
    const { evidence, reached, open } = gated(3)
    searchIn(evidence)
    const refine = { criteria: [ATTENDED] }
    await worker.stop()
    await worker.start()
    ;(await client.post(`/v1/searches/${id}/refine`).bearerToken(secret).json(refine)).assertStatus(202)
    await reached
    assert.isAbove((await read(client, secret, `/v1/sets/${id}`)).items.pending, 0)
    ;(await client.post(`/v1/sets/${id}/cancel`).bearerToken(secret)).assertStatus(200)
    open()
    assert.deepEqual(await admitted(client, secret, id), before)
    assert.equal((await read(client, secret, `/v1/sets/${id}`)).items.pending, 0)
  }).timeout(30_000)

  test('[OP-055] people verified again do not count twice', async ({ client }) => {
    const id = await created(client, secret, { search: { query: QUERY, count: 6 } })
    await idle(client, secret, id)
    await worker.stop()
    const refine = { criteria: [ATTENDED], count: 6 }
    ;(await client.post(`/v1/searches/${id}/refine`).bearerToken(secret).json(refine)).assertStatus(202)
    const add = (count: number) =>
      client.post(`/v1/sets/${id}/searches`).bearerToken(secret).json({ query: 'florists in Rome', count })
    ;(await add(995)).assertStatus(422)
    ;(await add(994)).assertStatus(202)
  }).timeout(30_000)
})
