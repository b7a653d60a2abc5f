import { test } from '@japa/runner'
import { killProofs } from './proof_campaign.js'
import { type Engine, missing } from './support/database.js'
import { repeats } from '#tests/support/long_form'

const SEED = Number(process.env.KILLS_SEED ?? 20261123)
const KILLS = repeats('PROOF_KILLS', { short: 2, long: 40 })

test.group('kills during proofs and reads as of a day', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`[PR-012] no bundle is incomplete or twice in the chain, and no file is left: ${engine}`, async ({
      assert,
    }) => {
      const { violations, kills, whole, points } = await killProofs(
        engine,
        KILLS,
        SEED,
        KILLS > 2 ? console.log : undefined
      )
      assert.deepEqual(violations, [])
      assert.equal(kills, KILLS)
      assert.isAbove(whole, 0)
      assert.isAbove(points.size, 0)
      if (KILLS > 2) console.log(`${engine}: ${whole} whole bundles; died at ${[...points].join('; ')}`)
    })
      .timeout(180_000 + 60_000 * KILLS)
      .skip(missing(engine) !== undefined, missing(engine))
})
