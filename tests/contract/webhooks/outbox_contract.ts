import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { onDeliverySignal } from '#app/webhooks/delivery_signal'
import { enqueueEvent } from '#app/webhooks/outbox'
import { insertWorkspace } from '../support/billing_sql.js'
import type { TestSql } from '../support/test_sql.js'

const NOW = new Date('2026-11-01T12:00:00.000Z')
const HOOK = 'https://hooks.example.com/a'

/** Registers the tests of the outbox for one database. */
export function outboxContract(name: string, make: () => Promise<TestSql>, missing?: string): void {
  test.group(`webhook outbox: ${name}`, (group) => {
    if (missing) {
      test('webhook outbox').skip(true, missing)
      return
    }
    let end: () => Promise<void>
    let sql: Sql
    let workspaceId: string
    group.setup(async () => {
      const made = await make()
      end = made.end
      sql = made.sql
    })
    group.teardown(() => end())
    group.each.setup(async () => {
      workspaceId = await insertWorkspace(sql)
    })

    let made = 0
    async function register(url: string, events: string[], status = 'enabled'): Promise<string> {
      const id = `wh_${name}_${made++}`
      await sql.run(
        `INSERT INTO webhook_endpoints (id, workspace_id, kind, url, events, status, created_at)
         VALUES (?, ?, 'registered', ?, ?, ?, ?)`,
        [id, workspaceId, url, JSON.stringify(events), status, NOW.toISOString()]
      )
      return id
    }
    const enqueue = (webhookUrl?: string) =>
      sql.transaction((tx) =>
        enqueueEvent(tx, { workspaceId, type: 'set.idle', data: { id: 'set_1' }, webhookUrl }, NOW)
      )
    const deliveriesOf = (event: string | null) =>
      sql.select<{ id: string; url: string; kind: string; status: string; due_at: string }>(
        `SELECT e.id, e.url, e.kind, d.status, d.due_at FROM webhook_deliveries d
         JOIN webhook_endpoints e ON e.id = d.endpoint_id WHERE d.event_id = ? ORDER BY e.url`,
        [event]
      )

    test('creates one delivery per enabled registration of the kind, due at once', async ({ assert }) => {
      const id = await register(HOOK, ['set.idle', 'batch.completed'])
      await register('https://hooks.example.com/b', ['batch.completed'])
      await register('https://hooks.example.com/c', ['set.idle'], 'disabled')
      const event = await enqueue()
      assert.deepEqual(await deliveriesOf(event), [
        { id, url: HOOK, kind: 'registered', status: 'pending', due_at: NOW.toISOString() },
      ])
    })

    test("[OP-024] sends the event's type, time and data", async ({ assert }) => {
      const event = await enqueue(HOOK)
      const [{ payload }] = await sql.select<{ payload: string }>(
        'SELECT payload FROM webhook_events WHERE id = ?',
        [event]
      )
      assert.deepEqual(JSON.parse(payload), {
        type: 'set.idle',
        timestamp: NOW.toISOString(),
        data: { id: 'set_1' },
      })
    })

    test('stores nothing without a registration', async ({ assert }) => {
      assert.isNull(await enqueue())
      const kept = await sql.select('SELECT id FROM webhook_events WHERE workspace_id = ?', [workspaceId])
      assert.lengthOf(kept, 0)
    })

    test("a job's webhook_url has one endpoint, even for several events", async ({ assert }) => {
      const reported = await Promise.all(Array.from({ length: 5 }, () => enqueue(HOOK)))
      const endpoints = new Set<string>()
      for (const event of reported)
        for (const { id, kind } of await deliveriesOf(event)) endpoints.add(`${kind} ${id}`)
      assert.lengthOf([...endpoints], 1)
      assert.match([...endpoints][0], /^direct /)
    })

    test('a webhook_url that is also registered receives the event once, by its registration', async ({
      assert,
    }) => {
      const id = await register(HOOK, ['set.idle'])
      assert.deepInclude(await deliveriesOf(await enqueue(HOOK)), {
        ...{ id, url: HOOK, kind: 'registered', status: 'pending' },
        due_at: NOW.toISOString(),
      })
      assert.lengthOf(await deliveriesOf(await enqueue(HOOK)), 1)
      const other = await register('https://hooks.example.com/d', ['batch.completed'])
      const reported = await deliveriesOf(await enqueue('https://hooks.example.com/d'))
      assert.sameMembers(
        reported.map((endpoint) => endpoint.id),
        [id, other]
      )
    })

    test('registrations of another workspace receive nothing', async ({ assert }) => {
      await register(HOOK, ['set.idle'])
      workspaceId = await insertWorkspace(sql)
      assert.isNull(await enqueue())
    })

    test('the event is stored with the change that it reports, or neither is', async ({ assert }) => {
      await register(HOOK, ['set.idle'])
      let rung = 0
      const stop = onDeliverySignal(() => rung++)
      await assert.rejects(() =>
        sql.transaction(async (tx) => {
          await enqueueEvent(tx, { workspaceId, type: 'set.idle', data: {} }, NOW)
          throw new Error('no')
        })
      )
      const kept = () => sql.select('SELECT id FROM webhook_events WHERE workspace_id = ?', [workspaceId])
      assert.lengthOf(await kept(), 0)
      assert.equal(rung, 0)
      await enqueue()
      stop()
      assert.lengthOf(await kept(), 1)
      assert.equal(rung, 1)
    })
  })
}
