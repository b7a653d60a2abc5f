import { freezeTime, test, timeTravel } from '@japa/runner'
import type { Plan } from '#domain/access/plans'
import { addKey, makeKey } from '#tests/functional/support/keys'
import { assertRefused, FOUND_NOTHING, get, limitsOf } from '#tests/functional/support/rate_limits'
import { testUrl } from '#tests/functional/support/rate_routes'

test.group('rate limits of plans and keys', () => {
  test('[RL-003 RL-012] Free: ten requests return 402, the 11th returns 429', async ({ client, assert }) => {
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

  test('[RL-004] Pay as you go: the 31st request is rejected', async ({ client, assert }) => {
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

  test('[RL-002 RL-012 RL-014] a key limited to 3 on a plan of 300 is rejected after 3 and uses no more of the plan', async ({
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

  test('[RL-011] a retry succeeds after Retry-After and fails a second earlier', async ({
    client,
    assert,
  }) => {
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
  test('[RL-008 RL-011 RL-014] /v1/pronet/*: the 61st request in a minute is rejected, across routes and keys', async ({
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

  test('[RL-009 RL-014] /v1/pronet/*: the 601st request in an hour is rejected', async ({
    client,
    assert,
  }) => {
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
