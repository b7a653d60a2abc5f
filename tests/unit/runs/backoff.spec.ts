import { test } from '@japa/runner'
import fc from 'fast-check'
import { type BackoffPolicy, backoffMs } from '#domain/runs/backoff'

const policy = fc.record({
  baseMs: fc.integer({ min: 1, max: 10_000 }),
  capMs: fc.integer({ min: 10_000, max: 86_400_000 }),
  jitter: fc.constantFrom('full' as const, 'equal' as const),
})
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test.group('backoff', () => {
  const full: BackoffPolicy = { baseMs: 100, capMs: 1_000, jitter: 'full' }
  const equal: BackoffPolicy = { ...full, jitter: 'equal' }

  test('attempt {attempt}, {policy.jitter} jitter at {random}: {expected} ms')
    .with([
      { policy: full, attempt: 1, random: 0, expected: 0 },
      { policy: full, attempt: 1, random: 0.5, expected: 50 },
      { policy: full, attempt: 3, random: 0.25, expected: 100 },
      { policy: full, attempt: 5, random: 0.5, expected: 500 },
      { policy: equal, attempt: 1, random: 0, expected: 50 },
      { policy: equal, attempt: 2, random: 0.5, expected: 150 },
      { policy: equal, attempt: 4, random: 0, expected: 400 },
      { policy: equal, attempt: 5, random: 0, expected: 500 },
      { policy: equal, attempt: 5_000, random: 0, expected: 500 },
      { policy: equal, attempt: 0, random: 0, expected: 50 },
    ])
    .run(({ assert }, { policy, attempt, random, expected }) => {
      assert.equal(backoffMs(policy, attempt, random), expected)
    })

  test('waits are whole numbers within the cap and, with equal jitter, at least half the ceiling', ({
    assert,
  }) => {
    fc.assert(
      fc.property(policy, fc.integer({ min: 1, max: 5_000 }), chance, (policy, attempt, random) => {
        const wait = backoffMs(policy, attempt, random)
        const ceiling = Math.min(policy.capMs, policy.baseMs * 2 ** (attempt - 1))
        assert.isTrue(Number.isInteger(wait))
        assert.isAtMost(wait, ceiling)
        assert.isAtLeast(wait, policy.jitter === 'equal' ? Math.floor(ceiling / 2) : 0)
      })
    )
  })

  test('with the same random value, later attempts never wait less', ({ assert }) => {
    fc.assert(
      fc.property(policy, fc.integer({ min: 1, max: 5_000 }), chance, (policy, attempt, random) => {
        assert.isAtLeast(backoffMs(policy, attempt + 1, random), backoffMs(policy, attempt, random))
      })
    )
  })

  test('jitter spreads the waits evenly over its range', ({ assert }) => {
    fc.assert(
      fc.property(policy, fc.integer({ min: 1, max: 40 }), chance, chance, (policy, attempt, one, other) => {
        const ceiling = Math.min(policy.capMs, policy.baseMs * 2 ** (attempt - 1))
        const part = policy.jitter === 'equal' ? ceiling / 2 : ceiling
        const apart = backoffMs(policy, attempt, one) - backoffMs(policy, attempt, other)
        assert.closeTo(apart, (one - other) * part, 1)
      })
    )
  })
})
