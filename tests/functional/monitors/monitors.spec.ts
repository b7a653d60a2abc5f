import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { Sql } from '#domain/ports/sql'
import { createKey } from '#app/access/create_key'
import { addKey, makeKey } from '../support/keys.js'

const ROUTE = '/v1/monitors'
const BODY = { search: { query: 'pilots in Oslo', count: 20 }, cadence: 'FREQ=DAILY' }

test.group('monitors over HTTP', () => {
  test('[MO-001 OP-050] a monitor of a search has id, search, cadence, webhook_url and status', async ({
    client,
    assert,
  }) => {
    const { secret } = await makeKey()
    const webhook_url = 'https://hooks.example.com/m'
    const response = await client
      .post(ROUTE)
      .bearerToken(secret)
      .json({ ...BODY, webhook_url })
    response.assertStatus(201)
    const { data } = response.body()
    assert.match(data.id, /^mon_/)
    assert.deepEqual(data, { id: data.id, ...BODY, webhook_url, status: 'active' })
  })

  test('[MO-002 MO-003] is listed until deleted, only in its workspace', async ({ client, assert }) => {
    const [mine, stranger] = [await makeKey(), await makeKey()]
    const { data } = (await client.post(ROUTE).bearerToken(mine.secret).json(BODY)).body()
    const list = async (secret: string) =>
      (await client.get(ROUTE).bearerToken(secret)).body().data.monitors as object[]
    assert.deepEqual(await list(mine.secret), [data])
    assert.deepEqual(await list(stranger.secret), [])
    ;(await client.delete(`${ROUTE}/${data.id}`).bearerToken(stranger.secret)).assertStatus(404)
    const deleted = await client.delete(`${ROUTE}/${data.id}`).bearerToken(mine.secret)
    assert.deepEqual(deleted.body().data, { id: data.id })
    assert.deepEqual(await list(mine.secret), [])
    ;(await client.delete(`${ROUTE}/${data.id}`).bearerToken(mine.secret)).assertStatus(404)
  })

  test('[MO-001 MO-002 MO-003] a key without people:search gets 403', async ({ client }) => {
    const { workspace } = await makeKey()
    const { secret } = await addKey(workspace, {
      scopes: SCOPE_NAMES.filter((scope) => scope !== 'people:search'),
    })
    for (const request of [
      client.post(ROUTE).json(BODY),
      client.post('/v1/sets/set_none/monitors').json({ cadence: 'FREQ=DAILY' }),
      client.get(ROUTE),
      client.delete(`${ROUTE}/mon_none`),
    ])
      (await request.bearerToken(secret)).assertStatus(403)
  })

  for (const [what, body, path] of [
    ['neither search nor Set', { cadence: 'FREQ=DAILY' }, 'search'],
    ['both', { ...BODY, set_id: 'set_1' }, 'search'],
    ['no cadence', { search: BODY.search }, 'cadence'],
    ['a bad cadence', { ...BODY, cadence: 'often' }, 'cadence'],
    ['a cadence that never occurs', { ...BODY, cadence: '0 0 30 2 *' }, 'cadence'],
    ['an empty query', { ...BODY, search: { query: ' ' } }, 'search.query'],
    ['too many people', { ...BODY, search: { query: 'x', count: 151 } }, 'search.count'],
    ['a private webhook_url', { ...BODY, webhook_url: 'http://10.0.0.1/' }, 'webhook_url'],
    ['an unknown field', { ...BODY, timezone: 'UTC' }, 'timezone'],
  ] as [string, object, string][])
    test(`[OP-050] 422: ${what}`, async ({ client, assert }) => {
      const { secret } = await makeKey()
      const response = await client.post(ROUTE).bearerToken(secret).json(body)
      response.assertStatus(422)
      assert.include(Object.keys(response.body().error.details.fieldErrors), path)
    })

  test('rejects the key of a console session, which a monitor would outlive', async ({ client, assert }) => {
    const { workspace } = await makeKey()
    const { secret } = await createKey(await app.container.make(Sql), {
      ...{ workspaceId: workspace.id, name: 'session', scopes: SCOPE_NAMES, prefix: 'kith' },
      ...{ expiresAt: new Date(Date.now() + 3_600_000).toISOString(), sessionUserId: 'usr_1' },
    })
    const response = await client.post(ROUTE).bearerToken(secret).json(BODY)
    response.assertStatus(422)
    assert.property(response.body().error.details.fieldErrors, 'key_id')
    const { monitors } = (await client.get(ROUTE).bearerToken(secret)).body().data
    assert.deepEqual(monitors, [])
  })

  test('returns 404 for an unknown Set', async ({ client }) => {
    const { secret } = await makeKey()
    const body = { cadence: 'FREQ=DAILY' }
    ;(
      await client
        .post(ROUTE)
        .bearerToken(secret)
        .json({ ...body, set_id: 'set_none' })
    ).assertStatus(404)
    ;(await client.post('/v1/sets/set_none/monitors').bearerToken(secret).json(body)).assertStatus(404)
  })

  test('rejects a 101st monitor', async ({ client }) => {
    const { secret } = await makeKey({ rateOverride: 10_000 })
    for (let i = 0; i < 100; i++) (await client.post(ROUTE).bearerToken(secret).json(BODY)).assertStatus(201)
    ;(await client.post(ROUTE).bearerToken(secret).json(BODY)).assertStatus(422)
  })
})
