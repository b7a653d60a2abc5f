import { test } from '@japa/runner'
import { retryAfterMs, verdictOf } from '#domain/webhooks/verdict'

const NOW = new Date('2026-11-01T12:00:00.000Z')
const answered = (status: number, retryAfter: number | null = null) =>
  verdictOf({ status, retryAfterMs: retryAfter })

test.group('webhook verdicts', () => {
  for (const status of [200, 201, 202, 204, 299])
    test(`${status} is delivered`, ({ assert }) => {
      assert.deepEqual(answered(status), { is: 'delivered' })
    })

  for (const status of [301, 302, 307, 400, 401, 404, 409, 500, 501])
    test(`${status} failed`, ({ assert }) => {
      assert.deepInclude(answered(status), { is: 'failed', error: `status ${status}`, throttleMs: null })
    })

  test('[OP-026] 410 unsubscribes the endpoint', ({ assert }) => {
    assert.deepEqual(answered(410), { is: 'gone' })
  })

  for (const status of [429, 502, 504])
    test(`${status} delays the endpoint's other deliveries`, ({ assert }) => {
      assert.deepInclude(answered(status), { is: 'failed', throttleMs: 30_000 })
      assert.deepInclude(answered(status, 90_000), { askedMs: 90_000, throttleMs: 90_000 })
    })

  test('503 with Retry-After delays other deliveries by at most an hour', ({ assert }) => {
    assert.deepInclude(answered(503, 10_000), { askedMs: 10_000, throttleMs: 10_000 })
    assert.deepInclude(answered(503, 10 ** 9), { throttleMs: 3_600_000 })
  })

  test('a missing response failed', ({ assert }) => {
    assert.deepInclude(verdictOf({ status: null, error: 'timed out' }), { is: 'failed', error: 'timed out' })
  })

  for (const [header, wait] of [
    ['120', 120_000],
    ['Sun, 01 Nov 2026 12:01:00 GMT', 60_000],
    ['Sun, 01 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-3', null],
    [null, null],
  ] as [string | null, number | null][])
    test(`Retry-After ${header}: ${wait}`, ({ assert }) => {
      assert.equal(retryAfterMs(header, NOW), wait)
    })
})
