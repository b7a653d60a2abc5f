import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { columns, customer, fillFrom, post } from './fixture.js'

const ROWS = Array(12).fill({ domain: 'tidewell.example' })

const count = async (table: string) => {
  const sql = await app.container.make(Sql)
  const [{ n }] = await sql.select<{ n: number }>(`SELECT count(*) AS n FROM ${table}`, [])
  return Number(n)
}

test.group('datasets: dry runs', (group) => {
  group.setup(async () => {
    await fillFrom(new MemoryEvidence([], null))
    return () => app.container.restoreAll()
  })

  for (const mode of ['sync', 'async'])
    test(`${mode}: returns price and sources, and stores and charges nothing`, async ({ client, assert }) => {
      const { secret, balance } = await customer(100)
      const before = await count('datasets')
      const founder = { key: 'custom.founder', description: 'The founder of the company' }
      const body = { rows: ROWS, columns: [...columns('name', 'headcount'), founder], mode, dry_run: true }
      const response = await post(client, secret, body)
      response.assertStatus(200)
      const { data, meta } = response.body()
      assert.deepInclude(data.dry_run, { rows: 12, credits: { min: 0, max: 15 }, max_cost_usd: 1.5 })
      assert.deepEqual(
        data.dry_run.columns.map(({ key, max_credits }: any) => [key, max_credits]),
        [
          ['name', 2],
          ['headcount', 2],
          ['custom.founder', 12],
        ]
      )
      for (const { asks } of data.dry_run.columns) assert.includeMembers(asks, ['records', 'archive'])
      assert.deepInclude(meta, { credits_charged: 0, max_credits: 15, remaining_credits: 100 })
      assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
      assert.equal(await count('datasets'), before)
    })

  test('works without credits, and its maximum is what the request reserves', async ({ client, assert }) => {
    const body = { rows: ROWS.slice(0, 2), columns: columns('name') }
    const poor = await customer(0)
    const dry = (await post(client, poor.secret, { ...body, dry_run: true })).body()
    const rich = await customer(100)
    const real = (await post(client, rich.secret, body)).body()
    assert.equal(dry.meta.max_credits, real.meta.max_credits)
    assert.equal(dry.data.dry_run.credits.max, real.meta.max_credits)
  })

  test('an invalid request fails as it does without dry_run', async ({ client }) => {
    const { secret } = await customer(100)
    const body = { rows: ROWS, columns: columns('nothing'), dry_run: true }
    ;(await post(client, secret, body)).assertStatus(422)
  })
})
