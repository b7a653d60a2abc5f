import { test } from '@japa/runner'
import { killSets } from './set_campaign.js'
import { type Engine, missing } from './support/database.js'
import { repeats } from '#tests/support/long_form'

const SEED = Number(process.env.KILLS_SEED ?? 20261121)
/** The long form kills at every kind of write, and this often at random. */
const KILLS = repeats('SET_KILLS', { short: 0, long: 50 })
const WANTED = KILLS > 0 ? { everyWrite: 1_000, random: KILLS } : { everyWrite: 0, random: 2 }

test.group('kills while Sets search, verify and fill', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`[SE-028 EV-001 EV-002 EV-003 EV-004] Sets complete with everyone once, events without gaps, and one charge: ${engine}`, async ({
      assert,
    }) => {
      const say = KILLS > 0 ? console.log : undefined
      const began = performance.now()
      const { violations, kills, midway, points, sets } = await killSets(engine, WANTED, SEED, say)
      assert.deepEqual(violations, [])
      const all = kills.everyWrite + kills.random
      assert.isAtLeast(midway, all / 2)
      const minutes = ((performance.now() - began) / 60_000).toFixed(1)
      say?.(`${engine}, seed ${SEED}: ${JSON.stringify(kills)} kills at ${points.size} moments of a write,
        ${midway} with a Set half done, ${sets} Sets, ${minutes} minutes`)
    })
      .timeout(KILLS > 0 ? 3_600_000 : 120_000)
      .skip(missing(engine) !== undefined, missing(engine))
})
