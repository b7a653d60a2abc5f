import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Billing } from '#domain/billing/billing'
import { SearchIndex } from '#domain/ports/search_index'
import { operations } from '#app/shared/http/registered'
import { changeKey, makeKey, suspend } from '#tests/functional/support/keys'
import {
  assertLimits,
  assertRefused,
  FOUND_NOTHING,
  get,
  LIMIT_HEADERS,
  limitsOf,
} from '#tests/functional/support/rate_limits'
import { testUrl } from '#tests/functional/support/rate_routes'

test.group('rate limit headers', () => {
  test('[RL-013] every response to a recognised key has its limits, whatever the status', async ({
    client,
    assert,
  }) => {
    for (const { id, method, path, scope } of operations()) {
      const good = await makeKey()
      const weak = await makeKey({ scopes: ['agent:cancel'] })
      const suspended = await makeKey()
      await suspend(suspended.workspace)
      const unpaid = await makeKey({ cardOnFile: false })
      for (const { secret, status } of [
        { secret: good.secret },
        { secret: weak.secret, status: scope === 'agent:cancel' ? undefined : 403 },
        { secret: suspended.secret, status: 403 },
        { secret: unpaid.secret, status: 402 },
      ]) {
        const url = path.replace(/:\w+/g, 'none')
        const request = client.request(url, method).bearerToken(secret)
        const response = await (method === 'POST' || method === 'PATCH' ? request.json({}) : request)
        if (status) response.assertStatus(status)
        assertLimits(assert, response, `${id} ${response.status()}`)
      }
    }
  })

  test('[RL-013] successes, invalid bodies, other content types, large bodies and server errors have limits', async ({
    client,
    assert,
  }) => {
    const { secret } = await makeKey()
    const search = (body: string, type = 'application/json') =>
      client
        .post('/v1/search')
        .bearerToken(secret)
        .header('content-type', type)
        .form(body as never)
    for (const [status, request] of [
      [200, client.post('/v1/search').bearerToken(secret).json({ type: 'fast', query: 'engineers' })],
      [422, client.post('/v1/search').bearerToken(secret).json({ type: 'fast' })],
      [415, search('type=fast', 'application/x-www-form-urlencoded')],
      [
        413,
        client
          .post('/v1/search')
          .bearerToken(secret)
          .json({ query: 'x'.repeat(1_100_000) }),
      ],
      [404, client.get(FOUND_NOTHING).bearerToken(secret)],
      [500, client.get(testUrl('fault')).bearerToken(secret)],
    ] as const) {
      const response = await request
      response.assertStatus(status)
      assertLimits(assert, response, String(status))
    }
  })

  test('[RL-013] a replayed response has the current limits', async ({ client, assert }) => {
    const { secret } = await makeKey()
    const idempotencyKey = randomUUID()
    const create = () =>
      client
        .post('/v1/people/search/criteria')
        .bearerToken(secret)
        .header('idempotency-key', idempotencyKey)
        .json({ query: 'engineers' })
    const [first, second] = [await create(), await create()]
    assert.equal(second.text(), first.text())
    assert.deepEqual(
      [first, second].map((one) => one.header('ratelimit-remaining')),
      ['999', '998']
    )
  })

  test('[RL-013] requests without a valid key or for an unknown route have no limits', async ({
    client,
    assert,
  }) => {
    const expired = await makeKey({ expiresAt: '2020-01-01T00:00:00.000Z' })
    const revoked = await makeKey()
    await changeKey(revoked.key, { revoked_at: new Date().toISOString() })
    const { secret } = await makeKey({ rate: 1 })
    for (const [status, request] of [
      [401, client.get(FOUND_NOTHING)],
      [401, client.get(FOUND_NOTHING).bearerToken('kith_live_nobody')],
      [401, client.get(FOUND_NOTHING).bearerToken(expired.secret)],
      [401, client.get(FOUND_NOTHING).bearerToken(revoked.secret)],
      [404, client.get('/v1/nowhere').bearerToken(secret)],
      [404, client.get('/v1/nowhere').bearerToken(secret)],
    ] as const) {
      const response = await request
      response.assertStatus(status)
      for (const name of LIMIT_HEADERS) assert.isUndefined(response.header(name))
    }
    assert.deepEqual(limitsOf(await get(client, secret)).slice(0, 2), ['1', '0'])
  })
})

test.group('a rate-limited request', (group) => {
  group.each.teardown(() => app.container.restoreAll())

  test('[RL-016] is not billed', async ({ client, assert }) => {
    const { workspace, secret } = await makeKey({ rate: 3 })
    const billing = await app.container.make(Billing)
    const now = new Date()
    await billing.grant({ id: randomUUID(), workspaceId: workspace.id, amount: 100, note: null, now })
    ;(await get(client, secret, testUrl('charged'), 3)).assertStatus(200)
    const before = await billing.balance(workspace.id)
    assert.deepEqual(before, { granted: 100, posted: 3, pending: 0 })
    for (let i = 0; i < 5; i++) assertRefused(assert, await get(client, secret, testUrl('charged')))
    assert.deepEqual(await billing.balance(workspace.id), before)
    assert.lengthOf(await billing.entries(workspace.id, { limit: 100 }), 7)
  })

  test('[RL-016] searches nothing', async ({ client, assert }) => {
    const { secret } = await makeKey({ rate: 1 })
    const index = await app.container.make(SearchIndex)
    let searches = 0
    const counting = new Proxy(index, {
      get(target, name) {
        if (name === 'search') searches++
        const value = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    app.container.swap(SearchIndex, () => counting)
    const search = () =>
      client.post('/v1/search').bearerToken(secret).json({ type: 'fast', query: 'engineers' })
    ;(await search()).assertStatus(200)
    const served = searches
    assert.isAbove(served, 0)
    for (let i = 0; i < 5; i++) assertRefused(assert, await search())
    assert.equal(searches, served)
  })
})
