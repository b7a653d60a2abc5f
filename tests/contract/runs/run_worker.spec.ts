import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import type { Billing } from '#domain/billing/billing'
import type { RunResult } from '#domain/runs/run'
import { RUN_ATTEMPTS, RUN_CLAIMS } from '#domain/runs/limits'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { type RunContext, RunHandler } from '#app/runs/run_handler'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { AGENT_RUN } from '#domain/runs/run_kinds'
import { wakeRun } from '#app/runs/wake_run'
import { insertWorkspace } from '../support/billing_sql.js'
import { sqliteTestSql, type TestSql } from '../support/test_sql.js'

const silent = new Proxy({}, { get: () => () => {} }) as Logger

class Handler extends RunHandler {
  constructor(
    readonly kind: string,
    readonly handle: (context: RunContext) => Promise<RunResult>,
    private readonly cost: number
  ) {
    super()
  }
  override async endEarly() {
    return { charge: this.cost }
  }
}

test.group('run worker', (group) => {
  let made: TestSql
  let billing: Billing
  let store: RunStore
  let workspaceId: string
  const ends: (() => Promise<void>)[] = []
  group.each.setup(async () => {
    made = await sqliteTestSql()
    billing = new SqlBilling(made.sql, randomUUID)
    store = new RunStore(made.sql, billing)
    workspaceId = await insertWorkspace(made.sql)
    await billing.grant({ id: 'g', workspaceId, amount: 100, note: null, now: new Date() })
  })
  group.each.teardown(async () => {
    for (const end of ends.splice(0)) await end()
    await made.end()
  })

  /** Creates a worker with its own queue over the same database, as another process would. */
  function worker(
    handle: (context: RunContext) => Promise<RunResult>,
    leaseMs = 300,
    cost = 0,
    perWorkspace?: number,
    kinds = ['test']
  ) {
    const queue = new SqlQueue(made.sql, { backoff: { baseMs: 10, capMs: 20, jitter: 'equal' } })
    const handlers = kinds.map((kind) => new Handler(kind, handle, cost))
    const worker = new RunWorker(store, queue, silent, handlers, {
      leaseMs,
      concurrency: 2,
      perWorkspace,
    })
    worker.start()
    ends.push(async () => {
      await worker.stop(0)
      await queue.close()
    })
    return worker
  }

  async function newRun(of = workspaceId, kind = 'test'): Promise<string> {
    const [id, reservationId] = [randomUUID(), randomUUID()]
    const [now, base] = [new Date(), { workspaceId: of, keyId: 'key' }]
    const queue = new SqlQueue(made.sql)
    await made.sql.transaction(async (tx) => {
      const hold = { ...base, id: reservationId, route: 'x', amount: 10, now, dailyBudget: null }
      await billing.reserve({ ...hold, monthlyBudget: null, expiresAt: new Date(Date.now() + 1e9) }, tx)
      await store.create({ ...base, id, kind, input: { steps: 3 }, reservationId }, now, tx)
      await wakeRun(queue, { id, workspaceId: of, kind }, tx)
    })
    await queue.close()
    return id
  }
  const read = (id: string) => store.get(workspaceId, 'test', id, new Date())
  async function ended(id: string) {
    for (let i = 0; i < 400; i++) {
      const run = await read(id)
      if (run.finishedAt) return run
      await sleep(10)
    }
    throw new Error('the run did not end')
  }
  const completed = (charge = 1): RunResult => ({ status: 'completed', output: {}, charge })

  test('executes a run and charges for its result', async ({ assert }) => {
    worker(async ({ run, emit }) => {
      await emit('began', run.input)
      return completed(3)
    })
    const run = await ended(await newRun())
    assert.include(run, { status: 'completed', charged: 3, attempts: 1 })
    assert.deepEqual(await billing.balance(workspaceId), { granted: 100, posted: 3, pending: 0 })
  })

  test('slow agent runs leave all slots to other runs of the same workspace', async ({ assert }) => {
    const begun: string[] = []
    const slow = Promise.withResolvers<void>()
    const handle = async ({ run }: RunContext) => {
      begun.push(run.kind)
      if (run.kind === AGENT_RUN) await slow.promise
      return completed()
    }
    worker(handle, 300, 0, undefined, ['test', AGENT_RUN])
    for (let i = 0; i < 6; i++) await newRun(workspaceId, AGENT_RUN)
    while (begun.length < 4) await sleep(10)
    const [first, second] = [await newRun(), await newRun()]
    await Promise.all([ended(first), ended(second)])
    assert.deepEqual(begun, [AGENT_RUN, AGENT_RUN, AGENT_RUN, AGENT_RUN, 'test', 'test'])
    slow.resolve()
  })

  test('slow runs of one workspace leave slots for other workspaces', async ({ assert }) => {
    const other = await insertWorkspace(made.sql)
    await billing.grant({ id: 'g2', workspaceId: other, amount: 100, note: null, now: new Date() })
    const slow = Promise.withResolvers<void>()
    const begun: string[] = []
    const handle = async ({ run }: RunContext) => {
      begun.push(run.workspaceId)
      if (run.workspaceId === workspaceId) await slow.promise
      return completed()
    }
    const slowIds = [await newRun(), await newRun(), await newRun()]
    worker(handle, 300, 0, 1)
    const quick = await newRun(other)
    for (let i = 0; i < 400 && !(await store.get(other, 'test', quick, new Date())).finishedAt; i++)
      await sleep(10)
    assert.deepEqual(begun, [workspaceId, other])
    slow.resolve()
    for (const id of slowIds) assert.include(await ended(id), { status: 'completed', attempts: 1 })
  })

  test('retries an unexpected failure from the checkpoint', async ({ assert }) => {
    const seen: unknown[] = []
    worker(async ({ run, checkpoint }) => {
      seen.push(run.checkpoint)
      if (seen.length < 3) {
        await checkpoint({ done: seen.length })
        throw new Error('flaky')
      }
      return completed()
    })
    assert.include(await ended(await newRun()), { status: 'completed', attempts: 3 })
    assert.deepEqual(seen, [null, { done: 1 }, { done: 2 }])
  })

  test('a run fails after its last attempt, without error details and without a charge', async ({
    assert,
  }) => {
    worker(async () => {
      throw new Error('secret at /srv')
    })
    const run = await ended(await newRun())
    assert.include(run, { status: 'failed', attempts: RUN_ATTEMPTS, charged: 0 })
    assert.equal(run.error!.code, 'internal_error')
    assert.notInclude(run.error!.message, 'secret')
    assert.deepEqual(await billing.balance(workspaceId), { granted: 100, posted: 0, pending: 0 })
  })

  test('a run that crashes several workers fails, and its results are charged', async ({ assert }) => {
    let begun = 0
    const [last, over] = [await newRun(), await newRun()]
    for (const [id, losses] of [
      [last, RUN_CLAIMS - 1],
      [over, RUN_CLAIMS],
    ] as const)
      for (let i = 0; i < losses; i++)
        assert.isNotNull(await store.claim(id, `lost ${i}`, new Date(), new Date(0)))
    const finish = async () => {
      begun++
      return completed(2)
    }
    worker(finish, 300, 4)
    assert.include(await ended(last), { status: 'completed', attempts: RUN_CLAIMS })
    const run = await ended(over)
    assert.include(run, { status: 'failed', charged: 4 })
    assert.equal(run.error!.code, 'internal_error')
    assert.equal(begun, 1)
    assert.deepEqual(await billing.balance(workspaceId), { granted: 100, posted: 6, pending: 0 })
  })

  test('an expected failure ends a run at once with its code', async ({ assert }) => {
    worker(async () => {
      throw new DomainError('upstream_unavailable')
    })
    const run = await ended(await newRun())
    assert.include(run, { status: 'failed', attempts: 1 })
    assert.equal(run.error!.code, 'upstream_unavailable')
  })

  test('renews the lease while the handler works, so that no other worker starts', async ({ assert }) => {
    let begun = 0
    const slow = async () => {
      begun++
      await sleep(1_000)
      return completed()
    }
    worker(slow, 200)
    worker(slow, 200)
    assert.include(await ended(await newRun()), { status: 'completed', attempts: 1 })
    assert.equal(begun, 1)
  })

  test('a cancelled run aborts its handler within a lease and is not charged', async ({ assert }) => {
    const reported = Promise.withResolvers<void>()
    worker(async ({ signal }) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      reported.resolve()
      return completed(9)
    }, 150)
    const id = await newRun()
    while ((await read(id)).status === 'queued') await sleep(5)
    assert.equal(await store.cancel(workspaceId, id, new Date()), 'cancelled')
    await reported.promise
    await sleep(30)
    assert.equal((await read(id)).status, 'cancelled')
    assert.deepEqual(await billing.balance(workspaceId), { granted: 100, posted: 0, pending: 0 })
  })

  test('a stopping worker returns its run, and another continues from the checkpoint', async ({ assert }) => {
    const first = worker(async ({ checkpoint, signal }) => {
      await checkpoint({ step: 2 })
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopping'))))
      return completed()
    }, 60_000)
    const id = await newRun()
    while ((await read(id)).checkpoint === null) await sleep(5)
    await first.stop(1_000)
    assert.include(await read(id), { status: 'queued', attempts: 0 })
    worker(async ({ run }) => ({ status: 'completed', output: run.checkpoint, charge: 2 }))
    const run = await ended(id)
    assert.deepEqual(run.output, { step: 2 })
    assert.deepEqual(await billing.balance(workspaceId), { granted: 100, posted: 2, pending: 0 })
  })
})
