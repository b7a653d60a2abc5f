import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { LoopTurns } from '#app/shared/loop_turns'

test.group('event loop turns', () => {
  test('starts one piece of work per turn, workspaces in rotation', async ({ assert }) => {
    const turns = new LoopTurns()
    const begun: string[] = []
    const begin = (name: string) => turns.take(name[0]).then(() => void begun.push(name))
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(begin)
    await Promise.resolve()
    assert.deepEqual(begun, ['a1'])
    for (let n = 2; n <= 7; n++) {
      await turn()
      assert.isAtMost(begun.length, n)
    }
    await Promise.all(all)
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    await turn()
    await begin('b3')
    assert.equal(begun.at(-1), 'b3')
  })
})
