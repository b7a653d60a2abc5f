import { test } from '@japa/runner'
import { killRuns } from './run_campaign.js'
import { type Engine, missing } from './support/database.js'

const SEED = Number(process.env.KILLS_SEED ?? 20261121)

test.group('kills of durable runs (npm run test:kills is the long form)', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`each run ends with each step done once and charged once: ${engine}`, async ({ assert }) => {
      const { violations, made } = await killRuns(engine, { everyWrite: 0, random: 3 }, SEED)
      assert.deepEqual(violations, [])
      assert.isAbove(made, 0)
    }).skip(missing(engine) !== undefined, missing(engine))
})
