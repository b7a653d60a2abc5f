import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { type Customer, columns, customer, fillFrom, get, inventedWeb, post } from './fixture.js'

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Nobody ${i}` }))
const customs = (count: number) => columns(...Array.from({ length: count }, (_, i) => `custom.c${i}`))

test.group('datasets: the request', (group) => {
  let buyer: Customer
  group.setup(async () => {
    await fillFrom(inventedWeb())
    buyer = await customer()
    return () => app.container.restoreAll()
  })

  /** Expects a 422 that names the path. */
  const refuses = async (client: ApiClient, assert: any, body: object, ...paths: string[]) => {
    const response = await post(client, buyer.secret, body)
    response.assertStatus(422)
    const { code, details } = response.body().error
    assert.equal(code, 'validation_failed')
    assert.sameMembers(Object.keys(details.fieldErrors), paths)
  }
  const accepts = async (client: ApiClient, body: object) => {
    const response = await post(client, buyer.secret, body)
    response.assertStatus((body as { mode?: string }).mode === 'async' ? 202 : 200)
    return response.body()
  }

  test('[DS-001 DS-002 DS-003 DS-004] the three routes require people:search', async ({ client, assert }) => {
    const { secret } = await customer(10, { scopes: ['people:search'] })
    const created = await post(client, secret)
    created.assertStatus(200)
    const { id, rows_url } = created.body().data.dataset
    assert.isString(id)
    assert.equal(rows_url, `/v1/datasets/${id}/rows`)
    const stranger = await customer(10, { scopes: ['people:lookup', 'people:enrich', 'agent:cancel'] })
    for (const path of [`/v1/datasets/${id}`, rows_url]) {
      ;(await get(client, secret, path)).assertStatus(200)
      ;(await get(client, stranger.secret, path)).assertStatus(403)
    }
    const refused = await post(client, stranger.secret)
    refused.assertStatus(403)
    assert.equal(refused.body().error.code, 'insufficient_scope')
  })

  test('a wrong column key is answered with the valid ones', async ({ client, assert }) => {
    const body = { entity: { type: 'company' }, columns: columns('employees') }
    const { error } = (await post(client, buyer.secret, body)).body()
    assert.match(error.message, /^columns\.0\.key: must be one of name, domain, .*headcount, .*custom\.\*$/)
  })

  test('[AU-013] older keys with people:enrich and agent:chat work on all three routes', async ({
    client,
  }) => {
    const older = await customer(10, { scopes: ['people:enrich', 'agent:chat'] })
    const created = await post(client, older.secret)
    created.assertStatus(200)
    const { id, rows_url } = created.body().data.dataset
    for (const path of [`/v1/datasets/${id}`, rows_url])
      (await get(client, older.secret, path)).assertStatus(200)
    for (const scopes of [['people:enrich'], ['agent:chat']] as const)
      (await post(client, (await customer(10, { scopes: [...scopes] })).secret)).assertStatus(403)
  })

  for (const type of ['person', 'company', 'custom'])
    test(`[DS-005] returns entity.type ${type}`, async ({ client, assert }) => {
      const { data } = await accepts(client, { entity: { type }, rows: [{ name: 'Nobody' }] })
      assert.equal(data.dataset.entity_type, type)
    })

  for (const [entity, path] of [
    [undefined, 'entity'],
    [null, 'entity'],
    [{}, 'entity.type'],
    [{ type: 'robot' }, 'entity.type'],
    [{ type: 'company', kind: 'x' }, 'entity.kind'],
  ] as const)
    test(`[DS-005] rejects entity ${JSON.stringify(entity)}`, ({ client, assert }) =>
      refuses(client, assert, { entity }, path))

  test('[DS-006 DS-010] returns mode and deadline_ms, or their defaults', async ({ client, assert }) => {
    const plain = (await accepts(client, {})).data.dataset
    assert.deepInclude(plain, { mode: 'sync', deadline_ms: 20_000 })
    const created = (await accepts(client, { mode: 'sync', deadline_ms: 5_000 })).data.dataset
    assert.deepInclude(created, { mode: 'sync', deadline_ms: 5_000 })
    assert.equal((await accepts(client, { mode: 'async' })).data.dataset.mode, 'async')
    await refuses(client, assert, { mode: 'later' }, 'mode')
  })

  test('[DS-011 DS-012] returns freshness and include_unverified, or their defaults', async ({
    client,
    assert,
  }) => {
    for (const freshness of [undefined, {}]) {
      const { dataset } = (await accepts(client, { freshness })).data
      assert.deepInclude(dataset, { freshness: { max_age_days: null }, include_unverified: false })
    }
    const { dataset } = (await accepts(client, { freshness: { max_age_days: 30 }, include_unverified: true }))
      .data
    assert.deepInclude(dataset, { freshness: { max_age_days: 30 }, include_unverified: true })
    const reread = (await get(client, buyer.secret, `/v1/datasets/${dataset.id}`)).body().data
    assert.deepEqual(reread.dataset, dataset)
    await refuses(client, assert, { include_unverified: 'yes' }, 'include_unverified')
  })

  for (const [title, body, ...paths] of [
    ['no row', { rows: [] }, 'rows'],
    ['26 rows', { rows: rows(26) }, 'rows'],
    ['2,001 rows, async', { rows: rows(2_001), mode: 'async' }, 'rows'],
    ['rows that are not a list', { rows: { name: 'x' } }, 'rows'],
    ['no column', { columns: [] }, 'columns'],
    ['31 columns', { columns: customs(31) }, 'columns'],
    ['deadline_ms 999', { deadline_ms: 999 }, 'deadline_ms'],
    ['deadline_ms 60,001', { deadline_ms: 60_001 }, 'deadline_ms'],
    ['deadline_ms 1,500.5', { deadline_ms: 1_500.5 }, 'deadline_ms'],
    ['deadline_ms as text', { deadline_ms: '5000' }, 'deadline_ms'],
    ['max_age_days -1', { freshness: { max_age_days: -1 } }, 'freshness.max_age_days'],
    ['max_age_days 3,651', { freshness: { max_age_days: 3_651 } }, 'freshness.max_age_days'],
    ['max_age_days 1.5', { freshness: { max_age_days: 1.5 } }, 'freshness.max_age_days'],
    ['max_age_days null', { freshness: { max_age_days: null } }, 'freshness.max_age_days'],
    ['freshness null', { freshness: null }, 'freshness'],
    ['an unknown key', { colour: 'red' }, 'colour'],
    ['an unknown key of freshness', { freshness: { days: 1 } }, 'freshness.days'],
  ] as [string, object, ...string[]][])
    test(`[DS-053 DS-054 DS-055 DS-056 DS-058] rejects ${title}`, ({ client, assert }) =>
      refuses(client, assert, body, ...paths))

  test('[ENV-005] names wrong values of rows and columns together with wrong types elsewhere', ({
    client,
    assert,
  }) =>
    refuses(
      client,
      assert,
      {
        rows: [{ name: 7 }, { name: 'A', size: 1 }, { company: 'A' }, { email: 'nobody' }],
        columns: [{ key: 'name' }, { key: 'phone' }, { key: 'name' }, { title: 'x' }],
      },
      ...['rows.0.name', 'rows.1.size', 'rows.2', 'rows.3.email'],
      ...['columns.1.key', 'columns.2.key', 'columns.3.key', 'columns.3.title']
    ))

  for (const [title, body] of [
    ['25 rows', { rows: rows(25) }],
    ['26 rows, async', { rows: rows(26), mode: 'async' }],
    ['2,000 rows, async', { rows: rows(2_000), mode: 'async' }],
    ['30 columns', { columns: customs(30) }],
    ['deadline_ms 1,000', { deadline_ms: 1_000 }],
    ['deadline_ms 60,000', { deadline_ms: 60_000 }],
    ['any deadline_ms, async', { deadline_ms: 5, mode: 'async' }],
    ['max_age_days 0', { freshness: { max_age_days: 0 } }],
    ['max_age_days 3,650', { freshness: { max_age_days: 3_650 } }],
  ] as [string, object][])
    test(`[DS-053 DS-054 DS-055 DS-056 DS-057 DS-058] accepts ${title}`, ({ client }) =>
      accepts(client, body))

  test('[DS-014 DS-015 DS-016 BI-008] meta of a sync creation has six members with the charge and the balance', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(500)
    const requested = columns('name', 'founded_year', 'headcount', 'custom.x')
    const response = await post(client, secret, {
      columns: requested,
      rows: [...rows(3), { domain: 'tidewell.example' }],
    })
    response.assertStatus(200)
    const { request_id, warnings, ...meta } = response.body().meta
    assert.equal(request_id, response.header('x-request-id'))
    // Three rows have no values, so `meta` also has a warning.
    assert.match(warnings.join(' '), /^No page in reach answers any column of 3 of 4 rows: /)
    // 12 standard cells cost 2 ACU and 4 custom cells cost 4; only Tidewell's three are found.
    const charged = 1
    assert.deepEqual(meta, {
      credits_charged: charged,
      acu_charged: charged,
      max_credits: 6,
      remaining_credits: 500 - charged,
      remaining_acu: 500 - charged,
    })
    assert.deepEqual(await balance(), { granted: 500, posted: charged, pending: 0 })
  })

  test('[DS-014 DS-016 BI-009] meta of an async creation has no charge yet', async ({ client, assert }) => {
    const { secret } = await customer(500)
    const body = { mode: 'async', columns: columns('name', 'custom.x'), rows: rows(3) }
    const { meta } = (await post(client, secret, body)).body()
    const { request_id, ...cost } = meta
    assert.isString(request_id)
    const none = { credits_charged: 0, acu_charged: 0, remaining_credits: 500, remaining_acu: 500 }
    assert.deepEqual(cost, { ...none, max_credits: 4 })
  })

  test('[OP-004] rejects a body over 8 MB', async ({ client, assert }) => {
    const hints = (bytes: number) => Array.from({ length: bytes / 2_000 }, () => 'x'.repeat(1_990))
    const big = (count: number) => ({
      mode: 'async',
      rows: hints(count).map((extra) => ({ name: 'Nobody', extra })),
    })
    ;(await post(client, buyer.secret, big(3_900_000))).assertStatus(202)
    const padded = { ...big(2_000), padding: 'x'.repeat(8 * 1024 * 1024) }
    const refused = await post(client, buyer.secret, padded)
    refused.assertStatus(413)
    assert.equal(refused.body().error.code, 'validation_failed')
  })
})
