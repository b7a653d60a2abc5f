import { test } from '@japa/runner'
import { WITHOUT_POSTGRES } from '#tests/contract/support/test_sql'
import { campaign, simulateOnPostgres, simulateOnSqlite, story } from './simulator/campaign.js'
import { MUTANTS, type Mutant, MutantSql } from './simulator/mutants.js'
import { sqliteInMemory, sqlJobs, sqlLedger } from './simulator/places.js'
import { simulate } from './simulator/simulate.js'
import { repeats } from '#tests/support/long_form'

const SEEDS = repeats('SIMULATOR_SEEDS', { short: 20, long: 40 })
const STEPS = 250
/** Every bug is found within this many seeds. */
const MAX_SEEDS = 60

/** `npm run test:reliability` is the long form; docs/reliability.md describes the simulation. */
test.group('the simulator', () => {
  test(`[ID-003] [BI-017] [BI-018] [BI-019] ${SEEDS} seeds of ${STEPS} steps: nothing is charged twice, lost or visible to another workspace`, async ({
    assert,
  }) => {
    const { steps, counts, failures } = await campaign(
      { first: 1, count: SEEDS, steps: STEPS },
      simulateOnSqlite
    )
    assert.isEmpty(failures, failures.map(story).join('\n\n'))
    assert.equal(steps, SEEDS * STEPS)
    const happened = [
      'acknowledged',
      'answered',
      'runs finished',
      'stale writes refused',
      'deaths',
      'clock jumps',
    ]
    for (const what of happened) assert.isAbove(counts[what] ?? 0, 10, what)
  })

  test('[ID-003] on PostgreSQL, statement by statement: the same without deadlocks', async ({ assert }) => {
    const { counts, failures } = await campaign({ first: 1, count: 3, steps: 250 }, simulateOnPostgres)
    assert.isEmpty(failures, failures.map(story).join('\n\n'))
    assert.isAbove(counts.acknowledged, 10)
  }).skip(Boolean(WITHOUT_POSTGRES), WITHOUT_POSTGRES)

  test('a seed gives the same run every time', async ({ assert }) => {
    const [one, other] = [await simulateOnSqlite(7, 200), await simulateOnSqlite(7, 200)]
    assert.deepEqual(one, other)
    assert.notDeepEqual(one.trace, (await simulateOnSqlite(9, 200)).trace)
  })

  for (const mutant of MUTANTS)
    test(`finds the bug: ${mutant.bug}`, async ({ assert }) => {
      assert.isNotNull(await firstSeedThatFinds(mutant), 'no seed found it')
    })
})

async function firstSeedThatFinds(mutant: Mutant): Promise<number | null> {
  const all = Array.from({ length: MAX_SEEDS }, (_, i) => i + 1)
  for (const seed of mutant.seed ? [mutant.seed, ...all] : all) {
    const { sql: inner, end } = await sqliteInMemory()
    for (const statement of mutant.without ?? []) await inner.run(statement)
    const sql = new MutantSql(inner, mutant)
    const { violations } = await simulate(seed, STEPS, {
      sql,
      ledger: sqlLedger(sql),
      jobs: sqlJobs(),
    }).finally(end)
    if (violations.length > 0) return seed
  }
  return null
}
