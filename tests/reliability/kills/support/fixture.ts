import { randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatKey, hashKey } from '#domain/access/api_keys'
import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { ace } from '#tests/functional/support/child'
import { insertWorkspace } from '#tests/contract/support/billing_sql'
import type { Place } from './database.js'

export type TestKey = { id: string; secret: string; workspaceId: string }

/** Creates a workspace with credits and practically no rate limit, and its keys. */
export async function newKeys(
  sql: Sql,
  count: number,
  { credits, dailyBudget }: { credits: number; dailyBudget: number }
): Promise<TestKey[]> {
  const workspaceId = await insertWorkspace(sql)
  await sql.run(`UPDATE workspaces SET plan = 'enterprise', rate_override = ? WHERE id = ?`, [
    1_000_000,
    workspaceId,
  ])
  const now = new Date()
  const billing = new SqlBilling(sql, randomUUID)
  await billing.grant({ id: randomUUID(), workspaceId, amount: credits, note: null, now })
  const keys = Array.from({ length: count }, () => {
    return { id: `key_${randomUUID()}`, secret: formatKey('kith', randomBytes(32)), workspaceId }
  })
  for (const { id, secret } of keys)
    await sql.run(
      `INSERT INTO api_keys (id, workspace_id, name, hash, scopes, daily_budget, monthly_budget, created_at)
       VALUES (?, ?, 'kills', ?, '["people:search","people:enrich"]', ?, ?, ?)`,
      [id, workspaceId, hashKey(secret), dailyBudget, dailyBudget, now.toISOString()]
    )
  return keys
}

/** Imports 12 nurses in Bonn, who all match `nurses in Bonn`. Migrates the database if needed. */
export async function importPeople(place: Place): Promise<void> {
  const file = join(place.directory, 'people.jsonl')
  const people = Array.from({ length: 12 }, (_, i) => ({
    name: `Nora ${'Abcdefghijkl'[i]}olm`,
    title: 'Nurse',
    company: `Clinic ${i}`,
    city: 'Bonn',
    country: 'Germany',
  }))
  writeFileSync(file, people.map((person) => `${JSON.stringify(person)}\n`).join(''))
  const { code, err } = await ace(['people:import', file], place.env)
  if (code !== 0) throw new Error(err)
}
