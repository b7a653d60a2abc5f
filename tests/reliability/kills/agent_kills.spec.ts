import { test } from '@japa/runner'
import { killAgents } from './agent_campaign.js'
import { type Engine, missing } from './support/database.js'
import { repeats } from '#tests/support/long_form'

const SEED = Number(process.env.KILLS_SEED ?? 20261121)
const KILLS = repeats('AGENT_KILLS', { short: 4, long: 40 })

test.group('kills during agent runs', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`[AG-015 AG-024 AG-028 AG-031] a run continues after kill -9, exceeds no limit, and nothing is billed or streamed twice: ${engine}`, async ({
      assert,
    }) => {
      const { violations, kills, midway } = await killAgents(engine, { kills: KILLS, seed: SEED })
      assert.deepEqual(violations, [])
      assert.equal(kills, KILLS)
      assert.isAbove(midway, 1)
    })
      .timeout(60_000 + 25_000 * KILLS)
      .skip(missing(engine) !== undefined, missing(engine))
})
