import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { toJson } from '#app/shared/database/codecs'
import { batched } from '#app/shared/database/batched'
import type { IdempotencyClaim, StoredResponse } from './claim.js'

/** A new claim. Times are ISO 8601 text. */
type NewClaim = IdempotencyClaim & { fingerprint: string; until: string; expiresAt: string }
type ClaimResponse = { claim: IdempotencyClaim; answer: StoredResponse }

/** The two writes for a request with a key. Each returns whether its row was written. */
export type ClaimWrites = {
  insert(claim: NewClaim): Promise<boolean>
  answer(responses: ClaimResponse): Promise<boolean>
}

/** Matches a claim that is open and still held by this request. */
export const MINE = 'workspace_id = ? AND idempotency_key = ? AND claim_token = ? AND status IS NULL'

/** Responses larger than this, in bytes, count against the workspace's storage quota. */
const LARGE_ABOVE = 16_384

function largeBytes(body: string): number | null {
  const bytes = Buffer.byteLength(body)
  return bytes > LARGE_ABOVE ? bytes : null
}

const COLUMNS = 'workspace_id, idempotency_key, fingerprint, claim_token, claimed_until, expires_at'
const MAX_BATCH = 100

/**
 * Writes single rows. Used in transactions, and on SQLite, where SqliteStatements batches the
 * writes.
 */
export function singleWrites(sql: Sql | SqlTransaction): ClaimWrites {
  return {
    insert: async ({ workspaceId, key, token, fingerprint, until, expiresAt }) =>
      (await sql.run(
        `INSERT INTO idempotency_keys (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        [workspaceId, key, fingerprint, token, until, expiresAt]
      )) === 1,
    answer: async ({ claim: { workspaceId, key, token }, answer: { status, headers, body } }) =>
      (await sql.run(
        `UPDATE idempotency_keys SET status = ?, headers = ?, body = ?, large_bytes = ? WHERE ${MINE}`,
        [status, toJson(headers), body, largeBytes(body), workspaceId, key, token]
      )) === 1,
  }
}

/**
 * On PostgreSQL, concurrent requests share statements and commits. Claims do not wait for the disk,
 * because a claim that a crash loses belongs to a request without a response.
 */
export function sharedWrites(sql: Sql): ClaimWrites {
  const insert = batched(async (claims: NewClaim[]) => {
    // Sorted, so that processes that insert the same keys cannot deadlock.
    const rows = claims.toSorted((a, b) => compare(a.workspaceId, b.workspaceId) || compare(a.key, b.key))
    const written = await tokens(
      `INSERT INTO idempotency_keys (${COLUMNS})
       SELECT r."workspaceId", r.key, r.fingerprint, r.token, r.until, r."expiresAt"
       FROM (SELECT set_config('synchronous_commit', 'off', true)) AS unsynced, json_to_recordset(?::json)
         AS r("workspaceId" text, key text, fingerprint text, token text, until text, "expiresAt" text)
       ON CONFLICT DO NOTHING RETURNING claim_token`,
      rows
    )
    return claims.map(({ token }) => written.has(token))
  }, MAX_BATCH)

  const answer = batched(async (responses: ClaimResponse[]) => {
    const rows = responses.map(({ claim, answer: { status, headers, body } }) => ({
      ...claim,
      status,
      headers: toJson(headers),
      body,
      large: largeBytes(body),
    }))
    const written = await tokens(
      `UPDATE idempotency_keys AS k SET status = r.status, headers = r.headers, body = r.body, large_bytes = r.large
       FROM json_to_recordset(?::json)
         AS r("workspaceId" text, key text, token text, status integer, headers text, body text,
           large integer)
       WHERE k.workspace_id = r."workspaceId" AND k.idempotency_key = r.key AND k.claim_token = r.token
         AND k.status IS NULL
       RETURNING k.claim_token`,
      rows
    )
    return responses.map(({ claim }) => written.has(claim.token))
  }, MAX_BATCH)

  async function tokens(statement: string, rows: object[]): Promise<Set<string>> {
    const written = await sql.select<{ claim_token: string }>(statement, [JSON.stringify(rows)])
    return new Set(written.map((row) => row.claim_token))
  }

  return { insert, answer }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
