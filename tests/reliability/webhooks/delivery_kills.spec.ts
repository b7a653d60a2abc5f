import { test } from '@japa/runner'
import { type Engine, missing } from '../kills/support/database.js'
import { killDeliveries } from './delivery_campaign.js'

/** WEBHOOK_KILLS=50 is the long form. */
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 5)
const SEED = Number(process.env.KILLS_SEED ?? 20261121)

test.group('kills of webhook deliveries', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`each accepted event ends delivered, or visibly failed: ${engine}`, async ({ assert }) => {
      const { violations, made } = await killDeliveries(engine, KILLS, SEED)
      assert.deepEqual(violations, [])
      assert.isAbove(made, 0)
    }).skip(missing(engine) !== undefined, missing(engine))
})
