import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'
import type { IdempotencyClaim, StoredResponse } from './claim.js'
export type { IdempotencyClaim, StoredResponse } from './claim.js'
import { type ClaimWrites, MINE, sharedWrites, singleWrites } from './claim_writes.js'

export type ClaimOutcome =
  | { is: 'claimed' }
  /** A different request has used the key (409). */
  | { is: 'conflict' }
  /** The first request with this key is still running. */
  | { is: 'open' }
  | { is: 'answered'; answer: StoredResponse }

type Row = {
  fingerprint: string
  claim_token: string
  claimed_until: string
  status: number | null
  headers: string
  body: string
  expires_at: string
}

/**
 * Maximum number of keys that one sweep deletes. Fewer keys arrive between two sweeps, even at the
 * highest rate limit.
 */
const SWEEP_LIMIT = 5_000

/** Idempotency keys per workspace. The key of a dead process is free after its lease. */
export class ClaimStore {
  readonly #writes: ClaimWrites

  constructor(private readonly sql: Sql) {
    this.#writes = sql.dialect === 'postgres' ? sharedWrites(sql) : singleWrites(sql)
  }

  /**
   * Claims a key until `until`. If the key is in use, returns `conflict`, `open`, or `answered`
   * with the response. After `expiresAt`, the key can be claimed again.
   */
  async claim(
    claim: IdempotencyClaim,
    fingerprint: string,
    times: { now: Date; until: Date; expiresAt: Date }
  ): Promise<ClaimOutcome> {
    const [now, until, expiresAt] = [times.now, times.until, times.expiresAt].map((time) =>
      time.toISOString()
    )
    for (;;) {
      if (await this.#writes.insert({ ...claim, fingerprint, until, expiresAt })) return { is: 'claimed' }
      const row = await this.#read(claim)
      if (!row) continue
      // The insert was committed, but the connection failed before the confirmation.
      if (row.claim_token === claim.token) return { is: 'claimed' }
      if (row.expires_at <= now) {
        await this.#forget(claim, row)
        continue
      }
      if (row.fingerprint !== fingerprint) return { is: 'conflict' }
      if (row.status !== null)
        return {
          is: 'answered',
          answer: { status: row.status, headers: fromJson(row.headers), body: row.body },
        }
      if (row.claimed_until > now) return { is: 'open' }
      const taken = await this.sql.run(
        `UPDATE idempotency_keys SET claim_token = ?, claimed_until = ?, expires_at = ? WHERE ${MINE} AND claimed_until = ?`,
        [claim.token, until, expiresAt, claim.workspaceId, claim.key, row.claim_token, row.claimed_until]
      )
      if (taken === 1) return { is: 'claimed' }
    }
  }

  /** Stores the response, in the transaction `tx` if given. Returns false for a lost claim. */
  async answer(claim: IdempotencyClaim, answer: StoredResponse, tx?: SqlTransaction): Promise<boolean> {
    return (tx ? singleWrites(tx) : this.#writes).answer({ claim, answer })
  }

  async release(claim: IdempotencyClaim): Promise<void> {
    await this.sql.run(`DELETE FROM idempotency_keys WHERE ${MINE}`, [
      claim.workspaceId,
      claim.key,
      claim.token,
    ])
  }

  async renew(claim: IdempotencyClaim, until: Date): Promise<void> {
    await this.sql.run(`UPDATE idempotency_keys SET claimed_until = ? WHERE ${MINE}`, [
      until.toISOString(),
      claim.workspaceId,
      claim.key,
      claim.token,
    ])
  }

  /** Whether a key is in use or has a stored response. */
  async isKnown({ workspaceId, key }: Pick<IdempotencyClaim, 'workspaceId' | 'key'>): Promise<boolean> {
    const rows = await this.sql.select(
      'SELECT 1 FROM idempotency_keys WHERE workspace_id = ? AND idempotency_key = ?',
      [workspaceId, key]
    )
    return rows.length > 0
  }

  /**
   * Deletes a bounded number of expired keys, so that no write waits long. Returns how many were
   * deleted.
   */
  sweep(now: Date): Promise<number> {
    return this.sql.run(
      `DELETE FROM idempotency_keys WHERE (workspace_id, idempotency_key) IN
         (SELECT workspace_id, idempotency_key FROM idempotency_keys WHERE expires_at <= ? LIMIT ${SWEEP_LIMIT})`,
      [now.toISOString()]
    )
  }

  async #read({ workspaceId, key }: IdempotencyClaim): Promise<Row | undefined> {
    const rows = await this.sql.select<Row>(
      `SELECT fingerprint, claim_token, claimed_until, status, headers, body, expires_at
       FROM idempotency_keys WHERE workspace_id = ? AND idempotency_key = ?`,
      [workspaceId, key]
    )
    return rows[0]
  }

  async #forget({ workspaceId, key }: IdempotencyClaim, { claim_token, expires_at }: Row): Promise<void> {
    await this.sql.run(
      'DELETE FROM idempotency_keys WHERE workspace_id = ? AND idempotency_key = ? AND claim_token = ? AND expires_at = ?',
      [workspaceId, key, claim_token, expires_at]
    )
  }
}
