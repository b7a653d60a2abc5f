import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '#domain/ports/sql'
import type { Cipher } from '#app/shared/cipher'
import { CONTACT_KEYS, type ContactVault, KEYS_FRESH_MS } from '#app/shared/sealing/contact_vault'
import type { StoredKeys } from '#app/shared/stored_keys'
import { SEALED_TABLES } from '#database/sealed_tables_data'
import { SEALED_SECRETS, type SealedSecret } from './sealed_secrets_data.js'
import { sealNextRows } from './seal_table.js'

export type Rotation = {
  sql: Sql
  keys: StoredKeys
  vault: ContactVault
  cipher: Cipher
  onProgress?: (table: string, rows: number, total: number) => void
}

export type Rotated = { resumed: boolean; rows: number; secrets: number; keys: number }

const FIRST_KEY = 1
const SECRETS_AT_ONCE = 500

/**
 * Encrypts all stored contacts with a new key, and all keys and secrets with the current APP_KEY.
 * Continues an unfinished rotation. Afterwards, nothing needs a previous APP_KEY. The stored keys
 * change last, so doctor reports an unfinished rotation.
 */
export async function rotateKeys({ sql, keys, vault, cipher, onProgress }: Rotation): Promise<Rotated> {
  // Older versions stored plain data. Its first encryption is not a rotation.
  await sealAll({ sql, vault, onProgress }, FIRST_KEY)
  const resumed = (await tablesLeft(sql)) > 0
  if (!resumed) await begin(sql, keys)
  await vault.load(sql)
  // Until then, other processes may still write with the former key.
  if (!resumed) await sleep(2 * KEYS_FRESH_MS)
  const rows = await sealAll({ sql, vault, onProgress })
  let secrets = 0
  for (const secret of SEALED_SECRETS) secrets += await sealSecrets(sql, cipher, secret)
  return { resumed, rows, secrets, keys: await keys.wrapAgain(sql) }
}

/**
 * Encrypts the remaining tables. With `lastKey`, encrypts only tables that need a key up to this number.
 * Returns the number of rows.
 */
async function sealAll(
  { sql, vault, onProgress }: Pick<Rotation, 'sql' | 'vault' | 'onProgress'>,
  lastKey?: number
): Promise<number> {
  if ((await tablesLeft(sql, lastKey)) === 0) return 0
  await vault.load(sql)
  const total = await countRows(sql)
  let rows = 0
  while ((await tablesLeft(sql, lastKey)) > 0) {
    const part = await sql.transaction((tx) => sealNextRows(tx, vault.currentKey))
    if (!part) break
    rows += part.rows
    if (part.rows > 0) onProgress?.(part.table, rows, total)
  }
  return rows
}

/** Returns how many tables have contacts that are plain or use an older key. */
export async function tablesLeft(sql: Sql, lastKey = 2 ** 31 - 1): Promise<number> {
  const [{ n }] = await sql.select<{ n: unknown }>(
    'SELECT COUNT(*) AS n FROM sealing_progress WHERE key_number <= ?',
    [lastKey]
  )
  return Number(n)
}

function begin(sql: Sql, keys: StoredKeys): Promise<void> {
  return sql.transaction(async (tx) => {
    const number = await keys.add(tx, CONTACT_KEYS)
    for (const { table } of SEALED_TABLES)
      await tx.run('INSERT INTO sealing_progress (table_name, key_number) VALUES (?, ?)', [table, number])
  })
}

async function countRows(sql: Sql): Promise<number> {
  let total = 0
  for (const { table } of SEALED_TABLES) {
    const [{ n }] = await sql.select<{ n: unknown }>(`SELECT COUNT(*) AS n FROM ${table}`)
    total += Number(n)
  }
  return total
}

/**
 * Encrypts the values of a column again. Skips a value that another process changes meanwhile, because the
 * new value needs no change.
 */
async function sealSecrets(sql: Sql, cipher: Cipher, secret: SealedSecret): Promise<number> {
  const { table, key, column, purpose, where = 'TRUE' } = secret
  let changed = 0
  for (let after: string[] | null = null; ; ) {
    const next = after ? `AND (${key.join(', ')}) > (${key.map(() => '?').join(', ')})` : ''
    const rows: Record<string, string>[] = await sql.select(
      `SELECT ${[...key, column].join(', ')} FROM ${table} WHERE ${column} IS NOT NULL AND ${where} ${next}
       ORDER BY ${key.join(', ')} LIMIT ${SECRETS_AT_ONCE}`,
      after ?? []
    )
    for (const row of rows) {
      const text = cipher.decrypt<string>(row[column], purpose)
      if (text === null) continue
      changed += await sql.run(
        `UPDATE ${table} SET ${column} = ?
         WHERE ${key.map((name) => `${name} = ?`).join(' AND ')} AND ${column} = ?`,
        [cipher.encrypt(text, { purpose }), ...key.map((name) => row[name]), row[column]]
      )
    }
    if (rows.length < SECRETS_AT_ONCE) return changed
    const last: Record<string, string> = rows[rows.length - 1]
    after = key.map((name) => last[name])
  }
}
