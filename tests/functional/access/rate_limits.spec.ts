import { randomUUID } from 'node:crypto'
import { freezeTime, test, timeTravel } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import app from '@adonisjs/core/services/app'
import type { Plan } from '#domain/access/plans'
import { Billing } from '#domain/ports/billing'
import { SearchIndex } from '#domain/ports/index'
import { operations } from '#app/shared/http/register'
import { addKey, makeKey } from '#tests/functional/support/keys'
import { testUrl } from '#tests/functional/support/rate_routes'

const FOUND_NOTHING = '/v1/people/search/criteria/none'
const NAMES = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']

const limitsOf = (response: ApiResponse) => NAMES.map((name) => response.header(name))

async function get(client: ApiClient, secret: string, path = FOUND_NOTHING, times = 1): Promise<ApiResponse> {
  let response!: ApiResponse
  for (let i = 0; i < times; i++) response = await client.get(path).bearerToken(secret)
  return response
}

test.group('rate limits of plans and keys', () => {
  test('[RL-003 RL-012] Free: ten requests are told to pay, the 11th to wait', async ({ client, assert }) => {
    freezeTime()
    const { secret } = await makeKey({ plan: 'free' })
    for (let left = 9; left >= 0; left--) {
      const response = await get(client, secret)
      response.assertStatus(402)
      assert.deepEqual(limitsOf(response), ['10', String(left), '60'])
    }
    assertRefused(assert, await get(client, secret), 60)
    timeTravel('60 secs')
    ;(await get(client, secret)).assertStatus(402)
  })

  test('[RL-004] Pay as you go: the 31st is refused', async ({ client, assert }) => {
    freezeTime()
    const { secret } = await makeKey({ plan: 'payg' })
    const last = await get(client, secret, FOUND_NOTHING, 30)
    last.assertStatus(404)
    assert.deepEqual(limitsOf(last), ['30', '0', '60'])
    assertRefused(assert, await get(client, secret), 60)
  })

  for (const [clause, plan, override, limit] of [
    ['RL-005', 'starter', null, 300],
    ['RL-005', 'pro', null, 300],
    ['RL-006', 'scale', null, 1000],
    ['RL-006', 'teams', null, 1000],
    ['RL-007', 'enterprise', null, 1000],
    ['RL-007', 'enterprise', 2500, 2500],
  ] as [string, Plan, number | null, number][])
    test(`[${clause}] ${plan}${override ? ' with an override' : ''}: ${limit} a minute`, async ({
      client,
      assert,
    }) => {
      freezeTime()
      const { secret } = await makeKey({ plan, rateOverride: override })
      assert.deepEqual(limitsOf(await get(client, secret)), [String(limit), String(limit - 1), '60'])
    })

  test('[RL-001] two keys share the limit of their organization', async ({ client, assert }) => {
    freezeTime()
    const { workspace, secret } = await makeKey({ plan: 'payg' })
    const second = await addKey(workspace)
    await get(client, secret, FOUND_NOTHING, 15)
    const last = await get(client, second.secret, FOUND_NOTHING, 15)
    assert.deepEqual(limitsOf(last), ['30', '0', '60'])
    assertRefused(assert, await get(client, secret), 60)
    assertRefused(assert, await get(client, second.secret), 60)
    const stranger = await makeKey({ plan: 'payg' })
    ;(await get(client, stranger.secret)).assertStatus(404)
  })

  test('[RL-002 RL-012 RL-014] a key limited to 3 on a plan of 300 stops at 3, and takes nothing more', async ({
    client,
    assert,
  }) => {
    freezeTime()
    const { workspace, secret } = await makeKey({ plan: 'pro', rate: 3 })
    const third = await get(client, secret, FOUND_NOTHING, 3)
    assert.deepEqual(limitsOf(third), ['3', '0', '60'])
    for (let i = 0; i < 5; i++) assertRefused(assert, await get(client, secret), 60)
    const unlimited = await addKey(workspace)
    assert.deepEqual(limitsOf(await get(client, unlimited.secret)), ['300', '296', '60'])
  })

  test('[RL-011] who waits as long as told finds room, a second earlier none', async ({ client, assert }) => {
    freezeTime()
    const { secret } = await makeKey({ rate: 2 })
    await get(client, secret)
    timeTravel('40 secs')
    await get(client, secret)
    assertRefused(assert, await get(client, secret), 20)
    timeTravel('19 secs')
    assertRefused(assert, await get(client, secret), 1)
    timeTravel('1 sec')
    assert.deepEqual(limitsOf(await get(client, secret)), ['2', '1', '60'])
  })

  test('[RL-015] 100 searches within a minute pass on Pro', async ({ client, assert }) => {
    freezeTime()
    const { secret } = await makeKey({ plan: 'pro' })
    for (let i = 1; i <= 100; i++) {
      const response = await client
        .post('/v1/search')
        .bearerToken(secret)
        .json({ type: 'fast', query: 'engineers', num_results: 1 })
      response.assertStatus(200)
      assert.deepEqual(limitsOf(response), ['300', String(300 - i), '60'])
    }
  })
})

test.group('ceilings of route families', () => {
  test('[RL-008 RL-011 RL-014] /v1/pronet/*: the 61st in a minute is refused, over routes and keys', async ({
    client,
    assert,
  }) => {
    freezeTime()
    const { workspace, secret } = await makeKey({ plan: 'scale' })
    const second = await addKey(workspace)
    assert.deepEqual(limitsOf(await get(client, secret, testUrl('pronet'))), ['60', '59', '60'])
    await get(client, secret, testUrl('pronetOther'), 30)
    const last = await get(client, second.secret, testUrl('pronet'), 29)
    last.assertStatus(200)
    assert.deepEqual(limitsOf(last), ['60', '0', '60'])
    assertRefused(assert, await get(client, secret, testUrl('pronet')), 60)
    assertRefused(assert, await get(client, second.secret, testUrl('pronetOther')), 60)
    assert.deepEqual(limitsOf(await get(client, secret)), ['1000', '939', '60'])
    ;(await get(client, secret, testUrl('socials'))).assertStatus(200)
  })

  test('[RL-009 RL-014] /v1/pronet/*: the 601st in an hour is refused', async ({ client, assert }) => {
    freezeTime()
    const { secret } = await makeKey({ plan: 'scale' })
    for (let minute = 0; minute < 10; minute++) {
      ;(await get(client, secret, testUrl('pronet'), 60)).assertStatus(200)
      timeTravel('60 secs')
    }
    const refused = await get(client, secret, testUrl('pronet'))
    assertRefused(assert, refused, 3000)
    assert.deepEqual(limitsOf(refused), ['600', '0', '3000'])
    timeTravel('50 mins')
    ;(await get(client, secret, testUrl('pronet'))).assertStatus(200)
  })

  test('[RL-010] /v1/socials: 60 in a minute and 600 in an hour', async ({ client, assert }) => {
    freezeTime()
    const { secret } = await makeKey({ plan: 'scale' })
    for (let minute = 0; minute < 10; minute++) {
      ;(await get(client, secret, testUrl('socials'), 60)).assertStatus(200)
      assertRefused(assert, await get(client, secret, testUrl('socials')), minute < 9 ? 60 : 3060)
      timeTravel('60 secs')
    }
    assertRefused(assert, await get(client, secret, testUrl('socials')), 3000)
  })
})

test.group('limits on answers', () => {
  test('[RL-013] every route tells a recognised key its limits, whatever it answers', async ({
    client,
    assert,
  }) => {
    for (const { id, method, path, scope } of operations()) {
      const good = await makeKey()
      const weak = await makeKey({ scopes: ['agent:cancel'] })
      const suspended = await makeKey()
      await suspended.workspace.merge({ status: 'suspended' }).save()
      const unpaid = await makeKey({ cardOnFile: false })
      for (const { secret, status } of [
        { secret: good.secret },
        { secret: weak.secret, status: scope === 'agent:cancel' ? undefined : 403 },
        { secret: suspended.secret, status: 403 },
        { secret: unpaid.secret, status: 402 },
      ]) {
        const url = path.replace(/:\w+/g, 'none')
        const request = method === 'POST' ? client.post(url).json({}) : client.get(url)
        const response = await (method === 'DELETE' ? client.delete(url) : request).bearerToken(secret)
        if (status) response.assertStatus(status)
        assertLimits(assert, response, `${id} ${response.status()}`)
      }
    }
  })

  test('[RL-013] success, bad input, another content type, a body too large and a fault', async ({
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

  test('[RL-013] a replayed answer tells the limits of now', async ({ client, assert }) => {
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

  test('[RL-013] who carries no good key and who asks for no route has no bucket', async ({
    client,
    assert,
  }) => {
    const expired = await makeKey({ expiresAt: '2020-01-01T00:00:00.000Z' })
    const revoked = await makeKey()
    await revoked.key.merge({ revokedAt: new Date().toISOString() }).save()
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
      for (const name of NAMES) assert.isUndefined(response.header(name))
    }
    assert.deepEqual(limitsOf(await get(client, secret)).slice(0, 2), ['1', '0'])
  })
})

test.group('what a refused request does', (group) => {
  group.each.teardown(() => app.container.restoreAll())

  test('[RL-016] nothing is billed', async ({ client, assert }) => {
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

  test('[RL-016] nothing is searched', async ({ client, assert }) => {
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
    assert.equal(searches, 1)
    for (let i = 0; i < 5; i++) assertRefused(assert, await search())
    assert.equal(searches, 1)
  })
})

/** [RL-011 RL-012]: 429 rate_limited, the same wait in body and header, the headers of the exhausted bucket. */
function assertRefused(assert: Assert, response: ApiResponse, seconds?: number): void {
  response.assertStatus(429)
  const { code, retry_after_seconds: wait } = response.body().error
  assert.equal(code, 'rate_limited')
  assert.isAtLeast(wait, 1)
  assert.equal(response.header('retry-after'), String(wait))
  assert.equal(response.header('ratelimit-remaining'), '0')
  assert.equal(response.header('ratelimit-reset'), String(wait))
  if (seconds !== undefined) assert.equal(wait, seconds)
}

function assertLimits(assert: Assert, response: ApiResponse, of: string): void {
  for (const value of limitsOf(response)) assert.match(value ?? '', /^\d+$/, of)
  const [limit, remaining, reset] = limitsOf(response).map(Number)
  assert.isAtMost(remaining, limit - 1, of)
  assert.isAtLeast(reset, 1, of)
  assert.isAtMost(reset, 60, of)
}
