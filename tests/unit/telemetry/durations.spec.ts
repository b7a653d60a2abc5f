import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  addDurations,
  bucketRange,
  durationAt,
  durationBucket,
  readDurations,
  writeDurations,
} from '#domain/telemetry/durations'

const ms = fc.double({ min: 0.2, max: 100_000, noNaN: true })
const counted = (all: number[]) => addDurations(all.map((one) => new Map([[durationBucket(one), 1]])))

test.group('durations', () => {
  test('a duration is within its bucket', ({ assert }) => {
    fc.assert(
      fc.property(ms, (duration) => {
        const { from, to } = bucketRange(durationBucket(duration))
        assert.isAbove(duration, from * 0.999999)
        assert.isBelow(duration, to * 1.000001)
      })
    )
    for (const odd of [0, -1, Number.NaN]) assert.equal(durationBucket(odd), 0)
    assert.equal(durationBucket(Number.POSITIVE_INFINITY), durationBucket(10_000_000))
  })

  test('a quantile is accurate to a fifth, and exact for equal durations', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(ms, { minLength: 1, maxLength: 300 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (all, share) => {
          const sorted = all.toSorted((one, other) => one - other)
          const exact = sorted[Math.ceil(share * sorted.length) - 1]
          const told = durationAt(counted(all), share)!
          assert.isAbove(told, exact / 1.21)
          assert.isBelow(told, exact * 1.21)
        }
      )
    )
  })

  test('an empty histogram has no quantile', ({ assert }) => {
    assert.isNull(durationAt(new Map(), 0.5))
    assert.isNull(durationAt(new Map([[3, 0]]), 0.5))
  })

  test('reads the counts that it wrote', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(ms, { maxLength: 50 }), (all) => {
        const durations = counted(all)
        assert.deepEqual(readDurations(writeDurations(durations)), durations)
      })
    )
  })

  test('the text of full buckets fits the column', ({ assert }) => {
    const full = new Map(Array.from({ length: 78 }, (_, bucket) => [bucket, 999_999]))
    assert.isBelow(writeDurations(full).length, 1000)
  })
})
