import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { addKey, changeKey, makeKey } from '#tests/functional/support/keys'

const PATH = '/v1/people/search/criteria'

test.group('idempotency', () => {
  const post = (
    client: ApiClient,
    secret: string,
    key: string,
    body: object = { query: 'nurses in Bonn' },
    { path = PATH, headers = {} as Record<string, string> } = {}
  ): Promise<ApiResponse> =>
    client.post(path).bearerToken(secret).header('idempotency-key', key).headers(headers).json(body)
  const raw = (secret: string, key: string, type: string, body: string) =>
    fetch(`http://${process.env.HOST}:${process.env.PORT}${PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key, 'content-type': type },
      body,
    })
  const kept = async (workspaceId: string) =>
    Number((await db.from('search_criteria').where('workspace_id', workspaceId).count('* as n'))[0].n)

  test('[ID-001 ID-002 ID-015] a repeated request gets the first response byte for byte and has no effect', async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await makeKey()
    const key = randomUUID()
    const first = await post(client, secret, key)
    first.assertStatus(201)
    for (let i = 0; i < 3; i++) {
      const again = await post(client, secret, key)
      again.assertStatus(201)
      assert.equal(again.text(), first.text())
      for (const name of ['x-request-id', 'content-type'])
        assert.equal(again.headers()[name], first.headers()[name])
    }
    assert.equal(await kept(workspace.id), 1)
    ;(await post(client, secret, randomUUID())).assertStatus(201)
    assert.equal(await kept(workspace.id), 2)
  })

  test('[ID-001 ID-002] a repeated request that stores only its response gets that response', async ({
    client,
    assert,
  }) => {
    const { secret } = await makeKey()
    const key = randomUUID()
    const search = () => post(client, secret, key, { query: 'x', type: 'instant' }, { path: '/v1/search' })
    const [first, again] = [await search(), await search()]
    first.assertStatus(200)
    assert.equal(again.text(), first.text())
  })

  test('[ID-004 ID-005 ID-006 ID-007 ID-008] a different request with the same key is a conflict', async ({
    client,
    assert,
  }) => {
    const { secret } = await makeKey()
    const key = randomUUID()
    const body = { query: 'nurses in Bonn' }
    ;(await post(client, secret, key, body)).assertStatus(201)
    const others: [string, ApiResponse][] = [
      ['body', await post(client, secret, key, { query: 'nurses in Köln' })],
      ['query', await post(client, secret, key, body, { path: `${PATH}?a=1` })],
      ['route', await post(client, secret, key, body, { path: '/v1/search' })],
      ['response type', await post(client, secret, key, body, { headers: { accept: 'text/event-stream' } })],
    ]
    const retyped = await raw(secret, key, 'application/json; charset=utf-8', JSON.stringify(body))
    assert.equal(retyped.status, 409)
    for (const [what, response] of others) {
      assert.equal(response.status(), 409, what)
      assert.equal(response.body().error.code, 'idempotency_conflict', what)
    }
    ;(await post(client, secret, key, body)).assertStatus(201)
  })

  test('[ID-009] another API key, or one key with other scopes, is a conflict', async ({ client }) => {
    const { secret, key: apiKey, workspace } = await makeKey({ scopes: ['people:search'] })
    const sibling = await addKey(workspace, { scopes: ['people:search'] })
    const key = randomUUID()
    ;(await post(client, secret, key)).assertStatus(201)
    ;(await post(client, sibling.secret, key)).assertStatus(409)
    await changeKey(apiKey, { scopes: '["people:search","agent:chat"]' })
    ;(await post(client, secret, key)).assertStatus(409)
    const stranger = await makeKey()
    ;(await post(client, stranger.secret, key)).assertStatus(201)
  })

  test('[ID-010 ID-011 ID-012] validation and scope errors free the key', async ({ client, assert }) => {
    const { secret, key: apiKey } = await makeKey({ scopes: ['account:read'] })
    const key = randomUUID()
    ;(await post(client, secret, key)).assertStatus(403)
    await changeKey(apiKey, { scopes: '["people:search"]' })
    ;(await post(client, secret, key, { query: 3 })).assertStatus(422)
    ;(await post(client, secret, key, { query: '' })).assertStatus(422)
    ;(await post(client, secret, key, { query: 'x'.repeat(2_000_000) })).assertStatus(413)
    assert.equal((await raw(secret, key, 'text/plain', 'x')).status, 415)
    ;(await post(client, secret, key)).assertStatus(201)
  })

  test('rejects an invalid idempotency key by name', async ({ client, assert }) => {
    const { secret } = await makeKey()
    for (const key of ['', 'a b', 'x'.repeat(256)]) {
      const response = await post(client, secret, key)
      response.assertStatus(422)
      assert.property(response.body().error.details.fieldErrors, 'idempotency-key')
    }
  })

  test('[ID-002] concurrent requests have one effect and one response', async ({ client, assert }) => {
    const { secret, workspace } = await makeKey()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(client, secret, key)))
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [201])
    assert.lengthOf([...new Set(answers.map((answer) => answer.text()))], 1)
    assert.equal(await kept(workspace.id), 1)
  })

  test('a key expires after a day', async ({ client, assert }) => {
    const { secret, workspace } = await makeKey()
    const key = randomUUID()
    await post(client, secret, key)
    await db
      .from('idempotency_keys')
      .where('workspace_id', workspace.id)
      .update({ expires_at: new Date(Date.now() - 1).toISOString() })
    ;(await post(client, secret, key, { query: 'another' })).assertStatus(201)
    assert.equal(await kept(workspace.id), 2)
  })

  test('the same request can take over the key of a dead process after its lease', async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await makeKey()
    const key = randomUUID()
    await post(client, secret, key)
    const until = (ms: number) => new Date(Date.now() + ms).toISOString()
    await db.from('search_criteria').where('workspace_id', workspace.id).delete()
    await db
      .from('idempotency_keys')
      .where('workspace_id', workspace.id)
      .update({ status: null, body: null, headers: null, claimed_until: until(600) })
    ;(await post(client, secret, key, { query: 'another' })).assertStatus(409)
    const began = Date.now()
    ;(await post(client, secret, key)).assertStatus(201)
    assert.isAtLeast(Date.now() - began, 300)
    assert.equal(await kept(workspace.id), 1)
  })
})
