import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { RunStore } from '#app/runs/run_store'
import { eventually } from '#tests/contract/support/queue'
import { Random } from '#tests/contract/support/random'
import { Book } from './support/book.js'
import { ask, insist } from './support/client.js'
import { type Engine, missing, newPlace, type Place } from './support/database.js'
import { importPeople, newKeys, type TestKey } from './support/fixture.js'
import { LoadedServices } from './support/loaded_services.js'
import { freePort, Service } from './support/service.js'
import { EFFECTS, newStepRun } from './support/step_runs.js'
import { verifyAnswers, verifyBooks } from './support/verify_books.js'
import { verifyRuns } from './support/verify_runs.js'

const STEPS = [new URL('./support/steps_service.ts', import.meta.url).href]

for (const engine of ['sqlite', 'postgres'] as Engine[])
  test.group(`SIGTERM: ${engine}`, (group) => {
    const why = missing(engine)
    if (why) {
      test('SIGTERM').skip(true, why)
      return
    }
    let place: Place
    let sql: Sql
    let keys: TestKey[]
    const services: Service[] = []
    group.each.setup(async () => {
      place = await newPlace(engine)
      await importPeople(place)
      const opened = place.open()
      sql = opened.sql
      keys = await newKeys(sql, 16, { credits: 1_000_000, dailyBudget: 100_000 })
      return async () => {
        for (const service of services.splice(0)) await service.kill()
        await opened.close()
        await place.end()
      }
    })

    async function serve(env: Record<string, string> = {}): Promise<Service> {
      const service = new Service(
        { ...place.env, PRICES: 'search=1', ...env },
        await freePort(),
        undefined,
        STEPS
      )
      services.push(service)
      await service.ready()
      return service
    }

    /** Sends SIGTERM. Returns the exit code and the duration. */
    async function terminate(service: Service): Promise<{ code: number | null; ms: number }> {
      const began = performance.now()
      await service.kill('SIGTERM')
      return { code: service.child.exitCode, ms: performance.now() - began }
    }

    test('answers requests in flight and takes no new ones', async ({ assert }) => {
      const service = await serve()
      const wish = new Book().wish(keys[0], 'criteria', 1)
      const first = await ask(service.url, wish)
      // As if another process handled the first request of this key for two more seconds.
      const until = new Date(Date.now() + 2_000).toISOString()
      await sql.run(
        `UPDATE idempotency_keys SET status = NULL, claimed_until = ? WHERE idempotency_key = ?`,
        [until, wish.idempotencyKey]
      )
      const waiting = Array.from({ length: 20 }, () => ask(service.url, wish))
      await sleep(500)
      const ended = terminate(service)
      await sleep(500)
      const late = await ask(service.url, new Book().wish(keys[1], 'criteria', 1))
      const answers = await Promise.all(waiting)
      const { code, ms } = await ended
      assert.equal(code, 0, service.printed)
      assert.isBelow(ms, 10_000)
      assert.isNull(late)
      assert.lengthOf([...new Set(answers.map((answer) => JSON.stringify(answer)))], 1)
      assert.include(answers[0], { status: 201 })
      assert.notEqual(answers[0]!.requestId, first!.requestId)
    })

    test('exits quickly under load without losing or double charging acknowledged requests', async ({
      assert,
    }) => {
      const book = new Book()
      const load = new LoadedServices(book, keys, new Random(1))
      for (let i = 0; i < 2; i++) {
        const service = await serve()
        load.use([service.url])
        await eventually('the load runs', () => book.answers > 60 * (i + 1), 30_000)
        const { code, ms } = await terminate(service)
        assert.equal(code, 0, service.printed)
        assert.isBelow(ms, 10_000)
      }
      // Aborted requests were aborted before they had an effect: nothing is held.
      for (const { workspaceId } of keys)
        assert.equal((await new SqlBilling(sql, randomUUID).balance(workspaceId)).pending, 0)
      const service = await serve()
      load.use([service.url])
      await load.end()
      for (let wish = book.nextDoubtful(0); wish; wish = book.nextDoubtful(0))
        await insist(() => [service.url], wish, book)
      await verifyAnswers(service.url, book)
      await verifyBooks(sql, book)
      assert.deepEqual(book.violations, [])
    })

    test('runs in progress are returned and continue elsewhere; ROLE=web works on none, ROLE=worker answers only /health', async ({
      assert,
    }) => {
      await sql.run(EFFECTS)
      const billing = new SqlBilling(sql, randomUUID)
      const [store, queue] = [new RunStore(sql, billing), new SqlQueue(sql)]
      const owner = { workspaceId: keys[0].workspaceId, keyId: keys[0].id }
      const input = { steps: 6, fails: false, stepMs: 500 }
      const made: string[] = []
      for (let i = 0; i < 3; i++) made.push(await newStepRun({ sql, billing, store, queue }, owner, input))
      const statuses = async () =>
        (await sql.select<{ status: string }>('SELECT status FROM runs')).map(({ status }) => status)
      const effects = async () => (await sql.select('SELECT step FROM step_effects')).length

      const web = await serve({ ROLE: 'web' })
      await sleep(1_500)
      assert.deepEqual(await statuses(), ['queued', 'queued', 'queued'])
      assert.equal((await ask(web.url, new Book().wish(keys[1], 'criteria', 1)))?.status, 201)
      assert.equal((await terminate(web)).code, 0)

      const all = await serve()
      await eventually('some steps are done', async () => (await effects()) >= 4, 20_000)
      const { code, ms } = await terminate(all)
      assert.equal(code, 0, all.printed)
      assert.isBelow(ms, 10_000)
      assert.deepEqual(await statuses(), ['queued', 'queued', 'queued'])
      const leased = await sql.select('SELECT id FROM runs WHERE lease_token IS NOT NULL')
      assert.lengthOf(leased, 0)

      const worker = await serve({ ROLE: 'worker' })
      for (const path of ['/v1/search', '/v1/account/credits', '/openapi.json', '/docs', '/'])
        assert.equal((await fetch(worker.url + path)).status, 404, path)
      const ended = async () =>
        (await statuses()).every((status) => status === 'completed') &&
        (await sql.select('SELECT id FROM jobs')).length === 0
      await eventually('all are completed', ended, 15_000)
      assert.equal((await terminate(worker)).code, 0)
      assert.deepEqual(await verifyRuns(sql, made), [])
      await queue.close()
    })
  })
