import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { describeReport, exitCodeOf } from '../../../clients/verify/src/describe_report.js'
import { verifyBundle } from '../../../clients/verify/src/verify_bundle.js'
import { CELLS, ROWS } from '#domain/proofs/bundle_entries'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { page, profileUrl, siteOf } from '#tests/functional/search/invented_pages'
import { customer, type Customer, groupWorker } from '#tests/functional/datasets/fixture'
import { AT, DESIGNERS, MOVED, ON_PAGES, SCHOOL, UNPROVEN } from '#tests/functional/sets/fixture'
import { bundleFolder } from './fixture.js'
import { builtSet, setBundle, setsFromArchive } from './set_fixture.js'
import { forged, unpack, withRow } from './tampering.js'

const linesOf = (bundle: Buffer, entry: string) =>
  unpack(bundle)
    .get(entry)!
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test.group('proofs: Sets', (group) => {
  let buyer: Customer
  let id: string
  const folder = bundleFolder()
  const worker = groupWorker(group)
  group.tap((one) => one.timeout(120_000))
  group.setup(async () => {
    await setsFromArchive()
    buyer = await customer()
    return () => {
      app.container.restoreAll()
      folder.remove()
    }
  })

  test('[PR-013] the verifier decides every verdict, item and column of a Set again', async ({
    client,
    assert,
  }) => {
    await worker.start()
    id = await builtSet(client, buyer.secret, {
      search: { query: 'lighting designers in Oslo', count: 10 },
      enrichments: [SCHOOL, { description: 'Job title', format: 'text' }],
    })
    const bundle = await setBundle(buyer.secret, id)
    const report = await verifyBundle(folder.write(bundle))
    assert.deepEqual(report.problems, [])
    const people = [...DESIGNERS, ON_PAGES]
    assert.deepEqual([report.items, report.rowsLeftOut], [people.length, {}])
    assert.equal(report.verdicts, 2 * people.length)
    assert.equal(report.derived, 2 * people.length)
    assert.equal(exitCodeOf(report), 0)
    assert.match(describeReport(report, false), /^VERIFIED\nSet set_[\s\S]*12 verdicts on 6 people/)
    const names = linesOf(bundle, CELLS).flatMap(({ item }) => (item ? [item.person.name] : []))
    assert.sameMembers(names, people)
    assert.isTrue((await setBundle(buyer.secret, id)).equals(bundle))
  })

  test('[PR-013] rejected people are proven too', async ({ assert }) => {
    const bundle = await setBundle(buyer.secret, id, '&status=rejected')
    const report = await verifyBundle(folder.write(bundle))
    assert.deepEqual(report.problems, [])
    const shown = linesOf(bundle, CELLS).flatMap(({ item }) => (item ? [item] : []))
    assert.sameMembers(
      shown.map(({ status, person }) => `${status} ${person.name}`),
      [`rejected ${MOVED}`, `rejected ${UNPROVEN}`]
    )
    assert.equal(linesOf(bundle, ROWS).length, report.items)
  })

  test('[PR-013] criteria about employers are proven with the pages of the employers', async ({
    client,
    assert,
  }) => {
    const about = `<title>About us - ${AT}</title><h1>About us</h1><p>${AT} makes lamps.</p><p>Company size: 120 employees</p>`
    await setsFromArchive([page(`${siteOf(AT)}/about`, about, 0.5)])
    await worker.start()
    const criteria = ['works at a company with more than 50 employees']
    const search = { query: 'lighting designers in Oslo', count: 3, criteria }
    const made = await builtSet(client, buyer.secret, { search })
    const bundle = await setBundle(buyer.secret, made)
    const report = await verifyBundle(folder.write(bundle))
    assert.deepEqual([report.problems, report.items, report.verdicts], [[], 3, 9])
    const [{ reconciliation }] = linesOf(bundle, CELLS).filter(({ item }) => item)
    assert.deepInclude(reconciliation.employers[0].votes[0], { value: '120' })
    const changed = withRow(unpack(bundle), 0, ({ basis }) => (basis.employers[0].row.name = 'Another Firm'))
    const { problems } = await verifyBundle(folder.write(forged(changed)))
    assert.isNotEmpty(problems)
  })

  test('[PR-014] suppressed people and pages that name them are left out of Sets', async ({ assert }) => {
    const [name] = DESIGNERS
    const list = await app.container.make(SuppressionList)
    const identifiers = identifiersOf({ urls: [profileUrl(name)] })
    await list.add({ id: 'sup_set_proof', scope: 'all', identifiers })
    try {
      const bundle = await setBundle(buyer.secret, id)
      const report = await verifyBundle(folder.write(bundle))
      assert.deepEqual(report.problems, [])
      const left = linesOf(bundle, ROWS).filter(({ left_out }) => left_out)
      assert.includeMembers(
        left.map(({ left_out }) => left_out),
        ['suppressed', 'page_withheld']
      )
      for (const content of unpack(bundle).values()) assert.notInclude(content.toString(), name)
    } finally {
      await list.remove('sup_set_proof')
    }
  })

  test('[PR-014] people without a basis, imported people and unknown columns are left out', async ({
    client,
    assert,
  }) => {
    const sql = await app.container.make(Sql)
    const csv = 'Full Name,Company\nWilla Young,Young & Co\n'
    const imported = await client.post(`/v1/sets/${id}/imports`).bearerToken(buyer.secret).json({ csv })
    imported.assertStatus(202)
    const first = `(SELECT min(position) FROM set_items WHERE set_id = ? AND status = 'admitted')`
    await sql.run(`UPDATE set_items SET basis = NULL WHERE set_id = ? AND position = ${first}`, [id, id])
    const bundle = await setBundle(buyer.secret, id)
    const report = await verifyBundle(folder.write(bundle))
    assert.deepEqual(report.problems, [])
    const left = linesOf(bundle, ROWS).flatMap(({ left_out }) => left_out ?? [])
    assert.includeMembers(left, ['not_kept', 'imported'])
    assert.equal(report.items, DESIGNERS.length)
  })

  test('[PR-014] the Set of another workspace is not exported', async ({ client }) => {
    const stranger = await customer()
    const response = await client.get(`/v1/sets/${id}/export?format=proof`).bearerToken(stranger.secret)
    response.assertStatus(404)
  })
})
