import { randomBytes } from 'node:crypto'
import { formatKey, hashKey, startOfKey } from '#domain/access/api_keys'
import type { SqlTransaction } from '#domain/ports/sql'

type Rotation = { id: string; prefix: string; formerUntil: Date }

/**
 * Replaces the secret of a key and returns the new one. The former secret works until `formerUntil`. A secret
 * from an earlier rotation stops working at once. Scopes, limits and spend belong to the key, so
 * they stay.
 */
export async function rotateKey(tx: SqlTransaction, { id, prefix, formerUntil }: Rotation): Promise<string> {
  const secret = formatKey(prefix, randomBytes(32))
  await tx.run(
    'UPDATE api_keys SET former_hash = hash, former_until = ?, hash = ?, secret_start = ? WHERE id = ?',
    [formerUntil.toISOString(), hashKey(secret), startOfKey(secret), id]
  )
  return secret
}
