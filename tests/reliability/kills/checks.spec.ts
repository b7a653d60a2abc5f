import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { MemoryQueue } from '#tests/support/fakes/memory_queue'
import { RunStore } from '#app/runs/run_store'
import { Book } from './support/book.js'
import { newPlace } from './support/database.js'
import { newKeys, type TestKey } from './support/fixture.js'
import { EFFECTS, newStepRun } from './support/step_runs.js'
import { verifyBooks } from './support/verify_books.js'
import { verifyRuns } from './support/verify_runs.js'

const HOUR_MS = 3_600_000

test.group('the checks of the kill tests', (group) => {
  let sql: Sql
  let billing: SqlBilling
  let key: TestKey
  group.each.setup(async () => {
    const place = await newPlace('sqlite')
    await place.migrate()
    const opened = place.open()
    sql = opened.sql
    billing = new SqlBilling(sql, randomUUID)
    ;[key] = await newKeys(sql, 1, { credits: 100, dailyBudget: 100 })
    return async () => {
      await opened.close()
      await place.end()
    }
  })

  async function charge(amount: number, charged: number | null): Promise<void> {
    const [id, now] = [randomUUID(), new Date()]
    const { workspaceId, id: keyId } = key
    const hold = {
      id,
      workspaceId,
      keyId,
      route: 'x',
      amount,
      now,
      expiresAt: new Date(now.getTime() + HOUR_MS),
    }
    await billing.reserve({ ...hold, dailyBudget: null, monthlyBudget: null })
    if (charged !== null) await billing.settle(id, charged, now)
  }
  /** A book in which one search was charged `charged`. */
  function answered(charged: number): Book {
    const book = new Book()
    const body = JSON.stringify({ data: {}, meta: { credits_charged: charged } })
    book.answered(book.wish(key, 'search', charged), { status: 200, requestId: 'r', contentType: 'c', body })
    return book
  }

  test('accepts one charge per answer; detects none, two, a wrong amount and a hold that never ends', async ({
    assert,
  }) => {
    const problems = async () => {
      const book = answered(3)
      await verifyBooks(sql, book)
      return book.violations
    }
    assert.match((await problems()).join(), /settlements of/)
    await charge(5, 3)
    assert.deepEqual(await problems(), [])
    await charge(5, null)
    assert.match((await problems()).join(), /still held/)
    await charge(5, 3)
    assert.match((await problems()).join(), /spent 6 for answers of 3/)
  })

  test('detects lost acknowledged data and a second answer', async ({ assert }) => {
    const book = new Book()
    const wish = book.wish(key, 'criteria', 1)
    const answer = { status: 201, requestId: 'r', contentType: 'c', body: '{"data":{"id":"crit_1"}}' }
    book.answered(wish, answer)
    assert.deepEqual(book.violations, [])
    await verifyBooks(sql, book)
    assert.match(book.violations.join(), /criteria kept: 0 found, 1 wanted/)
    book.answered(wish, { ...answer, requestId: 'other' })
    book.answered(wish, { ...answer, status: 500 })
    assert.match(book.violations.slice(-2).join(), /two answers.*answered 500/s)
  })

  test('detects a lost run, an unfinished run, and extra or missing effects and events', async ({
    assert,
  }) => {
    await sql.run(EFFECTS)
    const [store, queue] = [new RunStore(sql, billing), new MemoryQueue()]
    const owner = { workspaceId: key.workspaceId, keyId: key.id }
    const id = await newStepRun({ sql, billing, store, queue }, owner, { steps: 1, fails: false, stepMs: 0 })
    assert.match((await verifyRuns(sql, ['lost', id])).join(), /run lost was acknowledged.*is queued/s)

    const run = (await store.claim(id, 't', new Date(), new Date(Date.now() + HOUR_MS)))!
    await store.emit(id, 't', { type: 'step', data: { step: 0 } }, new Date())
    await store.finish(run, 't', { status: 'completed', output: {}, charge: 1 }, new Date())
    assert.match((await verifyRuns(sql, [id])).join(), /had the effects $/)
    const effect = () => sql.run('INSERT INTO step_effects (run_id, step) VALUES (?, 0)', [id])
    await effect()
    assert.deepEqual(await verifyRuns(sql, [id]), [])
    await effect()
    assert.match((await verifyRuns(sql, [id])).join(), /had the effects 0,0/)
    await sql.run('DELETE FROM run_events WHERE seq = 0')
    assert.match((await verifyRuns(sql, [id])).join(), /had the events 1 run.completed/)
    await queue.close()
  })
})
