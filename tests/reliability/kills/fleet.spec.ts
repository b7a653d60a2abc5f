import { test } from '@japa/runner'
import { troubleWeb, troubleWorkers } from './fleet_campaign.js'
import { missing } from './support/database.js'
import { isLongForm, repeats } from '#tests/support/long_form'

const SEED = Number(process.env.KILLS_SEED ?? 20261121)
/**
 * A kill, a suspension and a lost connection. Web processes only run in the long form, because each
 * of their troubles outlasts a claim.
 */
const TROUBLES = repeats('TROUBLES', { short: 3, long: 12 })
const isLong = isLongForm || Boolean(process.env.TROUBLES)
const skipped = missing('postgres') ?? (isLong ? undefined : 'npm run test:long runs it')
const say = isLong ? (line: string) => console.log(line) : undefined

test.group(
  'several processes on PostgreSQL, of which one at a time is killed, suspended or disconnected',
  () => {
    test('[ID-001 BI-017] three web processes: every acknowledged request is done and charged once', async ({
      assert,
    }) => {
      const { violations, done, cut } = await troubleWeb(TROUBLES, SEED, say)
      assert.deepEqual(violations, [])
      assert.isAbove(done, cut)
      assert.isAbove(cut, 0)
    }).skip(skipped !== undefined, skipped)

    test('two worker processes: every run ends once, with each step and charge once', async ({ assert }) => {
      const { violations, done } = await troubleWorkers(TROUBLES, SEED, say)
      assert.deepEqual(violations, [])
      assert.isAbove(done, 0)
    }).skip(missing('postgres') !== undefined, missing('postgres'))
  }
)
