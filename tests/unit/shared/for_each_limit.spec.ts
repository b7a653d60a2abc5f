import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { forEachLimit } from '#app/shared/for_each_limit'

test.group('shared: work on items, at most some at a time', () => {
  test('works on every item, and on no more than the limit at once', async ({ assert }) => {
    let [running, most] = [0, 0]
    const done: (number | undefined)[] = []
    await forEachLimit([1, undefined, 3, 4, 5], 2, async (item) => {
      most = Math.max(most, ++running)
      await setTimeout(1)
      running--
      done.push(item)
    })
    assert.sameMembers(done, [1, undefined, 3, 4, 5])
    assert.equal(most, 2)
  })

  test('rejects with the earliest failure, after the running items, and starts no more', async ({
    assert,
  }) => {
    const ended: string[] = []
    const work = async (item: string) => {
      await setTimeout(item === 'slow' ? 20 : 1)
      ended.push(item)
      throw new Error(item)
    }
    await assert.rejects(() => forEachLimit(['slow', 'quick', 'never'], 2, work), 'quick')
    assert.deepEqual(ended, ['quick', 'slow'])
  })
})
