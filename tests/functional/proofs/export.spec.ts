import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { describeReport, exitCodeOf } from '../../../clients/verify/src/describe_report.js'
import { verifyBundle } from '../../../clients/verify/src/verify_bundle.js'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { ArchiveRetention } from '#adapters/evidence/archive/archive_retention'
import { ROWS, SIGNATURE } from '#domain/proofs/bundle_entries'
import { readStatement } from '#domain/proofs/statement'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { ProofKeys } from '#app/proofs/proof_keys'
import { StoredKeys } from '#app/shared/stored_keys'
import { columns, customer, type Customer, get } from '#tests/functional/datasets/fixture'
import { askProof, bundleFolder, bundleOf, fillFromArchive, filled } from './fixture.js'
import { flipped, forged, unpack } from './tampering.js'
import env from '#start/env'

const COMPANIES = {
  rows: [
    { domain: 'tidewell.example' },
    { name: 'Harrow Bank', domain: 'harrowbank.example' },
    { domain: 'unheard-of.example' },
  ],
  columns: columns(
    'name',
    'domain',
    'founded_year',
    'headquarters',
    'headcount',
    'industry',
    'page_text',
    'custom.chief_executive'
  ),
}
const rowsIn = (bundle: Buffer) =>
  unpack(bundle)
    .get(ROWS)!
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const statementOf = (bundle: Buffer) => readStatement(unpack(bundle).get(SIGNATURE)!.toString())!

test.group('proofs: export', (group) => {
  let buyer: Customer
  let sql: Sql
  const folder = bundleFolder()
  group.tap((one) => one.timeout(120_000))
  group.setup(async () => {
    await fillFromArchive()
    buyer = await customer()
    sql = await app.container.make(Sql)
    return () => {
      app.container.restoreAll()
      folder.remove()
    }
  })

  test('[PR-001] the verifier answers every cell of a bundle again', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, COMPANIES)
    const path = folder.write(await bundleOf(buyer.secret, id))
    const report = await verifyBundle(path)
    assert.deepEqual(report.problems, [])
    assert.equal(report.derived, 24)
    assert.equal(exitCodeOf(report), 0)
    assert.match(describeReport(report, false), /^VERIFIED\n[\s\S]*24 cells have the value and confidence/)
    const { keys } = (await get(client, buyer.secret, '/.well-known/kith-proof-keys.json')).body()
    assert.deepEqual((await verifyBundle(path, { keys })).problems, [])
  })

  test('[PR-004] an equal export is the same file; another one continues the chain', async ({
    client,
    assert,
  }) => {
    const id = await filled(client, buyer.secret, COMPANIES)
    const first = await bundleOf(buyer.secret, id)
    assert.isTrue((await bundleOf(buyer.secret, id)).equals(first))
    const second = await bundleOf(buyer.secret, id, '?from=1&limit=1&columns=name,domain')
    const [before, after] = [statementOf(first), statementOf(second)]
    assert.deepEqual([before.sequence, before.previous, before.cells], [1, null, 24])
    assert.deepEqual([after.sequence, after.previous, after.cells], [2, before.root, 2])
    const paths = [first, second].map((bundle) => folder.write(bundle))
    assert.deepEqual((await verifyBundle(paths[1], { previous: paths[0] })).problems, [])
    const [problem] = (await verifyBundle(paths[0], { previous: paths[1] })).problems
    assert.equal(problem.code, 'chain')
  })

  test('[PR-004] exports at the same time take different places in the chain', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, COMPANIES)
    const bundles = await Promise.all(
      [0, 1, 2].map((from) => bundleOf(buyer.secret, id, `?from=${from}&limit=1`))
    )
    const chain = bundles.map(statementOf).sort((a, b) => a.sequence - b.sequence)
    assert.deepEqual(
      chain.map(({ sequence, previous }) => [sequence, previous]),
      [
        [1, null],
        [2, chain[0].root],
        [3, chain[1].root],
      ]
    )
  })

  test('[PR-005] a dataset of another workspace and an unknown column are refused', async ({
    client,
    assert,
  }) => {
    const id = await filled(client, buyer.secret, COMPANIES)
    const stranger = await customer()
    assert.equal((await askProof(stranger.secret, id)).status, 404)
    const response = await askProof(buyer.secret, id, '?columns=name,title')
    assert.equal(response.status, 422)
    assert.deepEqual(Object.keys(((await response.json()) as any).error.details.fieldErrors), ['columns'])
  })

  test('[PR-006] suppressed people and pages that name them are left out', async ({ client, assert }) => {
    const body = { rows: COMPANIES.rows.slice(0, 2), columns: columns('name', 'headcount') }
    const id = await filled(client, buyer.secret, body)
    const person = await filled(client, buyer.secret, {
      entity: { type: 'person' },
      rows: [{ name: 'Edith Marlowe', company: 'Harrow Bank' }],
      columns: columns('title'),
    })
    assert.isArray(rowsIn(await bundleOf(buyer.secret, person))[0].records)
    const list = await app.container.make(SuppressionList)
    const identifiers = identifiersOf({ name: 'Edith Marlowe', employers: [{ company: 'Harrow Bank' }] })
    await list.add({ id: 'sup_proofs', scope: 'all', identifiers })
    try {
      const bundle = await bundleOf(buyer.secret, id)
      assert.deepEqual(rowsIn(bundle)[1], { row: 1, left_out: 'page_withheld' })
      assert.isArray(rowsIn(bundle)[0].records)
      const about = await bundleOf(buyer.secret, person)
      assert.deepEqual(rowsIn(about), [{ row: 0, left_out: 'suppressed' }])
      for (const content of [...unpack(bundle).values(), ...unpack(about).values()])
        assert.notInclude(content.toString(), 'Marlowe')
      const report = await verifyBundle(folder.write(bundle))
      assert.deepEqual([report.problems, report.rowsLeftOut], [[], { page_withheld: 1 }])
    } finally {
      await list.remove('sup_proofs')
    }
  })

  test('[PR-008] a service that changes its name still proves older rows', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, { ...COMPANIES, rows: COMPANIES.rows.slice(0, 1) })
    for (const column of ['cells', 'basis'])
      await sql.run(`UPDATE dataset_rows SET ${column} = replace(${column}, ?, ?) WHERE dataset_id = ?`, [
        `"source":"${env.get('SERVICE_NAME')}"`,
        '"source":"formerly.example"',
        id,
      ])
    const report = await verifyBundle(folder.write(await bundleOf(buyer.secret, id)))
    assert.deepEqual([report.problems, report.derived], [[], 8])
  })

  test('[PR-004] the previous bundle must be whole and signed by a trusted key', async ({
    client,
    assert,
  }) => {
    const id = await filled(client, buyer.secret, COMPANIES)
    const first = await bundleOf(buyer.secret, id)
    const second = folder.write(await bundleOf(buyer.secret, id, '?limit=1'))
    const keys = [statementOf(first).key]
    for (const older of [forged(unpack(first)), flipped(first, 100, 1)]) {
      const { problems } = await verifyBundle(second, { keys, previous: folder.write(older) })
      assert.deepEqual(
        problems.map(({ code }) => code),
        ['chain']
      )
    }
    assert.equal((await verifyBundle(second, { keys: [] })).problems[0].code, 'key')
  })

  test('[PR-007] rows without a basis, erased rows and rows with lost pages are left out', async ({
    client,
    assert,
  }) => {
    const body = { ...COMPANIES, rows: [...COMPANIES.rows, { domain: 'lanternfold.example' }] }
    const id = await filled(client, buyer.secret, body)
    const set = (what: string, position: number) =>
      sql.run(`UPDATE dataset_rows SET ${what} WHERE dataset_id = ? AND position = ?`, [id, position])
    await set('basis = NULL', 0)
    await set(`erased_at = '2026-11-23T00:00:00.000Z'`, 1)
    await set('cells = NULL', 2)
    const archive = await app.container.make(PageArchive)
    await new ArchiveRetention(archive).forgetPages(['https://lanternfold.example/'], [])
    const bundle = await bundleOf(buyer.secret, id)
    assert.deepEqual(
      rowsIn(bundle).map(({ left_out }) => left_out),
      ['not_kept', 'erased', 'not_filled', 'page_missing']
    )
    assert.deepEqual((await verifyBundle(folder.write(bundle))).problems, [])
    await fillFromArchive()
  })

  test('[PR-008] a cell of another release, or one that its pages contradict, is not verified', async ({
    client,
    assert,
  }) => {
    const id = await filled(client, buyer.secret, COMPANIES)
    const change = (column: string, from: string, to: string) =>
      sql.run(
        `UPDATE dataset_rows SET ${column} = replace(${column}, ?, ?) WHERE dataset_id = ? AND position = 0`,
        [from, to, id]
      )
    await change('cells', '"value":2009', '"value":2010')
    const wrong = await verifyBundle(folder.write(await bundleOf(buyer.secret, id)))
    assert.deepEqual([wrong.problems, wrong.rowsLeftOut], [[], { contradicted: 1 }])
    assert.match(describeReport(wrong, false), /1 rows are left out: the pages give other answers/)
    await change('cells', '"value":2010', '"value":2009')
    await change('basis', '"release":"', '"release":"0.0.9-')
    const other = await verifyBundle(folder.write(await bundleOf(buyer.secret, id)))
    assert.deepEqual([other.problems, Object.values(other.otherReleases)], [[], [8]])
    assert.equal(exitCodeOf(other), 3)
    assert.match(describeReport(other, false), /^NOT DECIDED\n[\s\S]*kith-verify@0\.0\.9/)
  })

  test('[PR-009] after a rotation, both keys are published and older bundles stay valid', async ({
    client,
    assert,
  }) => {
    const id = await filled(client, buyer.secret, COMPANIES)
    const older = await bundleOf(buyer.secret, id)
    await new ProofKeys(await app.container.make(StoredKeys), sql).rotate()
    const newer = await bundleOf(buyer.secret, id, '?limit=1')
    const { keys } = (await get(client, buyer.secret, '/.well-known/kith-proof-keys.json')).body()
    assert.deepEqual([statementOf(newer).key, statementOf(older).key], keys.slice(0, 2))
    for (const bundle of [older, newer])
      assert.deepEqual((await verifyBundle(folder.write(bundle), { keys })).problems, [])
  })

  test('[PR-010] contacts from pages re-derive with the recorded checks', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, {
      entity: { type: 'person' },
      rows: [{ name: 'Zoe Garner', company: 'Tidewell Marine' }, { name: 'Juno Vance' }],
      columns: columns('name', 'title', 'email.work', 'email.personal', 'phone'),
    })
    const report = await verifyBundle(folder.write(await bundleOf(buyer.secret, id)))
    assert.deepEqual(report.problems, [])
    assert.equal(report.derived, 10)
  })
})
