import { test } from '@japa/runner'
import { type Engine, missing } from './support/database.js'
import { killService } from './service_campaign.js'

const SEED = Number(process.env.KILLS_SEED ?? 20261121)

test.group('kills of the service (npm run test:kills is the long form)', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`[ID-001 ID-002 BI-017] every acknowledged request is done once and charged once: ${engine}`, async ({
      assert,
    }) => {
      const { violations, requests, cut } = await killService(
        engine,
        { firstStart: 1, everyWrite: 0, random: 2 },
        SEED
      )
      assert.deepEqual(violations, [])
      assert.isAbove(cut, 0)
      assert.isAbove(requests, cut)
    }).skip(missing(engine) !== undefined, missing(engine))
})
