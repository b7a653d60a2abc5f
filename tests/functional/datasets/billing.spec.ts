import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { CALLER_CACHE_MS } from '#app/access/callers'
import { RequestLog } from '#app/telemetry/request_log'
import { changeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { columns, customer, fillFrom, inventedWeb, post } from './fixture.js'

const TIDEWELL = { domain: 'tidewell.example' }
const COLLEAGUE = { name: 'Maren Oakhurst', company: 'Tidewell Marine' }
const JUNO = { domain: 'junovance.example' }
const PERSON = { entity: { type: 'person' } }
const times = (count: number, row: object, ...keys: string[]) => ({
  rows: Array(count).fill(row),
  columns: columns(...keys),
})
const INDUSTRY = { key: 'custom.sector', description: 'The sector or industry the company works in' }

test.group('datasets: what they cost', (group) => {
  group.setup(async () => {
    // A person of another test may have a telephone number.
    await givePeople([])
    await fillFrom(inventedWeb())
    return () => app.container.restoreAll()
  })
  /** Waits until a change of a key takes effect in every process. */
  const changed = async () => {
    const { dialect } = await app.container.make(Sql)
    await new Promise((resolve) => setTimeout(resolve, CALLER_CACHE_MS[dialect] + 50))
  }

  for (const [what, body, cells, cost] of [
    ['BI-001: 1 standard cell', times(1, TIDEWELL, 'name'), 1, 1],
    ['BI-001: 10 standard cells', times(10, TIDEWELL, 'name'), 10, 1],
    ['BI-001: 11 standard cells', times(11, TIDEWELL, 'name'), 11, 2],
    ['BI-002: 5 in each of two columns', times(5, TIDEWELL, 'name', 'founded_year'), 10, 1],
    ['BI-003: 3 custom cells', { rows: Array(3).fill(TIDEWELL), columns: [INDUSTRY] }, 3, 3],
    ['BI-004: 3 work addresses', { ...PERSON, ...times(3, COLLEAGUE, 'email.work') }, 3, 3],
    ['BI-005: 2 personal addresses', { ...PERSON, ...times(2, JUNO, 'email.personal') }, 2, 6],
    ['BI-006: 2 phones', { ...PERSON, ...times(2, JUNO, 'phone') }, 2, 20],
    ['BI-001: of all kinds', { ...PERSON, ...times(2, JUNO, 'name', 'phone', 'email.personal') }, 6, 27],
  ] as [string, object, number, number][])
    test(`[${what.slice(0, 6)} BI-008]${what.slice(7)} cost ${cost}, at once`, async ({ client, assert }) => {
      const { secret, balance } = await customer(100)
      const response = await post(client, secret, body)
      response.assertStatus(200)
      const { data, meta } = response.body()
      const found = data.rows.flatMap(({ cells }: any) => Object.values(cells))
      assert.lengthOf(
        found.filter(({ status }: any) => status === 'found'),
        cells
      )
      assert.deepInclude(meta, { credits_charged: cost, acu_charged: cost, max_credits: cost })
      assert.deepInclude(meta, { remaining_credits: 100 - cost, remaining_acu: 100 - cost })
      assert.deepEqual(await balance(), { granted: 100, posted: cost, pending: 0 })
    })

  test('[BI-007] cells that are not found, unverified or timeout are free, even if a candidate is shown', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    const response = await post(client, secret, {
      rows: [{ name: 'Kestermill Foods', domain: 'kestermill.example' }],
      columns: columns('founded_year', 'headcount', 'custom.unheard_of'),
      include_unverified: true,
    })
    response.assertStatus(200)
    const { rows } = response.body().data
    const statuses = Object.values(rows[0].cells).map(({ status }: any) => status)
    assert.deepEqual(statuses, ['unverified', 'not_found', 'not_found'])
    assert.isNumber(rows[0].cells.founded_year.value)
    assert.equal(response.body().meta.credits_charged, 0)
    assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
  })

  for (const mode of ['sync', 'async'])
    test(`[BI-017 ER-002 ID-016] no balance, ${mode}: 402, replayed even after credits are added`, async ({
      client,
      assert,
    }) => {
      const { secret, grant, balance } = await customer(0)
      const key = randomUUID()
      const refused = await post(client, secret, { mode }, key)
      refused.assertStatus(402)
      assert.equal(refused.body().error.code, 'insufficient_acu')
      await grant(10)
      assert.equal((await post(client, secret, { mode }, key)).text(), refused.text())
      assert.deepEqual(await balance(), { granted: 10, posted: 0, pending: 0 })
      ;(await post(client, secret, { mode })).assertStatus(mode === 'sync' ? 200 : 202)
    })

  // 25 phones cost up to 250 ACU; none of Tidewell's people has one.
  const phones = { ...PERSON, ...times(25, COLLEAGUE, 'phone') }

  for (const mode of ['sync', 'async'])
    for (const [budget, code] of [
      ['daily_budget', 'daily_budget_exceeded'],
      ['monthly_budget', 'monthly_budget_exceeded'],
    ])
      test(`[BI-019 ID-014] ${code}, ${mode}: one ACU over the budget; the idempotency key stays free`, async ({
        client,
        assert,
      }) => {
        const { secret, key: apiKey, balance } = await customer(1_000)
        await changeKey(apiKey, { [budget]: 249 })
        const key = randomUUID()
        const refused = await post(client, secret, { ...phones, mode }, key)
        refused.assertStatus(402)
        assert.equal(refused.body().error.code, code)
        assert.deepEqual(await balance(), { granted: 1_000, posted: 0, pending: 0 })
        await changeKey(apiKey, { [budget]: 250 })
        await changed()
        ;(await post(client, secret, { ...phones, mode }, key)).assertStatus(mode === 'sync' ? 200 : 202)
      })

  test('[BI-008] the request log names what a sync dataset cost', async ({ client, assert }) => {
    const { secret, workspace } = await customer(100)
    ;(await post(client, secret, { ...PERSON, ...times(3, COLLEAGUE, 'email.work') })).assertStatus(200)
    await (await app.container.make(RequestLog)).flush()
    const sql = await app.container.make(Sql)
    const logged = await sql.select<{ charged: unknown }>(
      'SELECT charged FROM request_log WHERE workspace_id = ?',
      [workspace.id]
    )
    assert.deepEqual(
      logged.map(({ charged }) => Number(charged)),
      [3]
    )
  })

  test('[BI-018] reserved credits that were not spent are available again', async ({ client, assert }) => {
    const { secret, key, workspace } = await customer(1_000)
    await changeKey(key, { daily_budget: 400 })
    for (const request of ['first', 'second']) {
      const { meta, error } = (await post(client, secret, phones)).body()
      assert.deepEqual([request, error, meta?.credits_charged], [request, undefined, 0])
    }
    ;(await post(client, secret, { ...phones, mode: 'async' })).assertStatus(202)
    const refused = await post(client, secret, phones)
    // A run that a worker has ended reserves nothing, and no test here starts a worker.
    const sql = await app.container.make(Sql)
    const runs = await sql.select('SELECT status FROM runs WHERE workspace_id = ?', [workspace.id])
    assert.deepEqual([refused.status(), runs], [402, [{ status: 'queued' }]])
  })

  test('[ID-001 ID-002 ID-003] repeated and concurrent requests with one key create one dataset and charge once', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(client, secret, {}, key)))
    assert.lengthOf([...new Set(answers.map((answer) => answer.text()))], 1)
    assert.deepEqual(await balance(), { granted: 100, posted: 1, pending: 0 })
  })

  test('[ID-004 ID-009 ID-010 ID-012] another body conflicts; invalid bodies and missing scopes leave the key free', async ({
    client,
  }) => {
    const { secret, key: apiKey } = await customer(100, { scopes: ['account:read'] })
    const key = randomUUID()
    ;(await post(client, secret, {}, key)).assertStatus(403)
    await changeKey(apiKey, { scopes: '["people:search"]' })
    await changed()
    ;(await post(client, secret, { rows: [] }, key)).assertStatus(422)
    ;(await post(client, secret, { columns: columns('title') }, key)).assertStatus(422)
    ;(await post(client, secret, {}, key)).assertStatus(200)
    ;(await post(client, secret, { include_unverified: true }, key)).assertStatus(409)
    await changeKey(apiKey, { scopes: '["people:search","account:read"]' })
    await changed()
    ;(await post(client, secret, {}, key)).assertStatus(409)
  })
})
