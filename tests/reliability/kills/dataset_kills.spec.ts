import { test } from '@japa/runner'
import { killDataset } from './dataset_campaign.js'
import { type Engine, missing } from './support/database.js'
import { repeats } from '#tests/support/long_form'

const SEED = Number(process.env.KILLS_SEED ?? 20261121)
const KILLS = repeats('DATASET_KILLS', { short: 3, long: 50 })

test.group('kills during an async dataset', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`[BI-009] the dataset completes with each row once and is charged once: ${engine}`, async ({
      assert,
    }) => {
      const say = KILLS > 3 ? console.log : undefined
      const { violations, kills, midway } = await killDataset(engine, KILLS, SEED, say)
      assert.deepEqual(violations, [])
      assert.equal(kills, KILLS)
      assert.isAbove(midway, KILLS / 2)
    })
      .timeout(60_000 + 20_000 * KILLS)
      .skip(missing(engine) !== undefined, missing(engine))
})
