import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import type { Billing } from '#domain/billing/billing'
import type { Queue } from '#domain/ports/queue'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { MemoryQueue } from '#tests/support/fakes/memory_queue'
import { RunEvents } from '#app/runs/run_events'
import { RunStore } from '#app/runs/run_store'
import { RunSweeps } from '#app/runs/sweeps'
import { RUN_QUEUE } from '#app/runs/wake_run'
import { insertWorkspace } from '../support/billing_sql.js'
import type { TestSql } from '../support/test_sql.js'

export type RunsUnderTest = { make: () => Promise<TestSql>; missing?: string }

const NOW = new Date('2026-11-01T12:00:00.000Z')
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const DAY = 24 * 3600

/** Registers the tests of the runs table for one database. */
export function runsContract(name: string, { make, missing }: RunsUnderTest): void {
  test.group(`durable runs: ${name}`, (group) => {
    if (missing) {
      test('durable runs').skip(true, missing)
      return
    }
    let end: () => Promise<void>
    let sql: Sql
    let billing: Billing
    let store: RunStore
    let workspaceId: string
    group.setup(async () => {
      const made = await make()
      end = made.end
      sql = made.sql
      billing = new SqlBilling(sql, randomUUID)
      store = new RunStore(sql, billing)
    })
    group.teardown(() => end())
    group.each.setup(async () => {
      workspaceId = await insertWorkspace(sql)
      await billing.grant({ id: randomUUID(), workspaceId, amount: 100, note: null, now: NOW })
    })

    /** Creates a queued run that reserves 10 ACU. */
    async function queued(): Promise<string> {
      const [id, reservationId] = [randomUUID(), randomUUID()]
      const base = { workspaceId, keyId: 'key', kind: 'dataset' }
      await sql.transaction(async (tx) => {
        const hold = { ...base, id: reservationId, route: 'x', amount: 10, now: NOW, expiresAt: at(8 * DAY) }
        await billing.reserve({ ...hold, dailyBudget: null, monthlyBudget: null }, tx)
        await store.create({ ...base, id, input: { rows: 2 }, reservationId }, NOW, tx)
      })
      return id
    }
    const claim = async (id: string, token: string, from = 0, seconds = 15) =>
      (await store.claim(id, token, at(from), at(from + seconds)))!
    const eventsOf = async (id: string, after: number, limit: number) => {
      const events = await new RunEvents(sql).read(id, after, limit)
      return events.map(({ seq, data }) => ({ seq, type: JSON.parse(data).type as string }))
    }
    const balance = () => billing.balance(workspaceId)
    const done = (charge: number) => ({ status: 'completed' as const, output: { ok: true }, charge })

    test('a run goes from queued to running to completed and is charged once at its end', async ({
      assert,
    }) => {
      const id = await queued()
      assert.include(await store.get(workspaceId, 'dataset', id, NOW), { status: 'queued', attempts: 0 })
      const run = await claim(id, 'a')
      assert.include(run, { status: 'running', attempts: 1, startedAt: NOW.toISOString() })
      assert.deepEqual(run.input, { rows: 2 })
      assert.isTrue(await store.finish(run, 'a', done(4), at(5)))
      const ended = await store.get(workspaceId, 'dataset', id, NOW)
      assert.include(ended, { status: 'completed', charged: 4, finishedAt: at(5).toISOString() })
      assert.deepEqual(ended.output, { ok: true })
      assert.deepEqual(await balance(), { granted: 100, posted: 4, pending: 0 })
      assert.isFalse(await store.finish(run, 'a', done(4), at(6)))
      assert.deepEqual(await balance(), { granted: 100, posted: 4, pending: 0 })
    })

    test('writes of the final transaction are stored with the end and before its event, or not at all', async ({
      assert,
    }) => {
      const id = await queued()
      const [lost, run] = [await claim(id, 'a'), await claim(id, 'b', 15)]
      const said = (token: string, then = async () => {}) => ({
        ...done(4),
        alongside: async (tx: SqlTransaction) => {
          await store.emit(id, token, { type: token, data: {} }, at(16), tx)
          await then()
          return 3
        },
      })
      const breaks = async () => {
        throw new Error('broken')
      }
      assert.isFalse(await store.finish(lost, 'a', said('a', breaks), at(16)), 'it does not run')
      await assert.rejects(() => store.finish(run, 'b', said('b', breaks), at(16)), 'broken')
      assert.deepEqual(await eventsOf(id, -1, 10), [])
      assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 10 })
      assert.isTrue(await store.finish(run, 'b', said('b'), at(16)))
      assert.deepEqual(
        (await eventsOf(id, -1, 10)).map(({ seq, type }) => [seq, type]),
        [
          [0, 'b'],
          [1, 'run.completed'],
        ]
      )
      // The result of the run decides its charge.
      assert.deepEqual(await balance(), { granted: 100, posted: 3, pending: 0 })
    })

    test('one of several concurrent claims gets the run', async ({ assert }) => {
      const id = await queued()
      const tokens = Array.from({ length: 20 }, (_, i) => `t${i}`)
      const claims = await Promise.all(tokens.map((token) => store.claim(id, token, NOW, at(15))))
      assert.lengthOf(
        claims.filter((run) => run !== null),
        1
      )
    })

    test('a stale holder changes nothing more', async ({ assert }) => {
      const id = await queued()
      const stale = await claim(id, 'stale')
      assert.isTrue(await store.checkpoint(id, 'stale', { row: 1 }))
      assert.isNull(await store.claim(id, 'early', at(14), at(30)))
      const run = await claim(id, 'fresh', 15)
      assert.deepEqual(run.checkpoint, { row: 1 })
      assert.equal(run.attempts, 2)
      assert.isFalse(await store.renew(id, 'stale', at(60)))
      assert.isFalse(await store.checkpoint(id, 'stale', { row: 9 }))
      assert.isNull(await store.emit(id, 'stale', { type: 'x', data: {} }, at(16)))
      assert.isFalse(await store.handBack(id, 'stale'))
      assert.isFalse(await store.finish(stale, 'stale', done(10), at(16)))
      assert.isTrue(await store.finish(run, 'fresh', done(2), at(17)))
      assert.deepEqual(await balance(), { granted: 100, posted: 2, pending: 0 })
    })

    test('a renewed lease is not taken over', async ({ assert }) => {
      const id = await queued()
      await claim(id, 'a')
      assert.isTrue(await store.renew(id, 'a', at(40)))
      assert.isNull(await store.claim(id, 'b', at(39), at(60)))
      assert.isNotNull(await store.claim(id, 'b', at(40), at(60)))
    })

    test('a returned run can be claimed at once', async ({ assert }) => {
      const id = await queued()
      await claim(id, 'a')
      assert.isTrue(await store.handBack(id, 'a'))
      const again = await claim(id, 'b', 1)
      assert.equal(again.attempts, 2)
      assert.isTrue(await store.handBack(id, 'b', { counts: false }))
      assert.equal((await claim(id, 'c', 2)).attempts, 2)
    })

    test('numbers events from 0 without gaps, even with concurrent writers', async ({ assert }) => {
      const id = await queued()
      const run = await claim(id, 'a')
      const emit = (i: number) => store.emit(id, 'a', { type: 'row', data: { i } }, at(1))
      const given = await Promise.all(Array.from({ length: 25 }, (_, i) => emit(i)))
      assert.sameMembers(
        given,
        Array.from({ length: 25 }, (_, i) => i)
      )
      await store.finish(run, 'a', done(0), at(2))
      const events = await eventsOf(id, -1, 100)
      assert.deepEqual(
        events.map(({ seq }) => seq),
        Array.from({ length: 26 }, (_, i) => i)
      )
      assert.equal(events.at(-1)!.type, 'run.completed')
      assert.deepEqual(
        (await eventsOf(id, 20, 3)).map(({ seq }) => seq),
        [21, 22, 23]
      )
    })

    test('an event of a rolled back transaction leaves no gap', async ({ assert }) => {
      const id = await queued()
      await claim(id, 'a')
      await assert.rejects(() =>
        sql.transaction(async (tx) => {
          await store.emit(id, 'a', { type: 'lost', data: {} }, at(1), tx)
          throw new Error('no')
        })
      )
      assert.equal(await store.emit(id, 'a', { type: 'kept', data: {} }, at(1)), 0)
    })

    test('cancelling a queued or running run works once, releases its hold and fences its worker', async ({
      assert,
    }) => {
      for (const running of [false, true]) {
        const id = await queued()
        const run = running ? await claim(id, 'a') : null
        assert.equal(await store.cancel(workspaceId, id, at(1)), 'cancelled')
        assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
        assert.isNull(await store.claim(id, 'b', at(100), at(200)))
        if (run) assert.isFalse(await store.finish(run, 'a', done(3), at(2)))
        assert.equal(await store.cancel(workspaceId, id, at(3)), 'cancelled')
        assert.equal((await eventsOf(id, -1, 9)).length, 1)
      }
      const id = await queued()
      await store.finish(await claim(id, 'a'), 'a', done(1), at(1))
      assert.equal(await store.cancel(workspaceId, id, at(2)), 'completed')
    })

    test('a failed run keeps its error and is charged for its results', async ({ assert }) => {
      const id = await queued()
      const error = { code: 'upstream_unavailable' as const, message: 'temporarily unavailable' }
      await store.finish(await claim(id, 'a'), 'a', { status: 'failed', error, charge: 3 }, at(1))
      const run = await store.get(workspaceId, 'dataset', id, NOW)
      assert.equal(run.status, 'failed')
      assert.deepEqual(run.error, error)
      assert.deepEqual(await balance(), { granted: 100, posted: 3, pending: 0 })
    })

    test('[AU-014] a run of another workspace or kind is not found', async ({ assert }) => {
      const id = await queued()
      const stranger = await insertWorkspace(sql)
      for (const [of, kind] of [
        [stranger, 'dataset'],
        [workspaceId, 'agent'],
      ]) {
        const error = await store.get(of, kind, id, NOW).catch((failure) => failure)
        assert.instanceOf(error, DomainError)
        assert.equal(error.code, 'not_found')
      }
      assert.isNull(await store.cancel(stranger, id, NOW))
      assert.equal((await store.get(workspaceId, 'dataset', id, NOW)).status, 'queued')
    })

    test('after seven days a run is run_expired, and a sweep releases its hold and deletes its events', async ({
      assert,
    }) => {
      const sweeps = new RunSweeps(sql, new MemoryQueue(), store)
      const [waiting, ended] = [await queued(), await queued()]
      await store.finish(await claim(ended, 'a'), 'a', done(1), at(1))
      await sweeps.expire(at(7 * DAY - 1))
      assert.equal((await store.get(workspaceId, 'dataset', waiting, at(7 * DAY - 1))).status, 'queued')
      await sweeps.expire(at(7 * DAY))
      for (const id of [waiting, ended]) {
        const error = await store.get(workspaceId, 'dataset', id, at(7 * DAY)).catch((failure) => failure)
        assert.equal(error.code, 'run_expired')
        assert.lengthOf(await eventsOf(id, -1, 9), 0)
        const [row] = await sql.select<any>('SELECT input, output, status FROM runs WHERE id = ?', [id])
        assert.isNull(row.input)
        assert.isNull(row.output)
      }
      assert.deepEqual(await balance(), { granted: 100, posted: 1, pending: 0 })
    })

    test('a sweep wakes runs of dead workers and queued runs that were not taken', async ({ assert }) => {
      const queue = new MemoryQueue()
      const sweeps = new RunSweeps(sql, queue, store)
      await sql.run(`UPDATE runs SET status = 'failed' WHERE status IN ('queued', 'running')`)
      const [lost, held, waiting] = [await queued(), await queued(), await queued()]
      await claim(lost, 'a', 0, 15)
      await claim(held, 'b', 0, 60)
      assert.equal(await sweeps.wakeLost(at(29)), 1)
      assert.equal(await sweeps.wakeLost(at(30)), 2)
      assert.equal((await queue.counts(RUN_QUEUE)).waiting, 2)
      assert.isNotNull(await store.claim(waiting, 'c', at(31), at(60)))
      await queue.close()
    })

    test('a lost run is woken at once behind any number of waiting runs, and each of these in time', async ({
      assert,
    }) => {
      const woken: string[] = []
      const queue = { enqueue: async (_: string, { runId }: any) => void woken.push(runId) }
      const sweeps = new RunSweeps(sql, queue as unknown as Queue, store)
      await sql.run(`UPDATE runs SET status = 'failed' WHERE status IN ('queued', 'running')`)
      const waiting = Array.from({ length: 450 }, () => randomUUID())
      for (const id of waiting)
        await sql.run(
          `INSERT INTO runs (id, workspace_id, key_id, kind, status, created_at, expires_at)
           VALUES (?, ?, 'key', 'dataset', 'queued', ?, ?)`,
          [id, workspaceId, at(-10).toISOString(), at(8 * DAY).toISOString()]
        )
      const lost = await queued()
      await claim(lost, 'a', 0, 15)
      await sweeps.wakeLost(at(30))
      assert.include(woken, lost)
      for (const second of [35, 40]) await sweeps.wakeLost(at(second))
      assert.includeMembers(woken, waiting)
      const before = woken.length
      await sweeps.wakeLost(at(45))
      assert.isAbove(woken.length, before)
      await sql.run(`UPDATE runs SET status = 'failed' WHERE status IN ('queued', 'running')`)
    })
  })
}
