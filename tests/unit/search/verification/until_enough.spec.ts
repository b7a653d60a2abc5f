import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { untilEnough } from '#domain/search/verification/until_enough'

const alive = () => new AbortController().signal

test.group('verified search: until enough', () => {
  test('tests in order and within the concurrency, until enough hold or all were tested', async () => {
    const people = fc.array(fc.record({ holds: fc.boolean(), turns: fc.nat(4) }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(
        people,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        async (all, wanted, concurrency) => {
          const started: number[] = []
          let [running, most, held] = [0, 0, 0]
          const queue = all.map((one, i) => ({ ...one, i }))
          await untilEnough(
            queue,
            { wanted, concurrency, signal: alive() },
            async ({ holds, turns, i }, signal) => {
              started.push(i)
              most = Math.max(most, ++running)
              for (let turn = 0; turn < turns; turn++) await setImmediate()
              running--
              if (holds && !signal.aborted) held++
              return holds
            }
          )
          return (
            (held >= wanted || started.length === all.length) &&
            started.every((i, place) => i === place) &&
            most <= concurrency
          )
        }
      )
    )
  })

  test('tests no more items than wanted if all hold', async ({ assert }) => {
    let looked = 0
    const pace = { wanted: 10, concurrency: 12, signal: alive() }
    await untilEnough(Array.from({ length: 50 }), pace, async () => Boolean(++looked))
    assert.equal(looked, 10)
  })

  test('aborts running tests and does not wait for them', async ({ assert }) => {
    const never = Promise.withResolvers<boolean>()
    let told: AbortSignal | null = null
    const pace = { wanted: 1, concurrency: 2, signal: alive() }
    // The second test starts after the first failed, together with the third.
    await untilEnough(['no', 'slow', 'yes'], pace, (one, signal) => {
      if (one !== 'slow') return Promise.resolve(one === 'yes')
      told = signal
      return never.promise
    })
    assert.isTrue(told!.aborted)
  })

  test('throws the error of a failing test', async ({ assert }) => {
    const pace = { wanted: 1, concurrency: 2, signal: alive() }
    await assert.rejects(() => untilEnough([1], pace, () => Promise.reject(new Error('broken'))), 'broken')
  })

  test('starts nothing after the deadline', async ({ assert }) => {
    const deadline = new AbortController()
    const looked: number[] = []
    await untilEnough([1, 2, 3], { wanted: 3, concurrency: 1, signal: deadline.signal }, async (one) => {
      looked.push(one)
      deadline.abort()
      return true
    })
    assert.deepEqual(looked, [1])
  })
})
