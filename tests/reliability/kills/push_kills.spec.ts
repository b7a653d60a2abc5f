import { test } from '@japa/runner'
import { killPushes } from './push_campaign.js'
import { killPushesAtRandom } from './push_random.js'
import { type Engine, missing } from './support/database.js'
import { repeats } from '#tests/support/long_form'

const SEED = Number(process.env.KILLS_SEED ?? 20261128)
const KILLS = repeats('PUSH_KILLS', { short: 4, long: 60 })

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

  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`each person is written once, killed at random: ${engine}`, async ({ assert }) => {
      const { violations, kills, rounds, writes, points } = await killPushesAtRandom(engine, KILLS, SEED)
      assert.deepEqual(violations, [])
      assert.equal(kills, KILLS)
      assert.isAbove(rounds, 0)
      if (KILLS > 4)
        console.log(`${engine}: ${rounds} pushes, ${writes} writes; died at ${[...points].join('; ')}`)
    })
      .timeout(120_000 + 30_000 * KILLS)
      .skip(missing(engine) !== undefined, missing(engine))
})
