import { test } from '@japa/runner'
import fc from 'fast-check'
import { PLAN_NAMES, type Plan } from '#domain/access/plans'
import {
  organizationLimit,
  rateLimitHeaders,
  requestBuckets,
  retryAfterSeconds,
  tightest,
} from '#domain/access/rate_limits'

const key = (rate: number | null = null, id = 'key_1') => ({ id, rate })
const workspace = (plan: Plan, rateOverride: number | null = null) => ({ id: 'ws_1', plan, rateOverride })
const limitsOf = (...asked: Parameters<typeof requestBuckets>) =>
  requestBuckets(...asked).map(({ limit, windowSeconds }) => `${limit}/${windowSeconds}`)
const state = (limit: number, remaining: number, resetSeconds: number) => ({ limit, remaining, resetSeconds })

test.group('rate limits: buckets of a request', () => {
  const PLANS: [string, Plan, number | null, number][] = [
    ['[RL-003]', 'free', null, 10],
    ['[RL-004]', 'payg', null, 30],
    ['[RL-005]', 'starter', null, 300],
    ['[RL-005]', 'pro', null, 300],
    ['[RL-006]', 'scale', null, 1000],
    ['[RL-006]', 'teams', null, 1000],
    ['[RL-007]', 'enterprise', null, 1000],
    ['[RL-007]', 'enterprise', 5000, 5000],
    ['[RL-007] ignores an override on another plan:', 'pro', 5000, 300],
  ]
  for (const [clause, plan, override, limit] of PLANS)
    test(`${clause} ${plan}${override ? ` with ${override}` : ''}: ${limit} per minute`, ({ assert }) => {
      assert.equal(organizationLimit({ plan, rateOverride: override }), limit)
      assert.deepEqual(limitsOf(key(), workspace(plan, override), '/v1/search'), [
        `${limit}/60`,
        `${limit}/60`,
      ])
    })

  const ROUTES: [string, string, string[]][] = [
    ['[RL-015]', '/v1/search', []],
    ['[RL-015]', '/v1/people/search', []],
    ['[RL-015]', '/v1/agent', []],
    ['[RL-015]', '/v1/agent/runs/:id', []],
    ['[RL-015]', '/v1/enrich', []],
    ['[RL-015]', '/v1/people/enrich', []],
    ['[RL-008 RL-009]', '/v1/pronet/profile', ['60/60', '600/3600']],
    ['[RL-008 RL-009]', '/v1/pronet/company/posts', ['60/60', '600/3600']],
    ['[RL-010]', '/v1/socials', ['60/60', '600/3600']],
    ['[RL-010]', '/v1/socials/:id', ['60/60', '600/3600']],
    ['[RL-008] a route with the same beginning:', '/v1/pronetwork', []],
    ['[RL-010] a route with the same beginning:', '/v1/socialsearch', []],
  ]
  for (const [clause, path, ceilings] of ROUTES)
    test(`${clause} ${path} has ${ceilings.length === 0 ? 'no ceiling' : ceilings.join(' and ')}`, ({
      assert,
    }) => {
      assert.deepEqual(limitsOf(key(), workspace('scale'), path).slice(2), ceilings)
    })

  test('[RL-002] the rate of a key never exceeds the limit of its workspace', ({ assert }) => {
    assert.deepEqual(limitsOf(key(3), workspace('pro'), '/v1/search'), ['300/60', '3/60'])
    assert.deepEqual(limitsOf(key(900), workspace('pro'), '/v1/search'), ['300/60', '300/60'])
  })

  test('[RL-001 RL-008 RL-010] the keys of one workspace share its buckets', ({ assert }) => {
    const keysOf = (id: string, ws: string, path: string) =>
      requestBuckets(key(null, id), { ...workspace('pro'), id: ws }, path).map((bucket) => bucket.key)
    const [one, other] = [keysOf('key_1', 'ws_1', '/v1/pronet/a'), keysOf('key_2', 'ws_1', '/v1/pronet/b')]
    assert.deepEqual([one[0], ...one.slice(2)], [other[0], ...other.slice(2)])
    assert.notEqual(one[1], other[1])
    const all = [
      ...one,
      ...keysOf('key_3', 'ws_2', '/v1/pronet/a'),
      ...keysOf('key_1', 'ws_1', '/v1/socials').slice(2),
    ]
    assert.lengthOf(new Set(all), all.length)
  })

  test('bucket keys of one request are distinct and share the text in braces', ({ assert }) => {
    const id = fc.stringMatching(/^[a-z0-9_]{1,40}$/)
    fc.assert(
      fc.property(id, id, fc.constantFrom(...PLAN_NAMES), fc.string(), (keyId, ws, plan, rest) => {
        const buckets = requestBuckets(
          key(null, `key_${keyId}`),
          { ...workspace(plan), id: ws },
          `/v1/pronet/${rest}`
        )
        assert.lengthOf(new Set(buckets.map((bucket) => bucket.key)), 4)
        for (const bucket of buckets) assert.equal(/\{([^}]*)\}/.exec(bucket.key)?.[1], ws)
      })
    )
  })
})

test.group('rate limits: headers', () => {
  const TABLE: [string, ReturnType<typeof state>[], number][] = [
    ['the lower key limit', [state(300, 299, 60), state(3, 2, 60)], 1],
    ['an organization limit exhausted by other keys', [state(300, 4, 10), state(30, 29, 60)], 0],
    [
      'the ceiling of a family',
      [state(1000, 999, 60), state(1000, 999, 60), state(60, 59, 60), state(600, 599, 3600)],
      2,
    ],
    ['the hour of a family', [state(1000, 999, 60), state(60, 40, 60), state(600, 12, 1800)], 2],
    ['equal remaining, later reset', [state(60, 0, 20), state(600, 0, 2400)], 1],
    ['equal remaining and reset, lower limit', [state(300, 5, 60), state(30, 5, 60)], 1],
  ]
  for (const [title, states, at] of TABLE)
    test(`[RL-014] the tightest bucket: ${title}`, ({ assert }) => {
      assert.equal(tightest(states), states[at])
      assert.equal(tightest(states.toReversed()), states[at])
    })

  test('[RL-013] headers are whole numbers, the reset in seconds', ({ assert }) => {
    assert.deepEqual(rateLimitHeaders([state(300, 299, 60), state(3, 2, 41)]), [
      ['RateLimit-Limit', '3'],
      ['RateLimit-Remaining', '2'],
      ['RateLimit-Reset', '41'],
    ])
  })

  const RETRIES: [string, ReturnType<typeof state>[], number][] = [
    ['of the exhausted bucket', [state(300, 1, 60), state(3, 0, 17)], 17],
    [
      'of the latest of two exhausted buckets',
      [state(60, 0, 20), state(600, 0, 2400), state(1000, 7, 3000)],
      2400,
    ],
    ['after at least a second', [state(3, 0, 0)], 1],
  ]
  for (const [title, states, seconds] of RETRIES)
    test(`[RL-011 RL-012] a refused caller retries after the reset ${title}`, ({ assert }) => {
      assert.equal(retryAfterSeconds(states), seconds)
    })

  test('[RL-012 RL-014] after a refusal, the headers describe an exhausted bucket and its reset', ({
    assert,
  }) => {
    const one = fc.record({
      limit: fc.integer({ min: 1, max: 2000 }),
      remaining: fc.integer({ min: 0, max: 5 }),
      resetSeconds: fc.integer({ min: 1, max: 3600 }),
    })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 4 }), (states) => {
        const found = tightest(states)
        assert.include(states, found)
        for (const other of states) assert.isAtMost(found.remaining, other.remaining)
        if (found.remaining === 0) assert.equal(retryAfterSeconds(states), found.resetSeconds)
      })
    )
  })
})
