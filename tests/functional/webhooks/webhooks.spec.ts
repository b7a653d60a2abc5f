import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { WEBHOOK_EVENT_NAMES } from '#domain/webhooks/events'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { EndpointStore } from '#app/webhooks/endpoint_store'
import { WorkspaceSecrets } from '#app/webhooks/workspace_secrets'
import { addKey, makeKey } from '../support/keys.js'

const ROUTE = '/v1/webhooks'
const URL_OF = 'https://hooks.example.com/in'
const BODY = { url: URL_OF, events: ['set.idle', 'batch.completed'] }

test.group('webhooks', () => {
  test('[WH-001 OP-051] registering returns id, url, events and, once, the secret', async ({
    client,
    assert,
  }) => {
    const { secret } = await makeKey()
    const response = await client.post(ROUTE).bearerToken(secret).json(BODY)
    response.assertStatus(201)
    const { data } = response.body()
    assert.sameMembers(Object.keys(data), ['id', 'url', 'events', 'secret'])
    assert.deepInclude(data, BODY)
    assert.match(data.secret, /^whsec_[\w+/]{43}=$/)
    const other = await client.post(ROUTE).bearerToken(secret).json(BODY)
    assert.notEqual(other.body().data.secret, data.secret)
  })

  test('the secret of webhook_url stays, belongs to the workspace, and lists replaced ones', async ({
    client,
    assert,
  }) => {
    const [mine, stranger, unscoped] = [
      await makeKey(),
      await makeKey(),
      await makeKey({ scopes: ['account:read'] }),
    ]
    const read = async (secret: string) =>
      (await client.get(`${ROUTE}/secret`).bearerToken(secret)).body().data
    const first = await read(mine.secret)
    assert.match(first.secret, /^whsec_[\w+/]{43}=$/)
    assert.deepEqual(first.former, [])
    assert.deepEqual(await read(mine.secret), first)
    assert.notEqual((await read(stranger.secret)).secret, first.secret)
    ;(await client.get(`${ROUTE}/secret`).bearerToken(unscoped.secret)).assertStatus(403)
    const secrets = await app.container.make(WorkspaceSecrets)
    const fresh = await secrets.rotate(mine.workspace.id, new Date())
    const now = await read(mine.secret)
    assert.equal(now.secret, fresh)
    assert.deepEqual(
      now.former.map(({ secret }: any) => secret),
      [first.secret]
    )
    assert.deepEqual(
      (await secrets.of(mine.workspace.id)).map(({ secret }) => secret),
      [fresh, first.secret]
    )
  })

  test('[WH-002 OP-051] lists the webhooks of the workspace without secrets', async ({ client, assert }) => {
    const [mine, stranger] = [await makeKey(), await makeKey()]
    const { id } = (await client.post(ROUTE).bearerToken(mine.secret).json(BODY)).body().data
    const listed = await client.get(ROUTE).bearerToken(mine.secret)
    const [{ created_at, ...own }, ...rest] = listed.body().data.webhooks
    assert.deepEqual(own, { id, ...BODY, status: 'enabled', disabled_reason: null })
    assert.match(created_at, /^\d{4}-/)
    assert.isEmpty(rest)
    const others = await client.get(ROUTE).bearerToken(stranger.secret)
    assert.deepEqual(others.body().data, { webhooks: [] })
  })

  test('[WH-003] a deleted webhook is not listed; one of another workspace returns 404', async ({
    client,
    assert,
  }) => {
    const [mine, stranger] = [await makeKey(), await makeKey()]
    const { id } = (await client.post(ROUTE).bearerToken(mine.secret).json(BODY)).body().data
    ;(await client.delete(`${ROUTE}/${id}`).bearerToken(stranger.secret)).assertStatus(404)
    const deleted = await client.delete(`${ROUTE}/${id}`).bearerToken(mine.secret)
    deleted.assertStatus(200)
    assert.deepEqual(deleted.body().data, { id })
    assert.deepEqual((await client.get(ROUTE).bearerToken(mine.secret)).body().data.webhooks, [])
    ;(await client.delete(`${ROUTE}/${id}`).bearerToken(mine.secret)).assertStatus(404)
  })

  test('[WH-001 WH-002 WH-003] a key without webhooks:write gets 403', async ({ client }) => {
    const { workspace } = await makeKey()
    const scopes = SCOPE_NAMES.filter((scope) => scope !== 'webhooks:write')
    const { secret } = await addKey(workspace, { scopes })
    for (const request of [
      client.post(ROUTE).json(BODY),
      client.get(ROUTE),
      client.delete(`${ROUTE}/wh_none`),
    ])
      (await request.bearerToken(secret)).assertStatus(403)
  })

  for (const [what, body, path] of [
    ['no URL', { events: ['set.idle'] }, 'url'],
    ['not a URL', { ...BODY, url: 'hooks' }, 'url'],
    ['another scheme', { ...BODY, url: 'ftp://hooks.example.com/' }, 'url'],
    ['credentials in the URL', { ...BODY, url: 'https://a:b@hooks.example.com/' }, 'url'],
    ['a loopback address', { ...BODY, url: 'http://127.0.0.1:8080/' }, 'url'],
    ['the metadata service', { ...BODY, url: 'http://169.254.169.254/latest' }, 'url'],
    ['a number for an address', { ...BODY, url: 'http://2130706433/' }, 'url'],
    ['a local name', { ...BODY, url: 'https://localhost/' }, 'url'],
    ['no events', { ...BODY, events: [] }, 'events'],
    ['an unknown event', { ...BODY, events: ['set.exploded'] }, 'events.0'],
    ['an event twice', { ...BODY, events: ['set.idle', 'set.idle'] }, 'events'],
    ['an unknown field', { ...BODY, secret: 'mine' }, 'secret'],
  ] as [string, object, string][])
    test(`422: ${what}`, async ({ client, assert }) => {
      const { secret } = await makeKey()
      const response = await client.post(ROUTE).bearerToken(secret).json(body)
      response.assertStatus(422)
      assert.include(Object.keys(response.body().error.details.fieldErrors), path)
    })

  test('accepts every event type', async ({ client }) => {
    const { secret } = await makeKey()
    const events = WEBHOOK_EVENT_NAMES
    ;(await client.post(ROUTE).bearerToken(secret).json({ url: URL_OF, events })).assertStatus(201)
  })

  test('[OP-056] rejects a 101st webhook, also concurrently; deleting one makes room', async ({
    client,
    assert,
  }) => {
    const { secret } = await makeKey({ rateOverride: 10_000 })
    const register = () => client.post(ROUTE).bearerToken(secret).json(BODY)
    for (let i = 0; i < 95; i++) (await register()).assertStatus(201)
    const last = await Promise.all(Array.from({ length: 10 }, register))
    const statuses = last.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 422, 422, 422, 422, 422])
    const { webhooks } = (await client.get(ROUTE).bearerToken(secret)).body().data
    assert.lengthOf(webhooks, 100)
    await client.delete(`${ROUTE}/${webhooks[0].id}`).bearerToken(secret)
    ;(await register()).assertStatus(201)
    ;(await register()).assertStatus(422)
  })

  test('a repeated request with one Idempotency-Key registers once and returns the same secret', async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await makeKey()
    const register = () => client.post(ROUTE).bearerToken(secret).header('Idempotency-Key', 'a').json(BODY)
    const [first, again] = [await register(), await register()]
    assert.deepEqual(again.body(), first.body())
    assert.notProperty(again.headers(), 'x-sealed')
    const { body } = await db.from('idempotency_keys').where('workspace_id', workspace.id).firstOrFail()
    assert.notInclude(body, 'whsec_')
    assert.lengthOf((await client.get(ROUTE).bearerToken(secret)).body().data.webhooks, 1)
  })

  test('secrets are encrypted in the database, before and after a rotation', async ({ client, assert }) => {
    const { secret } = await makeKey()
    const { data } = (await client.post(ROUTE).bearerToken(secret).json(BODY)).body()
    const stored = async () => (await db.from('webhook_endpoints').where('id', data.id).firstOrFail()).secrets
    assert.notInclude(await stored(), data.secret.slice(6, 20))
    const endpoints = await app.container.make(EndpointStore)
    const sql = await app.container.make(Sql)
    const rotated = await sql.transaction((tx) => endpoints.rotate(tx, data.id, new Date()))
    assert.match(rotated!, /^whsec_/)
    assert.notEqual(rotated, data.secret)
    assert.notInclude(await stored(), rotated!.slice(6, 20))
  })
})
