import { randomBytes } from 'node:crypto'
import { hashKey } from '#domain/access/api_keys'
import { INVITATION_KEPT_MS, INVITATION_MS } from '#domain/access/invitations'
import type { Role } from '#domain/access/roles'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { newId } from '#app/shared/new_id'
import type { Infer } from '#app/shared/schema/schema'
import type { pendingInvitation } from './operations.js'

export type PendingInvitation = Infer<typeof pendingInvitation>

export type NewInvitation = { workspaceId: string; email: string; role: Role; inviterId: string }

/** The tokens of the copied link and of the mailed link. Only their hashes are stored. */
export type Tokens = { id: string; link: string; mail: string; expiresAt: string }

export type OpenInvitation = {
  id: string
  email: string
  role: Role
  inviter: { email: string; name: string | null; role: Role }
  workspace: { id: string; slug: string; name: string }
  expiresAt: string
  /** Whether the token was sent by mail, so that its holder has access to the address. */
  isMailed: boolean
}

type OpenRow = {
  id: string
  email: string
  role: Role
  mail_hash: string
  inviter_email: string
  inviter_name: string | null
  expires_at: string
  inviter_role: Role
  workspace_id: string
  slug: string
  name: string
}

const EXPIRED = 'DELETE FROM invitations WHERE workspace_id = ? AND expires_at < ?'

const OPEN = `SELECT i.id, i.email, i.role, i.mail_hash, u.email AS inviter_email,
    u.name AS inviter_name, i.expires_at, m.role AS inviter_role,
    w.id AS workspace_id, w.slug, w.name
  FROM invitations i JOIN workspaces w ON w.id = i.workspace_id JOIN users u ON u.id = i.inviter_id
    JOIN members m ON m.workspace_id = i.workspace_id AND m.user_id = i.inviter_id
  WHERE i.accepted_at IS NULL AND i.expires_at > ?`

/** Stores invitations. An address has at most one invitation to a workspace. */
export class InvitationStore {
  constructor(private readonly sql: Sql) {}

  /** Creates an invitation, or replaces the address's earlier one with new tokens. */
  async issue(tx: SqlTransaction, invitation: NewInvitation, now: Date): Promise<Tokens> {
    const { workspaceId, email, role, inviterId } = invitation
    const [link, mail] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('base64url'))
    const expiresAt = new Date(now.getTime() + INVITATION_MS).toISOString()
    await tx.run(EXPIRED, [workspaceId, new Date(now.getTime() - INVITATION_KEPT_MS).toISOString()])
    const [{ id }] = await tx.select<{ id: string }>(
      `INSERT INTO invitations
         (id, workspace_id, email, role, inviter_id, link_hash, mail_hash, created_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (workspace_id, email) DO UPDATE SET role = excluded.role, inviter_id = excluded.inviter_id,
         link_hash = excluded.link_hash, mail_hash = excluded.mail_hash, created_at = excluded.created_at,
         expires_at = excluded.expires_at, accepted_at = NULL
       RETURNING id`,
      [
        newId('inv'),
        workspaceId,
        email,
        role,
        inviterId,
        hashKey(link),
        hashKey(mail),
        now.toISOString(),
        expiresAt,
      ]
    )
    return { id, link, mail, expiresAt }
  }

  /**
   * Returns a workspace's invitations that nobody has accepted, sorted by address. Includes expired
   * invitations.
   */
  pending(workspaceId: string): Promise<PendingInvitation[]> {
    return this.sql.select<PendingInvitation>(
      `SELECT i.id, i.email, i.role, u.email AS invited_by, i.created_at, i.expires_at
       FROM invitations i JOIN users u ON u.id = i.inviter_id
       WHERE i.workspace_id = ? AND i.accepted_at IS NULL ORDER BY i.email`,
      [workspaceId]
    )
  }

  /** Returns the invitation for an id or address, or null if there is none or it was accepted. */
  async find(
    tx: SqlTransaction,
    workspaceId: string,
    by: { id: string } | { email: string }
  ): Promise<{ id: string; email: string; role: Role } | null> {
    const [column, value] = 'id' in by ? ['id', by.id] : ['email', by.email]
    const [row] = await tx.select<{ id: string; email: string; role: Role }>(
      `SELECT id, email, role FROM invitations WHERE workspace_id = ? AND ${column} = ? AND accepted_at IS NULL`,
      [workspaceId, value]
    )
    return row ?? null
  }

  async revoke(tx: SqlTransaction, id: string): Promise<void> {
    await tx.run('DELETE FROM invitations WHERE id = ? AND accepted_at IS NULL', [id])
  }

  /** Returns null when the token no longer works or the inviter is no longer a member. */
  async open(token: string, now: Date): Promise<OpenInvitation | null> {
    const hash = hashKey(token)
    const [row] = await this.sql.select<OpenRow>(`${OPEN} AND (i.link_hash = ? OR i.mail_hash = ?)`, [
      now.toISOString(),
      hash,
      hash,
    ])
    return row ? { ...openOf(row), isMailed: row.mail_hash === hash } : null
  }

  /** Returns the open invitations of an address to all workspaces. */
  async openOf(tx: SqlTransaction, email: string, now: Date): Promise<Omit<OpenInvitation, 'isMailed'>[]> {
    const rows = await tx.select<OpenRow>(`${OPEN} AND i.email = ? ORDER BY i.created_at, i.id`, [
      now.toISOString(),
      email,
    ])
    return rows.map(openOf)
  }

  /** Marks the invitation as accepted. Returns false if it is gone or was already accepted. */
  async acceptById(tx: SqlTransaction, id: string, now: Date): Promise<boolean> {
    const accepted = await tx.run(
      'UPDATE invitations SET accepted_at = ? WHERE id = ? AND accepted_at IS NULL',
      [now.toISOString(), id]
    )
    return accepted > 0
  }

  /** Marks the invitation as accepted. Returns false when the token no longer works. */
  async use(tx: SqlTransaction, token: string, now: Date): Promise<boolean> {
    const hash = hashKey(token)
    const used = await tx.run(
      `UPDATE invitations SET accepted_at = ?
       WHERE (link_hash = ? OR mail_hash = ?) AND accepted_at IS NULL AND expires_at > ?`,
      [now.toISOString(), hash, hash, now.toISOString()]
    )
    return used === 1
  }
}

const openOf = (row: OpenRow): Omit<OpenInvitation, 'isMailed'> => ({
  id: row.id,
  email: row.email,
  role: row.role,
  inviter: { email: row.inviter_email, name: row.inviter_name, role: row.inviter_role },
  workspace: { id: row.workspace_id, slug: row.slug, name: row.name },
  expiresAt: row.expires_at,
})
