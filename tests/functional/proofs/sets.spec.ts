import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { describeReport, exitCodeOf } from '../../../clients/verify/src/describe_report.js'
import { verifyBundle } from '../../../clients/verify/src/verify_bundle.js'
import { CELLS, ROWS } from '#domain/proofs/bundle_entries'
import { customer, type Customer, groupWorker } from '#tests/functional/datasets/fixture'
import { DESIGNERS, MOVED, ON_PAGES, SCHOOL, UNPROVEN } from '#tests/functional/sets/fixture'
import { bundleFolder } from './fixture.js'
import { builtSet, setBundle, setsFromArchive } from './set_fixture.js'
import { unpack } from './tampering.js'

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
})
