import { hash, randomBytes } from 'node:crypto'
import type { Sql } from '#domain/ports/sql'
import { fromNumber } from '#app/shared/database/codecs'
import type { Cipher } from '#app/shared/cipher'

export const PURPOSE = 'suppression key'
const BYTES = 16
/** The block size of SHA-256, in bytes. */
const BLOCK = 64

export type SuppressionState = {
  /** Hashes a text with the list's own key, to 22 characters. */
  hash: (text: string) => string
  entries: number
  /** Entries that came as hashes, from lists of authorities. */
  hashedLists: number
}

/**
 * Reads the list's state, or null before the first entry. Throws if APP_KEY has changed and the
 * previous key is not set, because the list could protect nobody.
 */
export async function readState(sql: Sql, cipher: Cipher): Promise<SuppressionState | null> {
  const [row] = await sql.select<{ sealed_key: string; entries: unknown; hashed_lists: unknown }>(
    'SELECT sealed_key, entries, hashed_lists FROM suppression_state WHERE id = 1'
  )
  if (!row) return null
  const key = cipher.decrypt<string>(row.sealed_key, PURPOSE)
  if (key === null)
    throw new Error('the suppression list cannot be read with APP_KEY: list its key in APP_PREVIOUS_KEYS')
  return {
    hash: hasher(key),
    entries: fromNumber(row.entries),
    hashedLists: fromNumber(row.hashed_lists),
  }
}

/** Creates the state with a random key, unless another process did. */
export async function createState(sql: Sql, cipher: Cipher): Promise<void> {
  const sealed = cipher.encrypt(randomBytes(32).toString('base64'), { purpose: PURPOSE })
  await sql.run(
    `INSERT INTO suppression_state (id, sealed_key, entries, hashed_lists) VALUES (1, ?, 0, 0)
     ON CONFLICT (id) DO NOTHING`,
    [sealed]
  )
}

/**
 * Returns HMAC-SHA256 with an ASCII key, cut to 16 bytes. A page of results needs a hundred hashes,
 * and two plain hashes are five times faster than an Hmac object.
 */
function hasher(key: string): (text: string) => string {
  const padded = (byte: number) =>
    String.fromCharCode(...Array.from({ length: BLOCK }, (_, i) => (key.charCodeAt(i) || 0) ^ byte))
  const [inner, outer] = [padded(0x36), Buffer.from(padded(0x5c), 'latin1')]
  return (text) =>
    hash('sha256', Buffer.concat([outer, hash('sha256', inner + text, 'buffer')]), 'buffer')
      .subarray(0, BYTES)
      .toString('base64url')
}
