import { test } from '@japa/runner'
import { signedIn } from '#tests/functional/console/support/visitor'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { create, created, idle, inventedWorld, priced, QUERY, restore, SCHOOL } from './fixture.js'

test.group('sets: billing', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await inventedWorld()
    const free = priced({ sets: 2, set_fields: 3 })
    return () => {
      free()
      restore()
    }
  })

  test('[SE-022 OP-021 BI-018] estimates and reserves the maximum cost, and charges admitted people and found values when idle', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(1_000)
    const response = await create(client, secret, {
      search: { query: QUERY, count: 10 },
      enrichments: [SCHOOL, { description: 'The name of the first pet', format: 'text' }],
    })
    response.assertStatus(201)
    assert.deepEqual(response.body().data.estimate, { credits: 80, estimated_cost_usd: 8 })
    assert.equal(response.body().meta.credits_charged, 0)
    assert.deepEqual(await balance(), { granted: 1_000, posted: 0, pending: 80 })
    await worker.start()
    await idle(client, secret, response.body().data.id)
    // Six people, each with a found school.
    assert.deepEqual(await balance(), { granted: 1_000, posted: 6 * 2 + 6 * 3, pending: 0 })
  }).timeout(30_000)

  test('added work is charged separately and named in the ledger, and no result is charged twice', async ({
    client,
    assert,
  }) => {
    const { secret, balance, workspace } = await customer(1_000)
    await worker.start()
    const id = await created(client, secret, { search: { query: QUERY, count: 2 } })
    await idle(client, secret, id)
    assert.deepEqual(await balance(), { granted: 1_000, posted: 4, pending: 0 })
    const member = await signedIn(workspace.id, 'member')
    const { lines } = (await member.get(`/workspaces/${workspace.slug}/credits`)).body.data
    assert.deepInclude(lines[0], { change: -4, subject: { kind: 'set', id, title: QUERY } })
    const column = await client.post(`/v1/sets/${id}/enrichments`).bearerToken(secret).json(SCHOOL)
    assert.deepEqual(column.body().data.estimate, { credits: 6, estimated_cost_usd: 0.6 })
    await idle(client, secret, id)
    assert.deepEqual(await balance(), { granted: 1_000, posted: 10, pending: 0 })
    const rows = [{ name: 'Nobody Known', company: 'Acme' }]
    ;(await client.post(`/v1/sets/${id}/imports`).bearerToken(secret).json({ rows })).assertStatus(202)
    await idle(client, secret, id)
    assert.deepEqual(await balance(), { granted: 1_000, posted: 10, pending: 0 })
  }).timeout(30_000)

  test('a search stops at its budget; a budget for nobody returns 402', async ({ client, assert }) => {
    const { secret, balance } = await customer(1_000)
    await worker.start()
    const id = await created(client, secret, { search: { query: QUERY, count: 1 } })
    await idle(client, secret, id)
    const add = (max_cost_usd: number) =>
      client
        .post(`/v1/sets/${id}/searches`)
        .bearerToken(secret)
        .json({ query: QUERY, count: 5, max_cost_usd })
    const refused = await add(0.1)
    refused.assertStatus(402)
    assert.equal(refused.body().error.code, 'max_cost_exceeded')
    const preview = await client
      .post('/v1/sets/preview')
      .bearerToken(secret)
      .json({ search: { query: QUERY, count: 5, max_cost_usd: 0.5 } })
    assert.deepEqual(preview.body().data.estimate, { credits: 5, estimated_cost_usd: 0.5 })
    const added = await add(0.5)
    added.assertStatus(202)
    assert.equal(added.body().data.estimate.credits, 5)
    const set = await idle(client, secret, id)
    assert.deepInclude(set.searches[1], { admitted: 2, stop_reason: 'budget' })
    assert.deepEqual(await balance(), { granted: 1_000, posted: 2 + 4, pending: 0 })
  }).timeout(30_000)

  test('[BI-017 BI-018] returns 402 and creates no Set if the balance or budget is too small', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer(0)
    const refused = await create(client, secret)
    refused.assertStatus(402)
    assert.equal(refused.body().error.code, 'insufficient_acu')
    const list = await client.get('/v1/sets').bearerToken(secret)
    assert.deepEqual(list.body().data, { sets: [], next_cursor: null })
  })

  test('a cancelled Set releases its reservations', async ({ client, assert }) => {
    const { secret, balance } = await customer(1_000)
    const id = await created(client, secret)
    assert.deepEqual(await balance(), { granted: 1_000, posted: 0, pending: 20 })
    ;(await client.post(`/v1/sets/${id}/cancel`).bearerToken(secret)).assertStatus(200)
    assert.deepEqual(await balance(), { granted: 1_000, posted: 0, pending: 0 })
  })
})
