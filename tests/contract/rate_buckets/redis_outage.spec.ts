import { test } from '@japa/runner'
import { Redis } from 'ioredis'
import { RedisRateBuckets } from '#adapters/rate_buckets/redis/redis_rate_buckets'
import { TcpProxy } from '../support/tcp_proxy.js'
import { bucket, REDIS_URL, uniquePrefix, WITHOUT_REDIS } from '../support/rate_buckets.js'

const NOW = Date.parse('2026-05-01T12:00:00.000Z')
const TIMEOUT_MS = 150
/** Long enough that no answer of a running Redis is late, also on a busy machine. */
const PATIENT_MS = 5_000

test.group('rate buckets in Redis while it is down', (group) => {
  group.tap((each) => each.skip(Boolean(WITHOUT_REDIS), WITHOUT_REDIS))
  let proxy: TcpProxy
  let buckets: RedisRateBuckets
  let admin: Redis
  let prefix: string
  let reported: string[]
  let back: Promise<void>

  const open = async (timeoutMs = PATIENT_MS) => {
    reported = []
    prefix = uniquePrefix()
    back = new Promise((resolve) => {
      buckets = new RedisRateBuckets(proxy.url, {
        prefix,
        timeoutMs,
        retryMs: 50,
        onAway: (error) => reported.push(`away: ${error.message}`),
        onBack: () => {
          reported.push('back')
          resolve()
        },
      })
    })
    await buckets.connected()
  }
  if (!WITHOUT_REDIS)
    group.each.setup(async () => {
      proxy = new TcpProxy(REDIS_URL!)
      await proxy.open()
      await open()
      admin = new Redis(REDIS_URL!)
      return async () => {
        admin.disconnect()
        await buckets.close()
        await proxy.cut()
      }
    })
  const consume = (limit = 10) => buckets.consume([bucket('key', limit)], NOW)
  const left = async () => (await consume()).states[0].remaining

  test('Redis stops: counting continues, the outage is reported once, and Redis is used again after its start', async ({
    assert,
  }) => {
    assert.deepEqual([await left(), await left(), await left()], [9, 8, 7])
    await proxy.cut()
    const meanwhile = [await left(), await left(), await left(), await left()]
    assert.deepEqual(meanwhile, [6, 5, 4, 3])
    for (let i = 0; i < 3; i++) assert.isTrue((await consume()).allowed)
    assert.isFalse((await consume()).allowed)
    assert.isTrue(buckets.isAway)
    assert.lengthOf(reported, 1)
    assert.match(reported[0], /^away: /)

    await proxy.open()
    await back
    assert.equal(await left(), 6)
    assert.isFalse(buckets.isAway)
    assert.deepEqual(reported.slice(1), ['back'])
  })

  test('Redis hangs: concurrent requests wait once, and later requests do not wait', async ({ assert }) => {
    await buckets.close()
    await open(TIMEOUT_MS)
    assert.equal(await left(), 9)
    proxy.hang()
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 20 }, () => consume()))
    const first = performance.now() - began
    assert.lengthOf(
      answers.filter(({ allowed }) => allowed),
      9
    )
    assert.isAtLeast(first, TIMEOUT_MS - 2)
    assert.isBelow(first, TIMEOUT_MS + 150)
    const again = performance.now()
    for (let i = 0; i < 1000; i++) await consume()
    assert.isBelow(performance.now() - again, TIMEOUT_MS)
    assert.deepEqual(reported, [`away: Redis did not answer within ${TIMEOUT_MS} ms`])
    proxy.release()
    await back
    assert.deepEqual(reported.slice(1), ['back'])
  })

  test('Redis is down at the start: each process counts by itself until Redis is up', async ({ assert }) => {
    await buckets.close()
    await proxy.cut()
    const began = performance.now()
    await open(TIMEOUT_MS)
    assert.isBelow(performance.now() - began, TIMEOUT_MS + 150)
    assert.deepEqual([await left(), await left()], [9, 8])
    assert.lengthOf(reported, 1)
    assert.match(reported[0], /ECONNREFUSED/)
    assert.deepEqual(await buckets.peek([bucket('key', 10)], NOW), [
      { limit: 10, remaining: 8, resetSeconds: 60 },
    ])
    await proxy.open()
    await back
    assert.equal(await left(), 9)
  })

  test('a process that was busy for longer than the timeout does not treat Redis as down', async ({
    assert,
  }) => {
    await buckets.close()
    buckets = new RedisRateBuckets(REDIS_URL!, {
      prefix,
      timeoutMs: TIMEOUT_MS,
      onAway: (error) => reported.push(error.message),
    })
    await buckets.connected()
    const asked = [bucket('key', 10)]
    await buckets.consume(asked, NOW)
    const answer = buckets.consume(asked, NOW)
    const until = performance.now() + 2 * TIMEOUT_MS
    while (performance.now() < until);
    assert.equal((await answer).states[0].remaining, 8)
    assert.deepEqual(reported, [])
  })

  test('Redis restarts empty: the script is sent again', async ({ assert }) => {
    assert.equal(await left(), 9)
    await admin.script('FLUSH')
    assert.equal(await left(), 8)
    assert.deepEqual(reported, [])
  })

  test('stored windows expire one window after their last use', async ({ assert }) => {
    await buckets.consume([bucket('minute', 10), bucket('hour', 10, 3600)], NOW)
    for (const [name, seconds] of [
      ['minute', 60],
      ['hour', 3600],
    ] as const) {
      const ttl = await admin.pttl(`${prefix}:${bucket(name, 10).key}`)
      assert.isAbove(ttl, 0)
      assert.isAtMost(ttl, seconds * 1000)
    }
  })
})
