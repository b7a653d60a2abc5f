import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { fillFromArchive, filled } from '#tests/functional/proofs/fixture'
import { columns, customer, type Customer, get } from './fixture.js'
import { daysAgo, page } from './fixture_pages.js'

const site = (headcount: number, days: number, city = 'Porto') =>
  page(
    'https://driftwell.example/',
    `<title>Driftwell</title><h1>Driftwell</h1><p>Driftwell employs ${headcount} people.</p><p>Headquarters: ${city}</p><p>Chief executive: Mira Halvorsen</p><footer>© 2026 Driftwell</footer>`,
    days
  )
const BODY = {
  rows: [{ domain: 'driftwell.example' }],
  columns: columns('name', 'headcount', 'headquarters'),
}
const day = (days: number) => daysAgo(days).slice(0, 10)

test.group('datasets: other days', (group) => {
  let buyer: Customer
  group.setup(async () => {
    await fillFromArchive([site(40, 60), site(300, 20)])
    buyer = await customer()
    return () => app.container.restoreAll()
  })

  test('[TT-001] as_of answers from the readings up to that day', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, BODY)
    const read = async (query: string) => {
      const response = await get(client, buyer.secret, `/v1/datasets/${id}/rows${query}`)
      response.assertStatus(200)
      return response.body().data.rows[0].cells
    }
    const now = await read('')
    assert.equal(now.headcount.value, '201-500')
    const before = await read(`?as_of=${day(30)}`)
    assert.equal(before.headcount.value, '11-50')
    assert.deepEqual(before.headcount.evidence[0].observed_at.slice(0, 10), day(60))
    assert.equal((await read(`?as_of=${day(0)}`)).headcount.value, now.headcount.value)
    const earlier = await read(`?as_of=${day(90)}`)
    assert.deepEqual(
      Object.values<any>(earlier).map(({ status }) => status),
      ['not_found', 'not_found', 'not_found']
    )
    const explained = await read(`?as_of=${day(30)}&explain=true`)
    assert.equal(explained.headcount.explanation.values[0].value, '11-50')
  })

  for (const asOf of ['2026-02-30', 'yesterday', '2999-01-01', ''])
    test(`[TT-002] rejects as_of=${asOf}`, async ({ client, assert }) => {
      const id = await filled(client, buyer.secret, BODY)
      const response = await get(client, buyer.secret, `/v1/datasets/${id}/rows?as_of=${asOf}`)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().error.details.fieldErrors), ['as_of'])
    })

  test('[TT-003] explain=true returns the explanation that the console shows', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, BODY)
    const rows = (await get(client, buyer.secret, `/v1/datasets/${id}/rows?explain=true`)).body().data.rows
    const { explanation, value } = rows[0].cells.headcount
    assert.equal(explanation.values[0].value, value)
    assert.isAbove(explanation.values[0].votes.length, 0)
    const plain = (await get(client, buyer.secret, `/v1/datasets/${id}/rows`)).body().data.rows
    assert.notProperty(plain[0].cells.headcount, 'explanation')
  })

  test('[TT-003] explanations do not name suppressed people', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, {
      rows: [{ name: 'Driftwell', domain: 'driftwell.example' }],
      columns: columns('name', 'custom.chief_executive'),
    })
    const key = 'custom.chief_executive'
    const read = async (query = '') => {
      const path = `/v1/datasets/${id}/rows?explain=true${query}`
      return (await get(client, buyer.secret, path)).body().data.rows[0].cells
    }
    const before = await read()
    const name = before[key].value
    assert.isString(name)
    assert.isNotNull(before[key].explanation)
    const list = await app.container.make(SuppressionList)
    const identifiers = identifiersOf({ name, employers: [{ company: 'Driftwell' }] })
    await list.add({ id: 'sup_explained', scope: 'all', identifiers })
    try {
      assert.isNull((await read())[key].explanation)
      assert.isNotNull((await read()).name.explanation)
      assert.isNull((await read(`&as_of=${day(0)}`))[key].explanation)
    } finally {
      await list.remove('sup_explained')
    }
  })

  test('[TT-004] the diff lists cells that newer readings answer otherwise, and the changed page', async ({
    client,
    assert,
  }) => {
    const id = await filled(client, buyer.secret, BODY)
    const diff = async () => {
      const response = await get(client, buyer.secret, `/v1/datasets/${id}/diff`)
      response.assertStatus(200)
      return response.body().data
    }
    assert.deepEqual(await diff(), { cells: [], next_cursor: null, rows_left_out: 0 })
    const newer = site(3_000, 0)
    await fillFromArchive([newer])
    const person = `per_${randomUUID().replaceAll('-', '')}`
    const sql = await app.container.make(Sql)
    await sql.run('UPDATE dataset_rows SET person_id = ? WHERE dataset_id = ?', [person, id])
    const { cells } = await diff()
    const recipients = await sql.select<{ workspace_id: string }>(
      'SELECT workspace_id FROM data_recipients WHERE person_id = ?',
      [person]
    )
    assert.deepEqual(
      recipients.map((one) => one.workspace_id),
      [buyer.workspace.id]
    )
    assert.deepEqual(
      cells.map(({ index, column, before, now }: any) => [index, column, before.value, now.value]),
      [[0, 'headcount', '201-500', '1001-5000']]
    )
    const [changed] = cells[0].pages
    assert.deepEqual(
      { ...changed, read_before: changed.read_before.slice(0, 10) },
      {
        url: 'https://driftwell.example/',
        read_before: day(20),
        read_now: newer.observedAt,
        change: 'changed',
      }
    )
    const stranger = await customer()
    ;(await get(client, stranger.secret, `/v1/datasets/${id}/diff`)).assertStatus(404)
  })

  test('[TT-006] the diff blames only changed pages that the cell depends on', async ({ client, assert }) => {
    const front = (days: number) =>
      page(
        'https://sedgemoor.example/',
        '<title>Sedgemoor</title><h1>Sedgemoor</h1><p>Headquarters: Porto</p><a href="/about">About</a><footer>© 2026 Sedgemoor</footer>',
        days
      )
    const about = (headcount: number, days: number) =>
      page(
        'https://sedgemoor.example/about',
        `<title>About - Sedgemoor</title><p>Sedgemoor employs ${headcount} people.</p>`,
        days
      )
    await fillFromArchive([front(20), about(40, 20)])
    const id = await filled(client, buyer.secret, { ...BODY, rows: [{ domain: 'sedgemoor.example' }] })
    // As if other rules had answered.
    const sql = await app.container.make(Sql)
    await sql.run("UPDATE dataset_rows SET cells = replace(cells, 'Porto', 'Lisbon') WHERE dataset_id = ?", [
      id,
    ])
    await fillFromArchive([about(300, 0)])
    const { cells } = (await get(client, buyer.secret, `/v1/datasets/${id}/diff`)).body().data
    assert.deepEqual(
      cells.map(({ column, pages }: any) => [column, pages.map(({ url }: any) => url)]),
      [
        ['headcount', ['https://sedgemoor.example/about']],
        ['headquarters', []],
      ]
    )
  })
})
