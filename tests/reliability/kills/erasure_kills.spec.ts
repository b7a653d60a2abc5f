import { test } from '@japa/runner'
import { killErasures } from './erasure_campaign.js'
import { type Engine, missing } from './support/database.js'
import { repeats } from '#tests/support/long_form'

const SEED = Number(process.env.KILLS_SEED ?? 20261123)
const KILLS = repeats('ERASURE_KILLS', { short: 3, long: 100 })

test.group('kills while people are erased', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`a person is untouched, or erased completely and reported once: ${engine}`, async ({ assert }) => {
      const { violations, died, midway, points } = await killErasures(engine, KILLS, SEED)
      if (KILLS > 3)
        console.log(
          `${engine}: ${died} of ${KILLS} killed, ${midway} half done, at ${points.size} moments:\n${[...points].sort().join('\n')}`
        )
      assert.deepEqual(violations, [])
      assert.isAtLeast(died, KILLS / 3)
      assert.isAtLeast(midway, KILLS / 3)
    })
      .timeout(60_000 + KILLS * 60_000)
      .skip(missing(engine) !== undefined, missing(engine))
})
