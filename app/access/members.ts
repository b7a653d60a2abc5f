import { mayChange, type Role } from '#domain/access/roles'
import { validationFailed } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import { endGrants } from './end_grants.js'
import { lockMembers, lockUser } from './locks.js'
import { removeUnusedUser } from './remove_unused_user.js'
import { revokeSessionKeys } from './session_keys.js'

type Membership = { workspaceId: string; userId: string }

/**
 * Adds a user to a workspace. In a workspace without an owner, a new admin becomes the owner.
 * Returns the user's role, or null for a user who was already a member.
 */
export async function join(
  tx: SqlTransaction,
  { workspaceId, userId, role }: Membership & { role: Role },
  now: Date
): Promise<Role | null> {
  await lockMembers(tx, workspaceId)
  await lockUser(tx, userId)
  const given = role === 'admin' && (await owners(tx, workspaceId)) === 0 ? 'owner' : role
  const joined = await tx.run(
    'INSERT INTO members (workspace_id, user_id, role, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [workspaceId, userId, given, now.toISOString()]
  )
  return joined === 0 ? null : given
}

/** Returns a user's role in a workspace, or null. Locks the members until the transaction ends. */
export async function roleOf(tx: SqlTransaction, { workspaceId, userId }: Membership): Promise<Role | null> {
  await lockMembers(tx, workspaceId)
  const [row] = await tx.select<{ role: Role }>(
    'SELECT role FROM members WHERE workspace_id = ? AND user_id = ?',
    [workspaceId, userId]
  )
  return row?.role ?? null
}

/**
 * Changes a member's role. A role that cannot create keys ends the member's OAuth grants. Throws
 * `validation_failed` if no owner would be left.
 */
export async function changeRole(
  tx: SqlTransaction,
  { workspaceId, userId, role }: Membership & { role: Role },
  now: Date
): Promise<void> {
  await tx.run('UPDATE members SET role = ? WHERE workspace_id = ? AND user_id = ?', [
    role,
    workspaceId,
    userId,
  ])
  await requireOwner(tx, workspaceId, 'role')
  if (!mayChange(role)) await endGrants(tx, { user_id: userId, workspace_id: workspaceId }, now)
}

/**
 * Removes a member, deletes the open invitations that they sent, and ends their OAuth grants and
 * session keys. Also deletes the user if they have no other workspace and are not an operator. Throws
 * `validation_failed` if no owner would be left.
 */
export async function removeMember(
  tx: SqlTransaction,
  { workspaceId, userId }: Membership,
  now: Date
): Promise<void> {
  await tx.run('DELETE FROM members WHERE workspace_id = ? AND user_id = ?', [workspaceId, userId])
  await requireOwner(tx, workspaceId, 'user')
  await tx.run('DELETE FROM invitations WHERE workspace_id = ? AND inviter_id = ? AND accepted_at IS NULL', [
    workspaceId,
    userId,
  ])
  await endGrants(tx, { user_id: userId, workspace_id: workspaceId }, now)
  await revokeSessionKeys(tx, userId, now, { workspaceId })
  await removeUnusedUser(tx, userId, now)
}

async function requireOwner(tx: SqlTransaction, workspaceId: string, field: string): Promise<void> {
  if ((await owners(tx, workspaceId)) === 0)
    throw validationFailed({ [field]: ['the workspace needs an owner; make another member the owner first'] })
}

async function owners(tx: SqlTransaction, workspaceId: string): Promise<number> {
  const [row] = await tx.select<{ owners: unknown }>(
    `SELECT count(*) AS owners FROM members WHERE workspace_id = ? AND role = 'owner'`,
    [workspaceId]
  )
  return Number(row.owners)
}
