import { test } from '@japa/runner'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { Sql } from '#domain/ports/sql'
import type { Cipher } from '#app/shared/cipher'
import { SuppressionStore } from '#app/suppression/suppression_store'
import { postgresTestSql, sqliteTestSql, type TestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { suppressionContract } from './suppression_contract.js'

const cipher = (key: string): Cipher => ({
  encrypt: (value) => `${key}:${value}`,
  decrypt: <T>(value: string) => (value.startsWith(`${key}:`) ? (value.slice(key.length + 1) as T) : null),
})

for (const [name, open, missing] of [
  ['SQLite', sqliteTestSql, undefined],
  ['PostgreSQL', postgresTestSql, WITHOUT_POSTGRES],
] as const) {
  const opened = async (): Promise<TestSql> => open()
  suppressionContract(name, {
    missing,
    make: async () => {
      const { sql, end } = await opened()
      return { list: new SuppressionStore(sql, cipher('a')), end }
    },
  })

  test.group(`Suppression list in SQL: ${name}`, (group) => {
    if (missing) group.each.skip(true, missing)
    let sql: Sql
    group.each.setup(async () => {
      const made = await opened()
      sql = made.sql
      return made.end
    })
    const zoe = identifiersOf({ emails: ['zoe@acme.com'], name: 'Zoe Garner' })

    test('another process sees an entry within a second, and a transaction at once', async ({ assert }) => {
      const [one, other] = [new SuppressionStore(sql, cipher('a')), new SuppressionStore(sql, cipher('a'))]
      assert.deepEqual(await other.scopesOf([zoe]), [null])
      await one.add({ id: 'e', scope: 'all', identifiers: zoe })
      assert.deepEqual(await sql.transaction((tx) => other.scopesOf([zoe], tx)), ['all'])
      await new Promise((resolve) => setTimeout(resolve, 1000))
      assert.deepEqual(await other.scopesOf([zoe]), ['all'])
    })

    test('stores no identifier in the clear', async ({ assert }) => {
      await new SuppressionStore(sql, cipher('a')).add({ id: 'e', scope: 'all', identifiers: zoe })
      const rows = await sql.select('SELECT * FROM suppression_marks')
      assert.notMatch(JSON.stringify(rows), /zoe|garner|acme/i)
    })

    test('without its APP_KEY the list fails, instead of suppressing nobody', async ({ assert }) => {
      await new SuppressionStore(sql, cipher('a')).add({ id: 'e', scope: 'all', identifiers: zoe })
      await assert.rejects(() => new SuppressionStore(sql, cipher('b')).scopesOf([zoe]), /APP_KEY/)
    })
  })
}
