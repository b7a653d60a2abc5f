import { test } from '@japa/runner'
import { troubleWeb, troubleWorkers } from './fleet_campaign.js'
import { missing } from './support/database.js'

const SEED = Number(process.env.KILLS_SEED ?? 20261121)
/** TROUBLES=N is the long form, and the one with web processes: each trouble of theirs lasts longer than a claim. */
const TROUBLES = Number(process.env.TROUBLES ?? 3)
const leftOut = missing('postgres') ?? (process.env.TROUBLES ? undefined : 'TROUBLES=N runs it')
const say = process.env.TROUBLES ? (line: string) => console.log(line) : undefined

test.group('several processes on PostgreSQL, one killed, paused or cut off at a time', () => {
  test('[ID-001 BI-017] three web processes: what was acknowledged is there, done and charged once', async ({
    assert,
  }) => {
    const { violations, done, cut } = await troubleWeb(TROUBLES, SEED, say)
    assert.deepEqual(violations, [])
    assert.isAbove(done, cut)
    assert.isAbove(cut, 0)
  }).skip(leftOut !== undefined, leftOut)

  test('two worker processes: every run ends once, with each step once, charged once', async ({ assert }) => {
    const { violations, done } = await troubleWorkers(TROUBLES, SEED, say)
    assert.deepEqual(violations, [])
    assert.isAbove(done, 0)
  }).skip(missing('postgres') !== undefined, missing('postgres'))
})
