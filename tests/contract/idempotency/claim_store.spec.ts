import { test } from '@japa/runner'
import { IDEMPOTENCY_MS } from '#domain/idempotency/idempotency'
import type { Sql } from '#domain/ports/sql'
import { ClaimStore } from '#app/shared/idempotency/claim_store'
import { insertWorkspace } from '../support/billing_sql.js'
import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'

const BEGAN = Date.parse('2026-11-01T12:00:00.000Z')
const HOUR = 3_600_000
const ANSWER = { status: 200, headers: {}, body: '{}' }

for (const [name, make, missing] of [
  ['SQLite', sqliteTestSql, undefined],
  ['PostgreSQL', postgresTestSql, WITHOUT_POSTGRES],
] as const)
  test.group(`idempotency keys: ${name}`, (group) => {
    if (missing) {
      test('idempotency keys').skip(true, missing)
      return
    }
    let sql: Sql
    let end: () => Promise<void>
    group.setup(async () => {
      const made = await make()
      sql = made.sql
      end = made.end
    })
    group.teardown(() => end())

    test('[ID-003] a request that takes over the key of a dead one starts a new day for the key', async ({
      assert,
    }) => {
      const claims = new ClaimStore(sql)
      const workspaceId = await insertWorkspace(sql)
      const at = (hours: number) => new Date(BEGAN + hours * HOUR)
      const claim = (token: string, hours: number) => {
        const expiresAt = new Date(at(hours).getTime() + IDEMPOTENCY_MS)
        const times = { now: at(hours), until: new Date(at(hours).getTime() + 9_000), expiresAt }
        return claims.claim({ workspaceId, key: 'k', token }, 'the request', times)
      }
      assert.deepEqual(await claim('dies', 0), { is: 'claimed' })
      assert.deepEqual(await claim('answers', 20), { is: 'claimed' })
      assert.isTrue(await claims.answer({ workspaceId, key: 'k', token: 'answers' }, ANSWER))
      await claims.sweep(at(30))
      assert.deepEqual(await claim('repeats', 30), { is: 'answered', answer: ANSWER })
      assert.equal(await claims.sweep(at(44)), 1)
    })
  })
