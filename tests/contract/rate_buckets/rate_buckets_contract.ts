import { test } from '@japa/runner'
import fc from 'fast-check'
import type { RateBuckets } from '#domain/ports/rate_buckets'
import { bucket, type RateBucketsFactory, uniquePrefix } from '../support/rate_buckets.js'
import { RateBucketsModel } from './rate_buckets_model.js'

const NOW = Date.parse('2026-05-01T12:00:00.000Z')

/** Registers the tests of the rate buckets port for one adapter. */
export function rateBucketsContract(adapter: string, { make, sharing, missing }: RateBucketsFactory): void {
  test.group(`rate buckets port: ${adapter}`, (group) => {
    let buckets: RateBuckets
    let others: RateBuckets[]
    group.tap((each) => each.skip(Boolean(missing), missing))
    if (!missing)
      group.each.setup(async () => {
        const prefix = uniquePrefix()
        const all = await Promise.all(Array.from({ length: sharing }, () => make(prefix)))
        ;[buckets, ...others] = all
        return async () => {
          for (const one of all) await one.close()
        }
      })
    const times = async (count: number, asked: Parameters<RateBuckets['consume']>[0], now: number) => {
      for (let i = 0; i < count; i++) await buckets.consume(asked, now)
    }

    test('[RL-001 RL-002] the 11th request to a bucket of 10 is refused and takes nothing from the other bucket', async ({
      assert,
    }) => {
      const asked = [bucket('organization', 300), bucket('key', 10)]
      for (let i = 1; i <= 10; i++)
        assert.deepEqual(await buckets.consume(asked, NOW), {
          allowed: true,
          states: [
            { limit: 300, remaining: 300 - i, resetSeconds: 60 },
            { limit: 10, remaining: 10 - i, resetSeconds: 60 },
          ],
        })
      for (let again = 0; again < 3; again++)
        assert.deepEqual(await buckets.consume(asked, NOW), {
          allowed: false,
          states: [
            { limit: 300, remaining: 290, resetSeconds: 60 },
            { limit: 10, remaining: 0, resetSeconds: 60 },
          ],
        })
      const { allowed, states } = await buckets.consume([asked[0], bucket('other key', 10)], NOW)
      assert.isTrue(allowed)
      assert.equal(states[0].remaining, 289)
    })

    test('a refused request opens no window in the other bucket', async ({ assert }) => {
      const [full, fresh] = [bucket('full', 1), bucket('fresh', 5, 10)]
      await times(1, [full], NOW)
      const { allowed, states } = await buckets.consume([full, fresh], NOW + 4000)
      assert.isFalse(allowed)
      assert.deepEqual(states[1], { limit: 5, remaining: 5, resetSeconds: 10 })
      assert.deepEqual(await buckets.peek([fresh], NOW + 9000), [
        { limit: 5, remaining: 5, resetSeconds: 10 },
      ])
    })

    test('a window opens with the first request and ends to the millisecond', async ({ assert }) => {
      const asked = [bucket('key', 2)]
      await times(1, asked, NOW + 59_000)
      await times(1, asked, NOW + 60_000)
      const reset = async (now: number) => (await buckets.consume(asked, now)).states[0].resetSeconds
      assert.equal(await reset(NOW + 60_001), 59)
      assert.equal(await reset(NOW + 118_000), 1)
      assert.equal(await reset(NOW + 118_999), 1)
      assert.deepEqual(await buckets.consume(asked, NOW + 119_000), {
        allowed: true,
        states: [{ limit: 2, remaining: 1, resetSeconds: 60 }],
      })
    })

    test('[RL-009] minute and hour windows over the same requests end independently', async ({ assert }) => {
      const asked = [bucket('minute', 60), bucket('hour', 600, 3600)]
      for (let minute = 0; minute < 10; minute++) {
        await times(60, asked, NOW + minute * 60_000)
        const { allowed, states } = await buckets.consume(asked, NOW + minute * 60_000)
        assert.isFalse(allowed)
        assert.deepInclude(states[0], { remaining: 0, resetSeconds: 60 })
        assert.equal(states[1].remaining, 600 - 60 * (minute + 1))
      }
      const refused = await buckets.consume(asked, NOW + 600_000)
      assert.isFalse(refused.allowed)
      assert.deepEqual(refused.states, [
        { limit: 60, remaining: 60, resetSeconds: 60 },
        { limit: 600, remaining: 0, resetSeconds: 3000 },
      ])
      assert.isTrue((await buckets.consume(asked, NOW + 3_600_000)).allowed)
    })

    test('a peek takes nothing', async ({ assert }) => {
      const asked = [bucket('key', 3), bucket('never used', 7, 3600)]
      await times(1, [asked[0]], NOW)
      for (let i = 0; i < 5; i++)
        assert.deepEqual(await buckets.peek(asked, NOW + 10_001), [
          { limit: 3, remaining: 2, resetSeconds: 50 },
          { limit: 7, remaining: 7, resetSeconds: 3600 },
        ])
    })

    test('a returned request can be taken again in the open window, and the count never goes below 0', async ({
      assert,
    }) => {
      const asked = [bucket('key', 2)]
      await times(2, asked, NOW)
      await buckets.giveBack([...asked, bucket('never used', 2)], NOW + 10_000)
      assert.deepEqual(await buckets.peek(asked, NOW + 10_000), [
        { limit: 2, remaining: 1, resetSeconds: 50 },
      ])
      await buckets.giveBack([], NOW + 10_000)
      for (let i = 0; i < 3; i++) await buckets.giveBack(asked, NOW + 10_000)
      assert.equal((await buckets.peek(asked, NOW + 10_000))[0].remaining, 2)
    })

    test('a changed limit applies at once to the current count', async ({ assert }) => {
      await times(8, [bucket('key', 10)], NOW)
      assert.deepEqual(await buckets.consume([bucket('key', 5)], NOW), {
        allowed: false,
        states: [{ limit: 5, remaining: 0, resetSeconds: 60 }],
      })
      const { allowed, states } = await buckets.consume([bucket('key', 30)], NOW)
      assert.isTrue(allowed)
      assert.equal(states[0].remaining, 21)
    })

    test('after a clock steps back, an exhausted bucket opens within one window', async ({ assert }) => {
      const asked = [bucket('key', 1)]
      const hourBack = NOW - 3_600_000
      await times(1, asked, NOW)
      const stepped = await buckets.consume(asked, hourBack)
      assert.isFalse(stepped.allowed)
      assert.equal(stepped.states[0].resetSeconds, 60)
      assert.isFalse((await buckets.consume(asked, hourBack + 59_999)).allowed)
      assert.isTrue((await buckets.consume(asked, hourBack + 60_000)).allowed)
    })

    test('[RL-001] of 1,000 concurrent requests from any process, a limit of 500 admits exactly 500', async ({
      assert,
    }) => {
      const asked = [bucket('organization', 10_000), bucket('key', 500)]
      const everyone = [buckets, ...others]
      const answers = await Promise.all(
        Array.from({ length: 1000 }, (_, i) => everyone[i % everyone.length].consume(asked, NOW + (i % 50)))
      )
      const allowed = answers.filter((answer) => answer.allowed)
      assert.lengthOf(allowed, 500)
      const left = allowed.map(({ states }) => states[1].remaining)
      assert.deepEqual(
        left.toSorted((a, b) => a - b),
        Array.from({ length: 500 }, (_, i) => i)
      )
      const [organization, key] = await everyone.at(-1)!.peek(asked, NOW)
      assert.deepEqual([organization.remaining, key.remaining], [9500, 0])
    })

    test('[RL-001] concurrent requests on overlapping buckets take from all their buckets or none', async ({
      assert,
    }) => {
      const organization = bucket('organization', 90)
      const keys = [10, 20, 40, 80].map((limit) => bucket(`key of ${limit}`, limit))
      const everyone = [buckets, ...others]
      const answers = await Promise.all(
        Array.from({ length: 400 }, async (_, i) => ({
          key: i % 4,
          ...(await everyone[i % everyone.length].consume([organization, keys[i % 4]], NOW)),
        }))
      )
      const [whole, ...parts] = await buckets.peek([organization, ...keys], NOW)
      const taken = parts.map(({ limit, remaining }) => limit - remaining)
      assert.equal(whole.remaining, 0)
      assert.equal(
        taken.reduce((a, b) => a + b),
        90
      )
      taken.forEach((count, key) => {
        assert.lengthOf(
          answers.filter((answer) => answer.key === key && answer.allowed),
          count
        )
      })
    })

    test('[RL-001 RL-002] random requests over random times give the results of the model', async ({
      assert,
    }) => {
      const step = fc.record({
        pass: fc.oneof(
          { weight: 6, arbitrary: fc.integer({ min: 0, max: 4000 }) },
          { weight: 2, arbitrary: fc.constantFrom(59_999, 60_000, 60_001, 3_600_000) }
        ),
        // The limit of each of three buckets. 0 means that the request does not use the bucket.
        limits: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
        act: fc.constantFrom('consume', 'look', 'give back'),
      })
      let run = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
          run++
          const model = new RateBucketsModel()
          let now = NOW
          for (const { pass, limits, act } of steps) {
            now += pass
            const asked = limits.flatMap((limit, i) =>
              limit === 0 ? [] : [bucket(`${run} ${i}`, limit, i === 2 ? 3600 : 60)]
            )
            if (asked.length === 0) continue
            if (act === 'give back') {
              await buckets.giveBack(asked, now)
              model.giveBack(asked, now)
            }
            if (act !== 'consume') assert.deepEqual(await buckets.peek(asked, now), model.peek(asked, now))
            else assert.deepEqual(await buckets.consume(asked, now), model.consume(asked, now))
          }
        }),
        { numRuns: 100 }
      )
    })
  })
}
