import { createHash, randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { mayChange, type Role } from '#domain/access/roles'
import type { Scope } from '#domain/access/scopes'
import type { AuthorizationRequest } from '#domain/oauth/authorization_request'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { callersChanged } from '#app/access/callers'
import { createKey } from '#app/access/create_key'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'
import env from '#start/env'

const CODE_MS = 60_000
const ACCESS_MS = 60 * 60_000
const REFRESH_MS = 60 * 24 * 60 * 60_000
const REUSE_MS = 30_000

export const MCP_AUDIENCE = 'mcp'

export type Tokens = { access: string; refresh: string; expiresIn: number; scopes: Scope[] }
export type NewGrant = AuthorizationRequest & { workspaceId: string; userId: string; clientName: string }

type Row = {
  id: string
  workspace_id: string
  user_id: string
  client_id: string
  client_name: string
  scopes: string
  redirect_uri: string
  code_challenge: string
  code_expires_at: string
  redeemed_at: string | null
  refresh_hash: string | null
  expires_at: string | null
  key_id: string | null
  revoked_at: string | null
}

/** Grants of users to OAuth clients: codes, access tokens and refresh tokens. */
@inject()
export class Grants {
  constructor(private readonly sql: Sql) {}

  /** Creates a grant. Returns its id and authorization code, which works once within a minute. */
  async create(grant: NewGrant, now: Date, tx: SqlTransaction): Promise<{ id: string; code: string }> {
    const [id, code] = [newId('grant'), secret()]
    await tx.run('DELETE FROM oauth_grants WHERE redeemed_at IS NULL AND code_expires_at < ?', [
      new Date(now.getTime() - ACCESS_MS).toISOString(),
    ])
    await tx.run(
      `INSERT INTO oauth_grants (id, workspace_id, user_id, client_id, client_name, scopes, redirect_uri,
         code_challenge, code_hash, code_expires_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ...[id, grant.workspaceId, grant.userId, grant.clientId, grant.clientName, toJson(grant.scopes)],
        ...[grant.redirectUri, grant.codeChallenge, hashOf(code)],
        ...[later(now, CODE_MS), now.toISOString()],
      ]
    )
    return { id, code }
  }

  /**
   * Exchanges a code for tokens, or returns null. A code that was used before revokes its grant,
   * because somebody else may have the code.
   */
  async redeem(
    given: { code: string; clientId: string; redirectUri: string; verifier: string },
    now: Date
  ): Promise<Tokens | null> {
    return this.sql.transaction(async (tx) => {
      const grant = await this.#find(tx, 'code_hash', given.code)
      if (!grant || grant.client_id !== given.clientId) return null
      if (grant.redeemed_at !== null) return this.#revoke(tx, grant, now)
      if (grant.redirect_uri !== given.redirectUri || grant.code_expires_at <= now.toISOString()) return null
      if (challengeOf(given.verifier) !== grant.code_challenge) return null
      const taken = await tx.run(
        'UPDATE oauth_grants SET redeemed_at = ? WHERE id = ? AND redeemed_at IS NULL AND revoked_at IS NULL',
        [now.toISOString(), grant.id]
      )
      return taken > 0 ? this.#issue(tx, grant, null, now) : null
    })
  }

  /**
   * Exchanges a refresh token for new tokens, or returns null. The previous token works again for
   * 30 s, because a response may be lost. After that, a reused token revokes its grant.
   */
  async refresh(given: { token: string; clientId: string }, now: Date): Promise<Tokens | null> {
    const hash = hashOf(given.token)
    return this.sql.transaction(async (tx) => {
      // Locks the grant, so that concurrent refreshes run one after another.
      await tx.run('UPDATE oauth_grants SET id = id WHERE refresh_hash = ? OR previous_hash = ?', [
        hash,
        hash,
      ])
      const reused = await this.#find(tx, 'previous_hash', given.token)
      const grant = reused ?? (await this.#find(tx, 'refresh_hash', given.token))
      if (!grant || grant.client_id !== given.clientId || grant.revoked_at !== null) return null
      if (grant.expires_at === null || grant.expires_at <= now.toISOString()) return null
      // `expires_at` is REFRESH_MS after the last rotation. The condition says that this was over
      // REUSE_MS ago.
      if (reused && grant.expires_at <= later(now, REFRESH_MS - REUSE_MS)) return this.#revoke(tx, grant, now)
      return this.#issue(tx, grant, grant.refresh_hash, now)
    })
  }

  /** Ends the grant of a refresh or access token. Unknown tokens are ignored. */
  async revoke(token: string, now: Date): Promise<void> {
    await this.sql.transaction(async (tx) => {
      const grant = (await this.#find(tx, 'refresh_hash', token)) ?? (await this.#ofAccess(tx, token))
      if (grant) await this.#revoke(tx, grant, now)
    })
  }

  /** Replaces the tokens of a grant. Returns null if its user may no longer create keys. */
  async #issue(tx: SqlTransaction, grant: Row, usedHash: string | null, now: Date): Promise<Tokens | null> {
    const [member] = await tx.select<{ role: Role }>(
      'SELECT role FROM members WHERE workspace_id = ? AND user_id = ?',
      [grant.workspace_id, grant.user_id]
    )
    if (!member || !mayChange(member.role)) return this.#revoke(tx, grant, now)
    await endKey(tx, grant, now)
    const scopes = fromJson<Scope[]>(grant.scopes)
    const refresh = secret()
    const { id, secret: access } = await createKey(tx, {
      workspaceId: grant.workspace_id,
      name: `OAuth: ${grant.client_name}`,
      scopes,
      prefix: env.get('KEY_PREFIX'),
      expiresAt: later(now, ACCESS_MS),
      // The key is revoked when the user's sessions end. The client then refreshes its token.
      sessionUserId: grant.user_id,
      audience: MCP_AUDIENCE,
    })
    const replaced = await tx.run(
      `UPDATE oauth_grants SET refresh_hash = ?, previous_hash = ?, expires_at = ?, key_id = ?
       WHERE id = ? AND revoked_at IS NULL AND ${usedHash === null ? 'refresh_hash IS NULL' : 'refresh_hash = ?'}`,
      [
        ...[hashOf(refresh), usedHash, later(now, REFRESH_MS), id, grant.id],
        ...(usedHash === null ? [] : [usedHash]),
      ]
    )
    if (replaced === 0) throw new Error(`the grant ${grant.id} was refreshed twice at once`)
    return { access, refresh, expiresIn: ACCESS_MS / 1000, scopes }
  }

  async #revoke(tx: SqlTransaction, grant: Row, now: Date): Promise<null> {
    await tx.run('UPDATE oauth_grants SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', [
      now.toISOString(),
      grant.id,
    ])
    await endKey(tx, grant, now)
    return null
  }

  async #find(tx: SqlTransaction, column: string, token: string): Promise<Row | null> {
    const [row] = await tx.select<Row>(`SELECT * FROM oauth_grants WHERE ${column} = ?`, [hashOf(token)])
    return row ?? null
  }

  async #ofAccess(tx: SqlTransaction, token: string): Promise<Row | null> {
    const [row] = await tx.select<Row>(
      'SELECT g.* FROM oauth_grants g JOIN api_keys k ON k.id = g.key_id WHERE k.hash = ?',
      [hashOf(token)]
    )
    return row ?? null
  }
}

async function endKey(tx: SqlTransaction, { key_id }: Row, now: Date): Promise<void> {
  if (key_id === null) return
  await tx.run('UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', [
    now.toISOString(),
    key_id,
  ])
  callersChanged()
}

const secret = (): string => randomBytes(32).toString('base64url')
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()
