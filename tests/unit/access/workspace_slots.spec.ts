import { test } from '@japa/runner'
import { WorkspaceSlots } from '#app/access/workspace_slots'

const slotsOf = (limits: { slots?: number; waiting?: number; waitMs?: number }) =>
  new WorkspaceSlots({ slots: 2, waiting: 2, waitMs: 5_000, ...limits })

test.group('workspace slots', () => {
  test('a workspace at its limit does not delay other workspaces, and its requests run in order', async ({
    assert,
  }) => {
    const slots = slotsOf({})
    const held = [await slots.take('one'), await slots.take('one')]
    const order: number[] = []
    const waiting = [1, 2].map((n) =>
      slots.take('one').then((free) => {
        order.push(n)
        return free
      })
    )
    ;(await slots.take('other'))()
    assert.deepEqual(order, [])
    held[0]()
    held[0]()
    const second = await waiting[0]
    assert.deepEqual(order, [1])
    held[1]()
    const third = await waiting[1]
    assert.deepEqual(order, [1, 2])
    for (const free of [second, third]) free()
    for (const free of [await slots.take('one'), await slots.take('one')]) free()
  })

  test('refuses immediately if the queue is full, and after a timeout otherwise: rate_limited', async ({
    assert,
  }) => {
    const slots = slotsOf({ slots: 1, waiting: 1, waitMs: 30 })
    const free = await slots.take('one')
    const refused = async () => slots.take('one').catch((error) => error)
    const [late, full] = await Promise.all([refused(), refused()])
    for (const error of [late, full]) {
      assert.equal(error.code, 'rate_limited')
      assert.equal(error.extras.retry_after_seconds, 1)
    }
    free()
    ;(await slots.take('one'))()
  })
})
