import { test } from '@japa/runner'
import { MemoryRateBuckets } from '#adapters/rate_buckets/memory/memory_rate_buckets'
import { bucket } from '../support/rate_buckets.js'
import { rateBucketsContract } from './rate_buckets_contract.js'

rateBucketsContract('memory', { make: async () => new MemoryRateBuckets(), sharing: 1 })

test.group('rate buckets in memory', () => {
  test('returns results synchronously', ({ assert }) => {
    const buckets = new MemoryRateBuckets()
    assert.isTrue(buckets.consume([bucket('key', 1)], 0).allowed)
    assert.equal(buckets.peek([bucket('key', 1)], 0)[0].remaining, 0)
  })

  test('holds only open windows, regardless of the number of keys', ({ assert }) => {
    const buckets = new MemoryRateBuckets()
    const perSecond = 500
    let most = 0
    for (let second = 0; second < 600; second++)
      for (let i = 0; i < perSecond; i++) {
        assert.isTrue(buckets.consume([bucket(`${second} ${i}`, 1)], second * 1000 + i).allowed)
        most = Math.max(most, buckets.size)
      }
    assert.isAtLeast(most, 60 * perSecond)
    assert.isAtMost(most, 2 * 60 * perSecond)
  })

  test('later requests remove the windows of a burst', ({ assert }) => {
    const buckets = new MemoryRateBuckets()
    for (let i = 0; i < 10_000; i++) buckets.consume([bucket(`burst ${i}`, 1)], 0)
    for (let i = 0; i < 10_000; i++) buckets.consume([bucket('steady', 20_000)], 60_000)
    assert.equal(buckets.size, 1)
  })
})
