import { test } from '@japa/runner'
import { INDEX_NAMES } from '#domain/ports/search_index'
import { PurgeAgain } from '#app/privacy/purge_again'
import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'

const COMPACTED = '2026-05-01T12:00:00.000Z'
const after = (ms: number) => new Date(Date.parse(COMPACTED) + ms)

for (const [database, open, missing] of [
  ['SQLite', sqliteTestSql, undefined],
  ['PostgreSQL', postgresTestSql, WITHOUT_POSTGRES],
] as const)
  test(`indexes are purged once more, two minutes after an erasure: ${database}`, async ({
    assert,
    cleanup,
  }) => {
    const { sql, end } = await open()
    cleanup(end)
    const purged: string[] = []
    let isAway = false
    const purge = async (name: string) => {
      if (isAway) throw new Error('the index is away')
      purged.push(name)
    }
    const again = new PurgeAgain(sql, { purge })
    assert.isFalse(await again.sweep(after(180_000)))
    await sql.run(
      `INSERT INTO privacy_requests (id, status, attempts, created_at, compacted_at, completed_at, drop_pages)
       VALUES ('prv_1', 'completed', 0, ?, ?, ?, ?)`,
      [COMPACTED, COMPACTED, COMPACTED, sql.dialect === 'sqlite' ? 0 : false]
    )
    assert.isFalse(await again.sweep(after(60_000)))
    isAway = true
    await assert.rejects(() => again.sweep(after(180_000)))
    isAway = false
    assert.isTrue(await again.sweep(after(180_000)))
    assert.isFalse(await again.sweep(after(190_000)))
    assert.deepEqual(purged, [...INDEX_NAMES])
    const restarted = new PurgeAgain(sql, { purge })
    assert.isFalse(await restarted.sweep(after(200_000)))
    await sql.run('UPDATE privacy_requests SET purged_again_at = NULL')
    assert.isTrue(await restarted.sweep(after(25 * 3_600_000)), 'also after a day without kith')
  }).skip(missing !== undefined, missing)
