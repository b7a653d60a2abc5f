import { test } from '@japa/runner'
import { customer } from '#tests/functional/datasets/fixture'
import { makeKey } from '#tests/functional/support/keys'
import { connect, LIST, mcpUrl, post } from './fixture.js'

test.group('MCP server: transport and access', () => {
  for (const [what, status, code, secretOf] of [
    ['no key', 401, 'missing_api_key', async () => null],
    ['a wrong key', 401, 'invalid_api_key', async () => `kith_live_${'x'.repeat(43)}`],
    [
      'an expired key',
      401,
      'expired_api_key',
      async () => (await makeKey({ expiresAt: '2020-01-01T00:00:00.000Z' })).secret,
    ],
    ['a free plan', 402, 'paid_plan_required', async () => (await makeKey({ plan: 'free' })).secret],
  ] as [string, number, string, () => Promise<string | null>][])
    test(`${what}: ${status} ${code}`, async ({ assert }) => {
      const secret = await secretOf()
      const response = await post(secret, LIST)
      assert.equal(response.status, status)
      assert.equal(((await response.json()) as any).error.code, code)
      if (status === 401)
        assert.match(
          response.headers.get('www-authenticate')!,
          /^Bearer resource_metadata="http.*\/oauth-protected-resource\/mcp"$/
        )
      const error = await connect(secret ?? '').catch((thrown) => thrown)
      assert.instanceOf(error, Error)
    })

  test('[RL-001 RL-011] every message counts against the rate limits of its key', async ({
    client: http,
    assert,
  }) => {
    const { secret } = await customer(100, { rate: 4, rateOverride: null })
    const client = await connect(secret)
    await client.listTools()
    const last = await post(secret, LIST)
    assert.equal(last.headers.get('ratelimit-remaining'), '0')
    const refused = await post(secret, LIST)
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.equal(((await refused.json()) as any).error.code, 'rate_limited')
    ;(await http.get('/v1/account/credits').bearerToken(secret)).assertStatus(429)
    const error = await client.listTools().catch((thrown) => thrown)
    assert.instanceOf(error, Error)
  })

  test('rejects other origins before checking the key', async ({ assert }) => {
    const { secret } = await customer()
    for (const origin of ['https://evil.example.com', 'null', mcpUrl().replace('http:', 'https:')]) {
      const response = await post(secret, LIST, { origin })
      assert.equal(response.status, 403)
      assert.isNull(response.headers.get('ratelimit-limit'))
      assert.isNull(response.headers.get('access-control-allow-origin'))
    }
    assert.equal((await post(secret, LIST, { origin: new URL(mcpUrl()).origin })).status, 200)
  })

  for (const [what, body, status, headers] of [
    ['many messages in one request', [LIST, LIST], 422, {}],
    ['no JSON', '{', 422, {}],
    ['no message', '7', 422, {}],
    ['no JSON-RPC', { hello: 1 }, 400, {}],
    ['an unknown method', { ...LIST, method: 'resources/list' }, 200, {}],
    ['a client that takes no JSON', LIST, 406, { accept: 'text/html' }],
    ['another content type', JSON.stringify(LIST), 415, { 'content-type': 'text/plain' }],
    ['an unknown version of the protocol', LIST, 400, { 'mcp-protocol-version': '1999-01-01' }],
    ['a message that is too large', { ...LIST, params: { x: 'x'.repeat(300_000) } }, 413, {}],
  ] as [string, unknown, number, Record<string, string>][])
    test(`${what}: ${status}`, async ({ assert }) => {
      const { secret } = await customer()
      const response = await post(secret, body, headers)
      assert.equal(response.status, status)
      const { error } = (await response.json()) as any
      assert.isDefined(error)
      if (status === 200) assert.equal(error.code, -32601)
    })

  test('GET and DELETE return 405, as there are no streams and sessions', async ({ assert }) => {
    for (const method of ['GET', 'DELETE']) {
      const response = await fetch(mcpUrl(), { method, headers: { accept: 'text/event-stream' } })
      assert.equal(response.status, 405)
      assert.equal(response.headers.get('allow'), 'POST')
    }
  })
})
