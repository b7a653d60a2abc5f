import { test } from '@japa/runner'
import { LoopShare, type LoopShareLimits } from '#app/shared/loop_share'

/** A loop whose clocks the test moves: `use(ms)` makes it busy for that long, with one sample. */
function loopShare(given: Partial<LoopShareLimits> = {}) {
  let [now, busy] = [0, 0]
  const limits = {
    share: 0.4,
    windowMs: 1_000,
    presentMs: 10_000,
    waitMs: 5_000,
    sampleMs: 1_000_000,
    ...given,
  }
  const shares = new LoopShare(
    limits,
    () => busy,
    () => now
  )
  const use = (ms: number, busyMs = ms) => {
    now += ms
    busy += busyMs
    shares.sample()
  }
  return { shares, use }
}

/** Whether a promise is still pending after everything ready has run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  const later = new Promise((resolve) => setImmediate(resolve, pending))
  return (await Promise.race([promise, later])) === pending
}

test.group('loop share', () => {
  test('a workspace without company is never delayed', async ({ assert }) => {
    const { shares, use } = loopShare()
    const first = await shares.enter('greedy')
    use(5_000)
    const second = shares.enter('greedy')
    assert.isFalse(await isPending(second))
    first()
    ;(await second)()
  })

  test('a workspace above its share runs one request at a time once another is present', async ({
    assert,
  }) => {
    const { shares, use } = loopShare()
    const leave = await shares.enter('greedy')
    use(5_000)
    ;(await shares.enter('other'))()
    const second = shares.enter('greedy')
    assert.isTrue(await isPending(second))
    leave()
    assert.isFalse(await isPending(second))
    ;(await second)()
  })

  test('a workspace above its share begins nothing while another has a request in progress', async ({
    assert,
  }) => {
    const { shares, use } = loopShare()
    const leave = await shares.enter('greedy')
    use(5_000)
    const other = await shares.enter('other')
    leave()
    const second = shares.enter('greedy')
    assert.isTrue(await isPending(second))
    other()
    assert.isFalse(await isPending(second))
    ;(await second)()
  })

  test('a workspace whose requests only wait is not delayed, however long they take', async ({ assert }) => {
    const { shares, use } = loopShare()
    const first = await shares.enter('patient')
    use(5_000, 100)
    const other = await shares.enter('other')
    const second = shares.enter('patient')
    assert.isFalse(await isPending(second))
    for (const leave of [first, other, await second]) leave()
  })

  test('use is forgotten: after idle time a workspace is no longer above its share', async ({ assert }) => {
    const { shares, use } = loopShare()
    const first = await shares.enter('greedy')
    use(5_000)
    const other = await shares.enter('other')
    const second = shares.enter('greedy')
    assert.isTrue(await isPending(second))
    use(2_000, 0)
    assert.isFalse(await isPending(second))
    for (const leave of [first, other, await second]) leave()
  })

  test('a request gives way for the time limit at most', async ({ assert }) => {
    const { shares, use } = loopShare({ waitMs: 30 })
    const leave = await shares.enter('greedy')
    use(5_000)
    const other = await shares.enter('other')
    const began = performance.now()
    const second = await shares.enter('greedy')
    assert.isAtLeast(performance.now() - began, 25)
    for (const end of [leave, other, second]) end()
  })
})
