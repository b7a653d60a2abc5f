import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { batched } from '#app/shared/database/batched'

test.group('batched calls', () => {
  test('batches the calls of one turn and those that arrive meanwhile', async ({ assert }) => {
    const batches: number[][] = []
    const double = batched(async (items: number[]) => {
      batches.push(items)
      await sleep(20)
      return items.map((item) => item * 2)
    }, 3)
    const first = [1, 2].map(double)
    await sleep(5)
    const later = [3, 4, 5, 6].map(double)
    assert.deepEqual(await Promise.all([...first, ...later]), [2, 4, 6, 8, 10, 12])
    assert.deepEqual(batches, [[1, 2], [3, 4, 5], [6]])
    assert.equal(await double(7), 14)
  })

  test('a failing call fails alone', async ({ assert }) => {
    const invert = batched(async (items: number[]) => {
      if (items.includes(0)) throw new Error('no inverse')
      return items.map((item) => 1 / item)
    }, 10)
    const results = await Promise.allSettled([1, 0, 2].map(invert))
    assert.deepEqual(
      results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
      [1, 'no inverse', 0.5]
    )
  })
})
