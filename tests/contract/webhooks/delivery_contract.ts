import { test } from '@japa/runner'
import { RETRY_DELAYS_MS } from '#domain/webhooks/retry_schedule'
import type { TestSql } from '../support/test_sql.js'
import { attempted, DAY, deliveryGroup, ended } from './delivery_group.js'
import type { Reaction } from './receiver.js'

/** Registers the tests of the guarantees to receivers, over real connections, for one database. */
export function deliveryContract(name: string, make: () => Promise<TestSql>, missing?: string): void {
  deliveryGroup(`webhook delivery: ${name}`, make, missing, (place) => {
    test('[OP-023 OP-024] delivers once, with a signature that a standard verifier accepts', async ({
      assert,
    }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver(() => 204)
      const endpoint = await bench.register(workspaceId, to)
      bench.start()
      const id = await bench.enqueue(workspaceId, { id: 'set_1' })
      const [delivery] = await bench.until(endpoint, ended)
      assert.include(delivery, { webhook_id: id, status: 'delivered', type: 'set.idle', last_error: null })
      assert.lengthOf(to.got, 1)
      assert.include(to.got[0], { id, verified: true })
      assert.sameMembers(Object.keys(JSON.parse(to.got[0].body)), ['type', 'timestamp', 'data'])
      assert.include(delivery.attempts[0], { number: 1, status_code: 204, error: null })
    })

    test('[OP-025] retries a failing receiver on the nine steps of the schedule with the same webhook-id', async ({
      assert,
    }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver((count) => (count % 2 === 0 ? 500 : 'close'))
      const endpoint = await bench.register(workspaceId, to)
      bench.start()
      const id = await bench.enqueue(workspaceId)
      for (const [i, delay] of RETRY_DELAYS_MS.entries()) {
        const [waiting] = await bench.until(endpoint, attempted(i + 1))
        assert.equal(waiting.next_attempt_at, new Date(bench.now().getTime() + delay).toISOString())
        bench.pass(delay - 1)
        await new Promise((resolve) => setTimeout(resolve, 15))
        assert.lengthOf(to.got, i + 1)
        bench.pass(1)
      }
      const [failed] = await bench.until(endpoint, ended)
      assert.include(failed, { status: 'failed', last_error: 'the connection was closed early' })
      assert.deepEqual(
        failed.attempts.map(({ status_code, error }) => status_code ?? error),
        Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? 500 : 'the connection was closed early'))
      )
      assert.deepEqual([...new Set(to.got.map((got) => got.id))], [id])
      assert.isTrue(to.got.slice(1).every(({ timestamp }, i) => timestamp > to.got[i].timestamp))
    })

    test('[OP-026] 410 disables the webhook, fails pending deliveries, and nothing more is sent', async ({
      assert,
    }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver((count) => (count === 0 ? 410 : 200))
      const endpoint = await bench.register(workspaceId, to)
      bench.start({ perEndpoint: 1, concurrency: 1 })
      await bench.enqueue(workspaceId)
      const [gone] = await bench.until(endpoint, ended)
      assert.include(gone, { status: 'failed', last_error: 'status 410' })
      assert.isNull(await bench.enqueue(workspaceId))
      bench.pass(10 * DAY)
      await new Promise((resolve) => setTimeout(resolve, 30))
      assert.lengthOf(to.got, 1)
      assert.isTrue(await bench.sql.transaction((tx) => bench.endpoints.enable(tx, workspaceId, endpoint)))
      await bench.enqueue(workspaceId)
      await bench.until(endpoint, (all) => all.some(({ status }) => status === 'delivered'))
    })

    test('times out a receiver that never responds without delaying others', async ({ assert }) => {
      const { bench, workspaceId, receiver } = place()
      const [hanging, quick] = [await receiver(() => 'hang'), await receiver(() => 200)]
      const stuck = await bench.register(workspaceId, hanging)
      for (let i = 0; i < 20; i++) await bench.enqueue(workspaceId)
      const fine = await bench.register(workspaceId, quick)
      bench.start({ concurrency: 16, perEndpoint: 2, timeoutMs: 2_000 })
      await bench.enqueue(workspaceId)
      await bench.until(fine, ended)
      const waiting = await bench.log.deliveries(stuck, 100)
      assert.isTrue(waiting.every(({ attempts }) => attempts.length === 0))
      const all = await bench.until(stuck, (some) => some.some(({ attempts }) => attempts.length > 0))
      const tried = all.find(({ attempts }) => attempts.length > 0)!
      assert.include(tried.attempts[0], { status_code: null, error: 'timed out' })
    })

    for (const [what, reaction, error] of [
      ['a truncated response', 'cut off', 'the connection was closed early'],
      ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'status 302'],
    ] as [string, Reaction, string][])
      test(`retries after ${what}`, async ({ assert }) => {
        const { bench, workspaceId, receiver } = place()
        const to = await receiver((count) => (count === 0 ? reaction : 200))
        const endpoint = await bench.register(workspaceId, to)
        bench.start()
        await bench.enqueue(workspaceId)
        const [waiting] = await bench.until(endpoint, attempted(1))
        assert.equal(waiting.last_error, error)
        bench.pass(RETRY_DELAYS_MS[0])
        const [delivered] = await bench.until(endpoint, ended)
        assert.include(delivered, { status: 'delivered', last_error: null })
      })

    test('deliveries to an overloaded endpoint wait as long as it requests', async ({ assert }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver((count) =>
        count === 0 ? { status: 429, headers: { 'retry-after': '90' } } : 200
      )
      const endpoint = await bench.register(workspaceId, to)
      for (let i = 0; i < 3; i++) await bench.enqueue(workspaceId)
      bench.start({ concurrency: 1 })
      const all = await bench.until(endpoint, (some) => some.some(({ attempts }) => attempts.length > 0))
      const at = new Date(bench.now().getTime() + 90_000).toISOString()
      assert.deepEqual(
        all.map(({ next_attempt_at }) => next_attempt_at),
        [at, at, at]
      )
      bench.pass(90_000)
      await bench.until(endpoint, ended)
      assert.lengthOf(to.got, 4)
    })

    test('five days without a success disable an endpoint; a success restarts the count', async ({
      assert,
    }) => {
      const { bench, workspaceId, receiver } = place()
      let status = 500
      const to = await receiver(() => status)
      const endpoint = await bench.register(workspaceId, to)
      bench.start()
      const sendOne = async () => {
        await bench.enqueue(workspaceId)
        await bench.until(endpoint, (all) => all.every(({ attempts }) => attempts.length > 0))
      }
      await sendOne()
      bench.pass(4 * DAY)
      status = 200
      await sendOne()
      await bench.until(endpoint, ended)
      status = 500
      await sendOne()
      bench.pass(5 * DAY - 1000)
      await sendOne()
      assert.isNotNull(await bench.enqueue(workspaceId))
      bench.pass(2000)
      await bench.enqueue(workspaceId)
      await bench.until(endpoint, ended)
      assert.isNull(await bench.enqueue(workspaceId))
    })

    test('never connects to a private address, even a registered one', async ({ assert }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver(() => 200)
      const endpoint = await bench.register(workspaceId, to)
      bench.start({ allow: '' })
      await bench.enqueue(workspaceId)
      const [delivery] = await bench.until(endpoint, attempted(1))
      assert.include(delivery, { status: 'pending', last_error: 'the address is not allowed' })
      assert.lengthOf(to.got, 0)
    })
  })
}
