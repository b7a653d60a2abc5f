import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { Book, type Kind, type Wish } from './support/book.js'
import { ask } from './support/client.js'
import { type Engine, missing, newPlace, type Place } from './support/database.js'
import { importPeople, newKeys } from './support/fixture.js'
import { freePort, Service } from './support/service.js'
import { repeats } from '#tests/support/long_form'

const MANY = repeats('PARALLEL_REQUESTS', { short: 300, long: 1_000 })
const SETUPS: { engine: Engine; processes: number }[] = [
  { engine: 'sqlite', processes: 1 },
  { engine: 'postgres', processes: 2 },
]

for (const { engine, processes } of SETUPS)
  test.group(`${MANY} concurrent requests: ${engine}, processes: ${processes}`, (group) => {
    const why = missing(engine)
    if (why) {
      test('concurrent requests').skip(true, why)
      return
    }
    let place: Place
    let services: Service[]
    let opened: { sql: Sql; close: () => Promise<void> }
    group.setup(async () => {
      place = await newPlace(engine)
      await importPeople(place)
      opened = place.open()
      const env = { ...place.env, PRICES: 'search=1' }
      services = []
      for (let i = 0; i < processes; i++) services.push(new Service(env, await freePort()))
      for (const service of services) await service.ready()
    })
    group.teardown(async () => {
      for (const service of services) await service.kill()
      await opened.close()
      await place.end()
    })
    const askAll = (requests: Wish[]) =>
      Promise.all(requests.map((wish, i) => ask(services[i % processes].url, wish)))
    const count = async (from: string, value: string) =>
      Number((await opened.sql.select<{ n: unknown }>(`SELECT count(*) AS n FROM ${from}`, [value]))[0].n)

    for (const kind of ['criteria', 'search'] as Kind[])
      test(`[ID-001 ID-002 ID-015] concurrent requests with one idempotency key have one effect and one response: ${kind}`, async ({
        assert,
      }) => {
        const [key] = await newKeys(opened.sql, 1, { credits: 1_000, dailyBudget: 1_000 })
        const wish = new Book().wish(key, kind, 3)
        const answers = await askAll(Array.from({ length: MANY }, () => wish))
        assert.lengthOf([...new Set(answers.map((answer) => JSON.stringify(answer)))], 1)
        assert.equal(answers[0]?.status, kind === 'criteria' ? 201 : 200)
        const [kept, charged] = [
          await count('search_criteria WHERE workspace_id = ?', key.workspaceId),
          await count(`ledger_entries WHERE kind = 'settle' AND amount = 3 AND key_id = ?`, key.id),
        ]
        assert.deepEqual([kept, charged], kind === 'criteria' ? [1, 0] : [0, 1])
        assert.equal(await count('reservations WHERE key_id = ?', key.id), charged)
      })

    test('[BI-017 BI-018] of concurrent requests that cost 1 each against a daily budget of 100 exactly 100 succeed', async ({
      assert,
    }) => {
      const [key] = await newKeys(opened.sql, 1, { credits: 10_000, dailyBudget: 100 })
      const book = new Book()
      const answers = await askAll(Array.from({ length: MANY }, () => book.wish(key, 'search', 1)))
      const codes = answers.map((answer) => {
        const { error, meta } = JSON.parse(answer?.body ?? '{}')
        if (answer?.status === 200) return `charged ${meta.credits_charged}`
        return error?.code ?? 'no answer'
      })
      const tally = Object.fromEntries(
        [...new Set(codes)].sort().map((code) => [code, codes.filter((each) => each === code).length])
      )
      assert.deepEqual(tally, { 'charged 1': 100, daily_budget_exceeded: MANY - 100 })
      const billing = new SqlBilling(opened.sql, randomUUID)
      assert.deepEqual((await billing.spend(key.id, new Date())).day, { posted: 100, pending: 0 })
      assert.deepEqual(await billing.balance(key.workspaceId), { granted: 10_000, posted: 100, pending: 0 })
      assert.deepEqual(await billing.audit(), [])
    })
  })
