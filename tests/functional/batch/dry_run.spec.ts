import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { customer } from '#tests/functional/datasets/fixture'
import { freshBatches, post, priced } from './fixture.js'

test.group('batch: dry runs', (group) => {
  const afterwards = freshBatches(group)

  test('returns price and sources, and stores, asks and charges nothing', async ({ client, assert }) => {
    afterwards(priced(2))
    const { secret, balance, workspace } = await customer(100)
    const response = await post(client, secret, {
      fields: ['phone', 'work_email', 'codehost'],
      dry_run: true,
    })
    response.assertStatus(200)
    const { data, meta } = response.body()
    assert.deepInclude(data.dry_run, { rows: 3, credits: { min: 0, max: 18 }, max_cost_usd: 1.8 })
    const [phone, , codehost] = data.dry_run.columns
    assert.deepEqual(phone, { key: 'phone', max_credits: 6, asks: ['known'] })
    assert.includeMembers(codehost.asks, ['records', 'archive'])
    assert.equal(meta.credits_charged, 0)
    assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
    const sql = await app.container.make(Sql)
    for (const table of ['people_batches', 'runs'])
      assert.deepEqual(await sql.select(`SELECT id FROM ${table} WHERE workspace_id = ?`, [workspace.id]), [])
  })

  test('respects max_cost_usd, also when it is too low', async ({ client, assert }) => {
    afterwards(priced(2))
    const { secret } = await customer(100)
    const capped = await post(client, secret, { max_cost_usd: 0.4, dry_run: true })
    assert.equal(capped.body().data.dry_run.credits.max, 4)
    const low = await post(client, secret, { max_cost_usd: 0.1, dry_run: true })
    low.assertStatus(402)
    assert.equal(low.body().error.code, 'max_cost_exceeded')
  })
})
