import { test } from '@japa/runner'
import { killBatch } from './batch_campaign.js'
import { type Engine, missing } from './support/database.js'
import { repeats } from '#tests/support/long_form'

const SEED = Number(process.env.KILLS_SEED ?? 20261121)
const KILLS = repeats('BATCH_KILLS', { short: 3, long: 20 })
/** In USD: enough for all findings, and less than that. */
const BUDGETS = [100, 30]

test.group('kills during a batch', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    for (const maxCostUsd of BUDGETS)
      test(`[BA-008 BA-010] everyone is settled once, the budget is never exceeded, and events and charges occur once: ${engine}, ${maxCostUsd} USD`, async ({
        assert,
      }) => {
        const { violations, kills, midway } = await killBatch(engine, {
          kills: KILLS,
          seed: SEED,
          maxCostUsd,
        })
        assert.deepEqual(violations, [])
        assert.equal(kills, KILLS)
        assert.isAbove(midway, KILLS / 2)
      })
        .timeout(120_000 + 20_000 * KILLS)
        .skip(missing(engine) !== undefined, missing(engine))
})
