import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ROWS } from '#domain/proofs/bundle_entries'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { columns, customer, type Customer, get } from '#tests/functional/datasets/fixture'
import { bundleOf, fillFromArchive, filled } from './fixture.js'
import { unpack } from './tampering.js'

const COMPANY = { rows: [{ domain: 'tidewell.example' }], columns: columns('name', 'headcount') }
const rowsOf = (bundle: Buffer) =>
  unpack(bundle)
    .get(ROWS)!
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test.group('proofs: rows that are left out', (group) => {
  let buyer: Customer
  let sql: Sql
  group.tap((one) => one.timeout(120_000))
  group.setup(async () => {
    await fillFromArchive()
    buyer = await customer()
    sql = await app.container.make(Sql)
    return () => app.container.restoreAll()
  })

  test('[PR-006] a row with a suppressed cell is left out as a whole', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, COMPANY)
    const [before] = await sql.select<{ cells: string }>(
      'SELECT cells FROM dataset_rows WHERE dataset_id = ? AND position = 0',
      [id]
    )
    const cells = JSON.parse(before.cells)
    cells.headcount = { ...cells.headcount, value: null, status: 'not_found', reason: 'suppressed' }
    await sql.run('UPDATE dataset_rows SET cells = ? WHERE dataset_id = ? AND position = 0', [
      JSON.stringify(cells),
      id,
    ])
    const [row] = rowsOf(await bundleOf(buyer.secret, id, '?columns=name'))
    assert.deepEqual(row, { row: 0, left_out: 'suppressed' })
  })

  test('[PR-006] a row is left out if a check names a suppressed address', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, COMPANY)
    const [{ basis }] = await sql.select<{ basis: string }>(
      'SELECT basis FROM dataset_rows WHERE dataset_id = ? AND position = 0',
      [id]
    )
    const checks = {
      email: { 'x.checked@tidewell.example': { validation: 'valid', reason: 'accepted' } },
      phone: {},
    }
    await sql.run('UPDATE dataset_rows SET basis = ? WHERE dataset_id = ?', [
      JSON.stringify({ ...JSON.parse(basis), checks }),
      id,
    ])
    assert.isArray(rowsOf(await bundleOf(buyer.secret, id))[0].records)
    const list = await app.container.make(SuppressionList)
    const identifiers = identifiersOf({ emails: ['x.checked@tidewell.example'] })
    await list.add({ id: 'sup_check', scope: 'contacts', identifiers })
    try {
      const rows = rowsOf(await bundleOf(buyer.secret, id))
      assert.deepEqual(rows, [{ row: 0, left_out: 'suppressed' }])
    } finally {
      await list.remove('sup_check')
    }
  })

  test('[PR-007] a basis that an erasure damaged counts as missing', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, COMPANY)
    const now = '2026-01-01T00:00:00.000Z'
    const damages = [
      { erased: true },
      { now, names: ['[erased]'], pages: [] },
      { now, names: [], pages: [{ url: null, observed_at: now }] },
    ]
    for (const damage of damages) {
      await sql.run('UPDATE dataset_rows SET basis = ? WHERE dataset_id = ?', [JSON.stringify(damage), id])
      assert.deepEqual(rowsOf(await bundleOf(buyer.secret, id)), [{ row: 0, left_out: 'not_kept' }])
      const diff = await get(client, buyer.secret, `/v1/datasets/${id}/diff`)
      assert.deepEqual(diff.body().data, { cells: [], next_cursor: null, rows_left_out: 1 })
      const day = new Date().toISOString().slice(0, 10)
      ;(await get(client, buyer.secret, `/v1/datasets/${id}/rows?as_of=${day}`)).assertStatus(200)
    }
  })
})
