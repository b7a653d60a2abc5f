import { test } from '@japa/runner'
import fc from 'fast-check'
import { failedTooLong, RETRY_DELAYS_MS, retryDelayMs } from '#domain/webhooks/retry_schedule'

test.group('webhook retries', () => {
  test('[OP-025] waits nine times after the first attempt: 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h', ({
    assert,
  }) => {
    const waits = Array.from({ length: 10 }, (_, i) => retryDelayMs(i + 1, 0))
    assert.deepEqual(waits, [
      ...[5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].map((seconds) => seconds * 1000),
      null,
    ])
  })

  test('[OP-025] adds at most a tenth as jitter, and follows a requested wait of up to a day', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        fc.option(fc.integer({ min: 0, max: 10 ** 9 })),
        (failures, random, asked) => {
          const wait = retryDelayMs(failures, random, asked)!
          const step = RETRY_DELAYS_MS[failures - 1]
          const floor = Math.max(step, Math.min(asked ?? 0, 86_400_000))
          assert.isAtLeast(wait, floor)
          assert.isAtMost(wait, Math.max(step * 1.1, floor))
        }
      )
    )
  })

  test('disables an endpoint after five days of failures', ({ assert }) => {
    const since = '2026-11-01T00:00:00.000Z'
    assert.isFalse(failedTooLong(since, new Date('2026-11-05T23:59:59.999Z')))
    assert.isTrue(failedTooLong(since, new Date('2026-11-06T00:00:00.000Z')))
  })
})
