import { test } from '@japa/runner'
import { killPushes } from './push_campaign.js'
import { type Engine, missing } from './support/database.js'

test.group('kills of pushes into connected apps', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`each person is written once, killed before and after every write: ${engine}`, async ({
      assert,
    }) => {
      const { violations, kills, writes } = await killPushes(engine)
      assert.deepEqual(violations, [])
      assert.equal(writes, 6)
      assert.equal(kills, 12)
    })
      .timeout(300_000)
      .skip(missing(engine) !== undefined, missing(engine))
})
