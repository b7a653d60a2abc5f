import type { Sql } from '#domain/ports/sql'
import type { StoredKeys } from '#app/shared/stored_keys'
import { SEALED_TABLES } from '#database/sealed_tables_data'
import { SEALED_SECRETS } from './sealed_secrets_data.js'

/** Whether no contact and no secret is stored, and no key that a previous APP_KEY encrypts. */
export async function hasNothingSealed(sql: Sql, keys: StoredKeys): Promise<boolean> {
  if ((await keys.countOutdated(sql)) > 0) return false
  const stored = [
    ...SEALED_TABLES.flatMap(({ table, columns }) => columns.map((column) => ({ table, column }))),
    ...SEALED_SECRETS,
  ]
  for (const { table, column } of stored)
    if ((await sql.select(`SELECT 1 AS one FROM ${table} WHERE ${column} IS NOT NULL LIMIT 1`)).length > 0)
      return false
  return true
}
