import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { EndpointStore } from '#app/webhooks/endpoint_store'
import { enqueueEvent } from '#app/webhooks/outbox'
import { addKey, makeKey } from '../support/keys.js'

const ROUTE = '/v1/webhooks'
const BODY = { url: 'https://hooks.example.com/in', events: ['set.idle'] }

/** Asserts that the workspace has this webhook, enabled, and no other. */
async function assertOnly(client: ApiClient, assert: Assert, secret: string, webhook: object) {
  const { webhooks } = (await client.get(ROUTE).bearerToken(secret)).body().data
  assert.lengthOf(webhooks, 1)
  assert.deepInclude(webhooks[0], { ...webhook, status: 'enabled', disabled_reason: null })
}

async function webhook(client: any) {
  const { secret, workspace } = await makeKey()
  const { id } = (await client.post(ROUTE).bearerToken(secret).json(BODY)).body().data
  const sql = await app.container.make(Sql)
  /** Sends events, a second apart. */
  const send = async (count: number) => {
    for (let i = 0; i < count; i++)
      await sql.transaction((tx) =>
        enqueueEvent(
          tx,
          { workspaceId: workspace.id, type: 'set.idle', data: { i } },
          new Date(Date.UTC(2030, 0, 1, 0, 0, i))
        )
      )
  }
  const end = (status: string) =>
    db
      .from('webhook_deliveries')
      .where('endpoint_id', id)
      .update({ status, due_at: null, ended_at: new Date().toISOString() })
  return { id, secret, workspace, send, end }
}

test.group('webhook changes and deliveries', () => {
  test('PATCH changes the URL, the events or both, and keeps the secret', async ({ client, assert }) => {
    const { id, secret } = await webhook(client)
    const { secrets } = await db.from('webhook_endpoints').where('id', id).firstOrFail()
    const patch = (body: object) => client.patch(`${ROUTE}/${id}`).bearerToken(secret).json(body)
    const events = ['batch.completed', 'set.idle']
    const state = { id, ...BODY, status: 'enabled', disabled_reason: null }
    assert.deepEqual((await patch({ events })).body().data, { ...state, events })
    const url = 'https://hooks.example.com/out'
    assert.deepEqual((await patch({ url })).body().data, { ...state, events, url })
    assert.deepEqual((await patch({})).body().data, { ...state, events, url })
    assert.equal((await db.from('webhook_endpoints').where('id', id).firstOrFail()).secrets, secrets)
  })

  test('concurrent PATCHes of the URL and the events keep both changes', async ({ client, assert }) => {
    const { id, secret } = await webhook(client)
    const store = await app.container.make(EndpointStore)
    const patch = (body: object) => client.patch(`${ROUTE}/${id}`).bearerToken(secret).json(body)
    const [url, events] = ['https://hooks.example.com/out', ['batch.completed']]
    // Both requests read the webhook before either changes it.
    const both = Promise.withResolvers<void>()
    let waiting = 0
    const change = store.change.bind(store)
    store.change = async (...args) => {
      if (++waiting === 2) both.resolve()
      await both.promise
      return change(...args)
    }
    app.container.swap(EndpointStore, () => store)
    try {
      for (const response of await Promise.all([patch({ url }), patch({ events })]))
        response.assertStatus(200)
    } finally {
      app.container.restore(EndpointStore)
    }
    assert.deepInclude((await patch({})).body().data, { url, events })
  })

  test('a webhook is changed and enabled only by its own workspace', async ({ client, assert }) => {
    const { id, workspace } = await webhook(client)
    const { workspace: other } = await makeKey()
    await db.from('webhook_endpoints').where('id', id).update({ status: 'disabled', disabled_reason: 'gone' })
    const store = await app.container.make(EndpointStore)
    const sql = await app.container.make(Sql)
    const changed = { url: 'https://hooks.example.com/other' }
    await assert.rejects(() => sql.transaction((tx) => store.change(tx, other.id, id, changed)))
    const enable = (workspaceId: string) => sql.transaction((tx) => store.enable(tx, workspaceId, id))
    assert.isFalse(await enable(other.id))
    assert.deepInclude(await store.registered(workspace.id, id), { url: BODY.url, status: 'disabled' })
    assert.isTrue(await enable(workspace.id))
  })

  test('PATCH enables a disabled webhook', async ({ client, assert }) => {
    const { id, secret } = await webhook(client)
    await db.from('webhook_endpoints').where('id', id).update({ status: 'disabled', disabled_reason: 'gone' })
    const patch = (body: object) => client.patch(`${ROUTE}/${id}`).bearerToken(secret).json(body)
    assert.deepInclude((await patch({})).body().data, { status: 'disabled', disabled_reason: 'gone' })
    assert.deepInclude((await patch({ status: 'enabled' })).body().data, {
      status: 'enabled',
      disabled_reason: null,
    })
  })

  for (const [what, body, path] of [
    ['a loopback address', { url: 'http://127.0.0.1/' }, 'url'],
    ['no events', { events: [] }, 'events'],
    ['an unknown event', { events: ['set.exploded'] }, 'events.0'],
    ['another status', { status: 'disabled' }, 'status'],
    ['an unknown field', { secret: 'mine' }, 'secret'],
  ] as [string, object, string][])
    test(`PATCH returns 422 for ${what} and changes nothing`, async ({ client, assert }) => {
      const { id, secret } = await webhook(client)
      const response = await client.patch(`${ROUTE}/${id}`).bearerToken(secret).json(body)
      response.assertStatus(422)
      assert.include(Object.keys(response.body().error.details.fieldErrors), path)
      await assertOnly(client, assert, secret, { id, ...BODY })
    })

  test('deliveries are listed newest first, in pages', async ({ client, assert }) => {
    const { id, secret, send } = await webhook(client)
    await send(5)
    const read = (query: object) => client.get(`${ROUTE}/${id}/deliveries`).bearerToken(secret).qs(query)
    const all = (await read({})).body().data
    assert.lengthOf(all.deliveries, 5)
    assert.isNull(all.next_cursor)
    assert.deepInclude(all.deliveries[0], { type: 'set.idle', status: 'pending', attempts: [] })
    assert.isAbove(Date.parse(all.deliveries[0].created_at), Date.parse(all.deliveries[4].created_at))
    const pages: unknown[] = []
    for (let cursor: string | undefined, i = 0; i < 3; i++) {
      const page = (await read({ limit: 2, ...(cursor ? { cursor } : {}) })).body().data
      pages.push(...page.deliveries)
      cursor = page.next_cursor
      assert.equal(cursor === null, i === 2)
    }
    assert.deepEqual(pages, all.deliveries)
    ;(await read({ cursor: 'bm90aGluZw' })).assertStatus(422)
  })

  test('an ended delivery is repeated; a pending one and one of a disabled webhook are not', async ({
    client,
    assert,
  }) => {
    const { id, secret, send, end } = await webhook(client)
    await send(1)
    const list = async () =>
      (await client.get(`${ROUTE}/${id}/deliveries`).bearerToken(secret)).body().data.deliveries
    const [delivery] = await list()
    const redeliver = () =>
      client.post(`${ROUTE}/${id}/deliveries/${delivery.id}/redeliver`).bearerToken(secret).json({})
    const pending = await redeliver()
    pending.assertStatus(422)
    assert.deepEqual(pending.body().error.details.fieldErrors, { delivery_id: ['is still pending'] })
    await end('failed')
    const again = await redeliver()
    again.assertStatus(202)
    assert.deepEqual(again.body().data, { id: delivery.id, status: 'pending' })
    assert.deepInclude((await list())[0], { status: 'pending', webhook_id: delivery.webhook_id })
    await end('failed')
    await db.from('webhook_endpoints').where('id', id).update({ status: 'disabled' })
    ;(await redeliver()).assertStatus(422)
    assert.equal((await list())[0].status, 'failed')
  })

  test('failed deliveries since a time are repeated together', async ({ client, assert }) => {
    const { id, secret, send, end } = await webhook(client)
    await send(4)
    await end('failed')
    const redeliver = (since: string) =>
      client.post(`${ROUTE}/${id}/redeliver`).bearerToken(secret).json({ since })
    for (const since of ['1', '2026-11-23', '+275760-09-12T00:00:00Z'])
      (await redeliver(since)).assertStatus(422)
    assert.deepEqual((await redeliver('2030-01-01T00:00:02Z')).body().data, { redelivered: 2 })
    assert.deepEqual((await redeliver('2029-12-31T00:00:00Z')).body().data, { redelivered: 2 })
    assert.deepEqual((await redeliver('2029-12-31T00:00:00Z')).body().data, { redelivered: 0 })
    ;(await redeliver('yesterday')).assertStatus(422)
  })

  test('every route returns 404 for another workspace, 403 without the scope', async ({ client, assert }) => {
    const { id, secret, workspace, send, end } = await webhook(client)
    await send(1)
    await end('failed')
    const own = await client.get(`${ROUTE}/${id}/deliveries`).bearerToken(secret)
    const [delivery] = own.body().data.deliveries
    const other = await webhook(client)
    const unscoped = await addKey(workspace, { scopes: ['people:search'] })
    const requests = () => [
      client.patch(`${ROUTE}/${id}`).json({ events: ['batch.completed'] }),
      client.get(`${ROUTE}/${id}/deliveries`),
      client.post(`${ROUTE}/${id}/deliveries/${delivery.id}/redeliver`).json({}),
      client.post(`${ROUTE}/${other.id}/deliveries/${delivery.id}/redeliver`).json({}),
      client.post(`${ROUTE}/${id}/redeliver`).json({ since: '2020-01-01T00:00:00Z' }),
    ]
    const unknown = await client.patch(`${ROUTE}/wh_none`).bearerToken(other.secret).json({})
    for (const request of requests()) {
      const response = await request.bearerToken(other.secret)
      response.assertStatus(404)
      assert.equal(response.body().error.message, unknown.body().error.message)
    }
    for (const request of requests()) (await request.bearerToken(unscoped.secret)).assertStatus(403)
    const after = await client.get(`${ROUTE}/${id}/deliveries`).bearerToken(secret)
    assert.equal(after.body().data.deliveries[0].status, 'failed')
    await assertOnly(client, assert, secret, { id, ...BODY })
  })
})
