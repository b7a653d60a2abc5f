import { test } from '@japa/runner'
import { type Engine, missing } from './support/database.js'
import { killUndos } from './undo_campaign.js'
import { repeats } from '#tests/support/long_form'

const SEED = Number(process.env.KILLS_SEED ?? 20261123)
const KILLS = repeats('UNDO_KILLS', { short: 2, long: 100 })

test.group('kills during the undo of an import', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`another process finishes the undo, and no record is half undone: ${engine}`, async ({ assert }) => {
      const { violations, midway, kills, points } = await killUndos(engine, KILLS, SEED)
      assert.deepEqual(violations, [])
      assert.isAtLeast(midway, kills / 3)
      if (KILLS > 2) console.log(`${engine}: ${kills} kills, ${midway} midway, at ${points.size} moments`)
    })
      .timeout(KILLS > 2 ? 3_600_000 : 180_000)
      .skip(missing(engine) !== undefined, missing(engine))
})
