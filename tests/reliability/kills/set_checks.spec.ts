import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { MemoryQueue } from '#tests/support/fakes/memory_queue'
import { newPlace, type Place } from './support/database.js'
import { newKeys } from './support/fixture.js'
import { newSet, PRICES_SETTING } from './support/new_set.js'
import { SeenEvents, verifySets } from './support/verify_sets.js'
import { Victim } from './support/victim.js'

const PROCESS = fileURLToPath(new URL('./support/set_process.ts', import.meta.url))

async function finish(place: Place): Promise<void> {
  const victim = new Victim([PROCESS], { ...place.env, PRICES: PRICES_SETTING })
  for (let i = 0; i < 1_000 && !victim.gone && !/^idle$/m.test(victim.printed); i++) await sleep(30)
  await victim.kill()
}

test.group('the checks of the kills of Sets', () => {
  test('accepts an undisturbed Set except for missing webhooks; detects every lost or duplicated item', async ({
    assert,
  }) => {
    const place = await newPlace('sqlite')
    await place.migrate()
    const { sql, close } = place.open()
    const queue = new MemoryQueue()
    try {
      const [key] = await newKeys(sql, 1, { credits: 100, dailyBudget: 100 })
      const asked = [await newSet({ sql, billing: new SqlBilling(sql, randomUUID), queue }, key, 2)]
      // Long enough ago that a sweep treats it as not woken.
      await sql.run('UPDATE runs SET created_at = ?', [new Date(Date.now() - 60_000).toISOString()])
      const problems = async () => (await verifySets(sql, asked, key.workspaceId)).join('\n')
      assert.match(await problems(), /it is running/)
      await finish(place)
      assert.match(await problems(), /^webhooks received direct set.idle 1, not [^\n]*$/)
      const seen = new SeenEvents()
      assert.deepEqual(await seen.look(sql), [])

      const broken = async (statement: string, expected: RegExp) => {
        await undone(sql, statement, async () => assert.match(await problems(), expected))
      }
      await broken('DELETE FROM set_cells', /0 values of 2/)
      await broken(`DELETE FROM set_events WHERE type = 'set.item.created'`, /0 created events/)
      await broken(
        'UPDATE set_events SET seq = seq + 1 WHERE seq = (SELECT max(seq) FROM set_events)',
        /numbered/
      )
      await broken(
        `UPDATE set_items SET person = '{"name":"One"}' WHERE status = 'admitted'`,
        /duplicate people/
      )
      await broken(`UPDATE set_items SET status = 'rejected'`, /0 are admitted/)
      await broken('UPDATE accounts SET posted = posted + 3', /posted 13, pending 0 for 10/)
      await broken(`UPDATE set_searches SET admitted = 3`, /its search is completed count 3/)
      await sql.run(`UPDATE set_events SET type = 'set.idle' WHERE seq = 0`)
      assert.match((await seen.look(sql)).join(), /event .* was set.item.created .* and is set.idle/)
    } finally {
      await queue.close()
      await close()
      await place.end()
    }
  }).timeout(60_000)
})

/** Runs `check` while a statement is in effect, then undoes the statement. */
async function undone(sql: Sql, statement: string, check: () => Promise<void>): Promise<void> {
  const tables = ['set_cells', 'set_events', 'set_items', 'accounts', 'set_searches']
  await sql.run('PRAGMA foreign_keys = OFF')
  for (const table of tables) await sql.run(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`)
  try {
    await sql.run(statement)
    await check()
  } finally {
    for (const table of tables) {
      await sql.run(`DELETE FROM ${table}`)
      await sql.run(`INSERT INTO ${table} SELECT * FROM kept_${table}`)
      await sql.run(`DROP TABLE kept_${table}`)
    }
    await sql.run('PRAGMA foreign_keys = ON')
  }
}
