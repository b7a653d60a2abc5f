import { keyRefusal, workspaceRefusal } from '#domain/access/api_keys'
import type { Plan } from '#domain/access/plans'
import type { ErrorCode } from '#domain/errors'
import { fromBoolean } from '#app/shared/database/codecs'

/** The columns of a key and its workspace that decide whether the key may use the API. */
export type AccessRow = {
  expires_at: string | null
  revoked_at: string | null
  plan: Plan
  card_on_file: unknown
  status: 'active' | 'suspended'
}

/** Returns why a key may not use the API at `now`, or null. */
export const accessRefusal = (row: AccessRow, now: Date): ErrorCode | null =>
  keyRefusal({ expiresAt: row.expires_at, revokedAt: row.revoked_at }, now) ??
  workspaceRefusal({ ...row, cardOnFile: fromBoolean(row.card_on_file) })
