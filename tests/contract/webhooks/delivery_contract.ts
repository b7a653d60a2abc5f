import { test } from '@japa/runner'
import { RETRY_DELAYS_MS } from '#domain/webhooks/retry_schedule'
import type { Sql } from '#domain/ports/sql'
import type { LoggedDelivery } from '#app/webhooks/delivery_log'
import { insertWorkspace } from '../support/billing_sql.js'
import type { TestSql } from '../support/test_sql.js'
import { DeliveryBench } from './delivery_bench.js'
import { type Reaction, type Received, Receiver } from './receiver.js'

const ended = (all: LoggedDelivery[]) => all.length > 0 && all.every(({ status }) => status !== 'pending')
const attempted = (times: number) => (all: LoggedDelivery[]) => all[0].attempts.length >= times
const DAY = 24 * 3_600_000

/** What deliveries promise, on each database, through real connections. */
export function deliveryContract(name: string, make: () => Promise<TestSql>, missing?: string): void {
  test.group(`webhook delivery: ${name}`, (group) => {
    if (missing) {
      test('webhook delivery').skip(true, missing)
      return
    }
    let end: () => Promise<void>
    let sql: Sql
    let bench: DeliveryBench
    let workspaceId: string
    const receivers: Receiver[] = []
    group.setup(async () => {
      const made = await make()
      end = made.end
      sql = made.sql
    })
    group.teardown(() => end())
    group.each.setup(async () => {
      bench = new DeliveryBench(sql)
      workspaceId = await insertWorkspace(sql)
      return async () => {
        await bench.stop()
        for (const receiver of receivers.splice(0)) await receiver.close()
        await sql.run(`UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, lease_token = NULL,
          ended_at = created_at WHERE status = 'pending'`)
      }
    })

    async function receiver(react: (count: number, received: Received) => Reaction): Promise<Receiver> {
      const made = await new Receiver(react).listen()
      receivers.push(made)
      return made
    }

    test('[OP-023 OP-024] delivered once, signed so that a stock verifier accepts it', async ({ assert }) => {
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

    test('[OP-025] a failing receiver is tried on the nine steps of the schedule, always under one webhook-id', async ({
      assert,
    }) => {
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

    test('[OP-026] 410 disables the webhook: what waits has failed, and nothing more is sent', async ({
      assert,
    }) => {
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
      assert.isTrue(await bench.endpoints.enable(endpoint))
      await bench.enqueue(workspaceId)
      await bench.until(endpoint, (all) => all.some(({ status }) => status === 'delivered'))
    })

    test('a receiver that never answers is timed out, and others do not wait for it', async ({ assert }) => {
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
      ['a cut-off answer', 'cut off', 'the connection was closed early'],
      ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'status 302'],
    ] as [string, Reaction, string][])
      test(`${what} failed and is tried again`, async ({ assert }) => {
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

    test('an endpoint under load: its other deliveries wait as long as it asks for', async ({ assert }) => {
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

    test('five days without a success disable an endpoint; a success between begins anew', async ({
      assert,
    }) => {
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

    test('a private address is not connected to, whatever was registered', async ({ assert }) => {
      const to = await receiver(() => 200)
      const endpoint = await bench.register(workspaceId, to)
      bench.start({ allow: '' })
      await bench.enqueue(workspaceId)
      const [delivery] = await bench.until(endpoint, attempted(1))
      assert.include(delivery, { status: 'pending', last_error: 'the address is not allowed' })
      assert.lengthOf(to.got, 0)
    })

    test("a job's own URL is signed by the workspace's secret, over a rotation too", async ({ assert }) => {
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

    test('several workers: each event is delivered once', async ({ assert }) => {
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

    test('a lost worker: another delivers after its lease, and the lost one records nothing', async ({
      assert,
    }) => {
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

    test('a worker that stops hands its attempts back: they are made again at once and do not count', async ({
      assert,
    }) => {
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

    test('what failed can be delivered again, under its webhook-id; what is deleted cannot', async ({
      assert,
    }) => {
      let status = 410
      const to = await receiver(() => status)
      const endpoint = await bench.register(workspaceId, to)
      bench.start()
      const id = await bench.enqueue(workspaceId)
      const [failed] = await bench.until(endpoint, ended)
      assert.isFalse(await bench.log.redeliver(failed.id, bench.now()))
      await bench.endpoints.enable(endpoint)
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
      await bench.endpoints.remove(workspaceId, endpoint, bench.now())
      assert.isFalse(await bench.log.redeliver(failed.id, bench.now()))
    })

    test('deleting a webhook ends what waits for it', async ({ assert }) => {
      const to = await receiver(() => 200)
      const endpoint = await bench.register(workspaceId, to)
      await bench.enqueue(workspaceId)
      await bench.endpoints.remove(workspaceId, endpoint, bench.now())
      const [delivery] = await bench.log.deliveries(endpoint, 1)
      assert.include(delivery, { status: 'failed', last_error: 'the webhook is deleted' })
    })

    test('old events are forgotten once all their deliveries have ended', async ({ assert }) => {
      const to = await receiver(() => 500)
      const endpoint = await bench.register(workspaceId, to)
      await bench.enqueue(workspaceId)
      bench.pass(31 * DAY)
      await bench.log.sweep(bench.now())
      assert.lengthOf(await bench.log.deliveries(endpoint, 9), 1)
      await sql.run(
        `UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, ended_at = created_at
          WHERE endpoint_id = ?`,
        [endpoint]
      )
      await bench.log.sweep(bench.now())
      assert.lengthOf(await bench.log.deliveries(endpoint, 9), 0)
    })
  })
}
