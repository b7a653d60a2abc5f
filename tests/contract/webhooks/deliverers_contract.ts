import { test } from '@japa/runner'
import type { TestSql } from '../support/test_sql.js'
import { DAY, deliveryGroup, ended } from './delivery_group.js'

/** Registers the tests of secrets, delivery workers and the delivery log for one database. */
export function deliverersContract(name: string, make: () => Promise<TestSql>, missing?: string): void {
  deliveryGroup(`webhook workers: ${name}`, make, missing, (place) => {
    test("signs deliveries to a job's own URL with the workspace's secret, also across a rotation", async ({
      assert,
    }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver(() => 200)
      const [{ secret }] = await bench.secrets.of(workspaceId)
      to.secret = secret
      bench.start()
      const send = async () => {
        await bench.enqueue(workspaceId, {}, to.url)
        for (const before = to.got.length; to.got.length === before; ) await new Promise(setImmediate)
      }
      await send()
      const fresh = await bench.secrets.rotate(workspaceId, bench.now())
      await send()
      to.secret = fresh
      await send()
      assert.deepEqual(
        to.got.map(({ verified }) => verified),
        [true, true, true]
      )
      assert.lengthOf(to.got[2].signature.split(' '), 2)
    })

    test('several workers deliver each event once', async ({ assert }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver(() => 200)
      const endpoint = await bench.register(workspaceId, to)
      for (let i = 0; i < 3; i++) bench.start({ perEndpoint: 8 })
      const ids = await Promise.all(Array.from({ length: 60 }, () => bench.enqueue(workspaceId)))
      await bench.until(endpoint, (all) => all.length === 60 && ended(all))
      assert.sameMembers(
        to.got.map(({ id }) => id),
        ids as string[]
      )
    })

    test('an endpoint never has more attempts at a time than its maximum', async ({ assert }) => {
      const { bench, workspaceId, receiver } = place()
      const [slow, quick] = [await receiver(() => 'hang'), await receiver(() => 200)]
      await bench.register(workspaceId, slow)
      const endpoint = await bench.register(workspaceId, quick)
      for (let i = 0; i < 12; i++) await bench.enqueue(workspaceId)
      bench.start({ perEndpoint: 3, timeoutMs: 20_000 })
      await bench.until(endpoint, (all) => all.length === 12 && ended(all))
      await new Promise((resolve) => setTimeout(resolve, 50))
      assert.lengthOf(slow.got, 3)
    })

    test('after the lease of a lost worker another delivers, and the lost one records nothing', async ({
      assert,
    }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver(() => 200)
      const endpoint = await bench.register(workspaceId, to)
      await bench.enqueue(workspaceId)
      const until = new Date(bench.now().getTime() + 60_000)
      const [lost] = await bench.store.claim(1, 'lost', { now: bench.now(), until })
      bench.start()
      await new Promise((resolve) => setTimeout(resolve, 30))
      assert.lengthOf(to.got, 0)
      bench.pass(60_000)
      await bench.until(endpoint, ended)
      const attempt = { startedAt: bench.now(), durationMs: 1, result: { status: null, error: 'late' } }
      assert.isFalse(await bench.store.settle(lost, attempt, bench.now(), 0))
      const [delivery] = await bench.log.deliveries(endpoint, 1)
      assert.include(delivery, { status: 'delivered' })
      assert.lengthOf(delivery.attempts, 1)
    })

    test('a stopping worker returns its attempts, which are repeated at once and do not count', async ({
      assert,
    }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver((count) => (count === 0 ? 'hang' : 200))
      const endpoint = await bench.register(workspaceId, to)
      const first = bench.start({ timeoutMs: 20_000 })
      await bench.enqueue(workspaceId)
      while (to.got.length === 0) await new Promise(setImmediate)
      await first.stop(0)
      bench.start()
      const [delivery] = await bench.until(endpoint, ended)
      assert.lengthOf(delivery.attempts, 1)
      assert.equal(to.got[0].id, to.got[1].id)
    })

    test('a failed delivery can be repeated with its webhook-id, but a deleted one cannot', async ({
      assert,
    }) => {
      const { bench, workspaceId, receiver } = place()
      let status = 410
      const to = await receiver(() => status)
      const endpoint = await bench.register(workspaceId, to)
      bench.start()
      const id = await bench.enqueue(workspaceId)
      const [failed] = await bench.until(endpoint, ended)
      assert.isFalse(await bench.log.redeliver(failed.id, bench.now()))
      await bench.sql.transaction((tx) => bench.endpoints.enable(tx, workspaceId, endpoint))
      status = 200
      assert.equal(await bench.log.redeliverFailed(endpoint, new Date(0), bench.now()), 1)
      const [again] = await bench.until(endpoint, (all) => all[0].status === 'delivered')
      assert.deepInclude(again, { webhook_id: id })
      assert.deepEqual(
        again.attempts.map(({ number, status_code }) => [number, status_code]),
        [
          [1, 410],
          [2, 200],
        ]
      )
      await bench.sql.transaction((tx) => bench.endpoints.remove(tx, workspaceId, endpoint, bench.now()))
      assert.isFalse(await bench.log.redeliver(failed.id, bench.now()))
    })

    test('deleting a webhook ends its pending deliveries', async ({ assert }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver(() => 200)
      const endpoint = await bench.register(workspaceId, to)
      await bench.enqueue(workspaceId)
      await bench.sql.transaction((tx) => bench.endpoints.remove(tx, workspaceId, endpoint, bench.now()))
      const [delivery] = await bench.log.deliveries(endpoint, 1)
      assert.include(delivery, { status: 'failed', last_error: 'the webhook is deleted' })
    })

    test('deletes events 30 days after their last delivery ends', async ({ assert }) => {
      const { bench, workspaceId, receiver } = place()
      const to = await receiver(() => 500)
      const endpoint = await bench.register(workspaceId, to)
      await bench.enqueue(workspaceId)
      bench.pass(31 * DAY)
      await bench.log.sweep(bench.now())
      assert.lengthOf(await bench.log.deliveries(endpoint, 9), 1)
      const ended = bench.now()
      await bench.sql.run(
        `UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, ended_at = ? WHERE endpoint_id = ?`,
        [ended.toISOString(), endpoint]
      )
      bench.pass(29 * DAY)
      await bench.log.sweep(bench.now())
      assert.lengthOf(await bench.log.deliveries(endpoint, 9), 1, 'a late delivery stays visible')
      bench.pass(DAY)
      await bench.log.sweep(bench.now())
      assert.lengthOf(await bench.log.deliveries(endpoint, 9), 0)
    })
  })
}
