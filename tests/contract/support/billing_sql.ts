import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { type BillingUnderTest, uniqueId } from './billing.js'
import type { TestSql } from './test_sql.js'

/** Creates the SQL ledger with its own database. */
export async function sqlBillingUnderTest(
  database: () => Promise<TestSql>
): Promise<BillingUnderTest & { sql: Sql }> {
  const { sql, end } = await database()
  return {
    billing: new SqlBilling(sql, () => uniqueId('entry')),
    sql,
    newWorkspace: () => insertWorkspace(sql),
    transaction: (work) => sql.transaction(work),
    tamper: async (of, by) => {
      const [where, values] =
        'workspaceId' in of
          ? ['accounts SET posted = posted + ? WHERE workspace_id = ?', [of.workspaceId]]
          : ['key_spend SET posted = posted + ? WHERE key_id = ? AND period = ?', [of.keyId, of.period]]
      await sql.run(`UPDATE ${where}`, [by, ...values])
    },
    end,
  }
}

export async function insertWorkspace(sql: Sql): Promise<string> {
  const id = uniqueId('ws')
  await sql.run(
    `INSERT INTO workspaces (id, slug, name, plan, card_on_file, status, created_at)
     VALUES (?, ?, 'Test', 'pro', ?, 'active', '2026-01-01T00:00:00.000Z')`,
    [id, id, true]
  )
  return id
}
