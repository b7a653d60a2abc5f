import type { HttpContext } from '@adonisjs/core/http'
import type { Plan } from '#domain/access/plans'
import { mayChange, mayManage, type Role } from '#domain/access/roles'
import { DomainError } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'
import { Refusal } from '#app/shared/http/refusal'

/** The user of a request and the workspace of its path. `role` is null on routes for operators. */
export type Member = {
  userId: string
  email: string
  role: Role | null
  workspace: { id: string; slug: string; name: string; plan: Plan }
}

/** Minimum time in ms between two updates of a member's last activity, so most requests write nothing. */
const ACTIVITY_MS = 5 * 60 * 1000

const members = new WeakMap<HttpContext, Member>()

/** Returns the signed-in user of a request. */
export const userOf = (ctx: HttpContext) => ctx.auth.use('console').getUserOrFail()

/**
 * Returns the user and workspace of a request. Throws on a route without a workspace in its path.
 */
export function memberOf(ctx: HttpContext): Member {
  const member = members.get(ctx)
  if (!member) throw new Error('this console route is not for members')
  return member
}

/**
 * Admits a member to the workspace in the path. Throws `not_found` for other users, and
 * `admin_required` for a member who is not an admin if `access` is `admin`.
 */
export async function admitMember(ctx: HttpContext, sql: Sql, access: 'member' | 'admin'): Promise<void> {
  const user = userOf(ctx)
  const [row] = await sql.select<Member['workspace'] & { role: Role; last_active_at: string | null }>(
    `SELECT w.id, w.slug, w.name, w.plan, m.role, m.last_active_at FROM workspaces w JOIN members m ON m.workspace_id = w.id
     WHERE w.slug = ? AND m.user_id = ?`,
    [String(ctx.params.workspace), user.id]
  )
  if (!row) throw new DomainError('not_found')
  const { role, last_active_at: lastActive, ...workspace } = row
  if (access === 'admin' && !mayChange(role))
    throw new Refusal(403, 'admin_required', 'Only admins of the workspace can do this.')
  await noteActivity(sql, { workspaceId: workspace.id, userId: user.id, lastActive })
  members.set(ctx, { userId: user.id, email: user.email, role, workspace })
}

async function noteActivity(
  sql: Sql,
  { workspaceId, userId, lastActive }: { workspaceId: string; userId: string; lastActive: string | null }
): Promise<void> {
  const now = Date.now()
  if (lastActive !== null && now - Date.parse(lastActive) < ACTIVITY_MS) return
  await sql.run('UPDATE members SET last_active_at = ? WHERE workspace_id = ? AND user_id = ?', [
    new Date(now).toISOString(),
    workspaceId,
    userId,
  ])
}

/**
 * Admits an operator to any workspace in the path. Throws `not_found` for other users and for an
 * unknown workspace.
 */
export async function admitOperator(ctx: HttpContext, sql: Sql): Promise<void> {
  const user = userOf(ctx)
  if (!user.isOperator) throw new DomainError('not_found')
  if (ctx.params.workspace === undefined) return
  const [workspace] = await sql.select<Member['workspace']>(
    'SELECT id, slug, name, plan FROM workspaces WHERE slug = ?',
    [String(ctx.params.workspace)]
  )
  if (!workspace) throw new DomainError('not_found')
  members.set(ctx, { userId: user.id, email: user.email, role: null, workspace })
}

/** Throws `owner_required` unless the member may manage members with each of these roles. */
export function checkMayManage({ role }: Member, ...roles: (Role | undefined)[]): void {
  if (roles.every((other) => other === undefined || mayManage(role, other))) return
  throw new Refusal(403, 'owner_required', 'Only owners of the workspace can manage owners and admins.')
}
