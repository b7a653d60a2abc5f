import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { verifyBundle } from '../../../clients/verify/src/verify_bundle.js'
import { columns, customer, type Customer, get } from '#tests/functional/datasets/fixture'
import { bundleFolder, bundleOf, fillFromArchive, filled } from './fixture.js'

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

test.group('proofs: export', (group) => {
  let buyer: Customer
  const folder = bundleFolder()
  group.setup(async () => {
    await fillFromArchive()
    buyer = await customer()
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
    assert.equal(report.statement?.sequence, 1)
    const { keys } = (await get(client, buyer.secret, '/.well-known/kith-proof-keys.json')).body()
    assert.deepEqual((await verifyBundle(path, { keys })).problems, [])
  })
})
