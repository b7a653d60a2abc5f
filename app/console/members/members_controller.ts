import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Role } from '#domain/access/roles'
import { DomainError, validationFailed } from '#domain/errors'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { changeRole, removeMember, roleOf } from '#app/access/members'
import { audit, type Audited } from '#app/console/audit'
import { checkMayManage, memberOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { fromJson } from '#app/shared/database/codecs'
import { orderBy } from '#app/shared/database/order_by'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { auditedNames } from './audited_names.js'
import { changeRoleOperation, listAuditOperation, removeMemberOperation } from './operations.js'

type MemberRow = {
  id: string
  email: string
  name: string | null
  role: Role
  since: string
  last_active_at: string | null
}
type AuditRow = {
  sequence: number
  email: string
  action: Audited
  subject: string
  detail: string
  created_at: string
}

const DAY_MS = 24 * 60 * 60 * 1000
const AUDIT_EXPRESSION = { when: 'created_at', email: 'email', action: 'action' }

@inject()
export default class MembersController {
  constructor(private readonly sql: Sql) {}

  async list(ctx: HttpContext) {
    const rows = await this.sql.select<MemberRow & { second_factor_at: string | null }>(
      `SELECT u.id, u.email, u.name, m.role, m.created_at AS since, m.last_active_at, t.confirmed_at AS second_factor_at
       FROM members m JOIN users u ON u.id = m.user_id LEFT JOIN user_totp t ON t.user_id = u.id
       WHERE m.workspace_id = ? ORDER BY u.email`,
      [memberOf(ctx).workspace.id]
    )
    const items = rows.map(({ second_factor_at, ...row }) => ({
      ...row,
      has_second_factor: second_factor_at !== null,
    }))
    return success(ctx, { items })
  }

  async role(ctx: HttpContext) {
    const { params, body } = await input(ctx, changeRoleOperation)
    const { role } = body
    const member = memberOf(ctx)
    const membership = { workspaceId: member.workspace.id, userId: params.user }
    await this.sql.transaction(async (tx) => {
      const before = await roleOf(tx, membership)
      if (before === null) throw new DomainError('not_found')
      checkMayManage(member, before, role)
      await changeRole(tx, { ...membership, role }, new Date())
      await audit(tx, member, 'member.role', params.user, {
        email: await emailOf(tx, params.user),
        role,
        role_before: before,
      })
    })
    return success(ctx, {})
  }

  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, removeMemberOperation)
    const member = memberOf(ctx)
    const membership = { workspaceId: member.workspace.id, userId: params.user }
    if (params.user === member.userId) throw validationFailed({ user: ['cannot be yourself'] })
    await this.sql.transaction(async (tx) => {
      const role = await roleOf(tx, membership)
      if (role === null) throw new DomainError('not_found')
      checkMayManage(member, role)
      // Read first, because the removal may delete the user.
      const email = await emailOf(tx, params.user)
      await removeMember(tx, membership, new Date())
      await audit(tx, member, 'member.remove', params.user, { email, role })
    })
    return success(ctx, {})
  }

  async audit(ctx: HttpContext) {
    const { query } = await input(ctx, listAuditOperation)
    const place = placeOf(query)
    const filters = (['action', 'email'] as const).filter((name) => query[name] !== undefined)
    const since = query.days && new Date(Date.now() - query.days * DAY_MS).toISOString()
    const rows = await this.sql.select<AuditRow>(
      `SELECT sequence, email, action, subject, detail, created_at FROM console_audit
       WHERE workspace_id = ? ${filters.map((name) => `AND ${name} = ?`).join(' ')} ${since ? 'AND created_at >= ?' : ''}
       ${orderBy(query.sort, AUDIT_EXPRESSION, 'sequence DESC')} LIMIT ? OFFSET ?`,
      [
        memberOf(ctx).workspace.id,
        ...filters.map((name) => query[name]!),
        ...(since ? [since] : []),
        place.limit + 1,
        place.from,
      ]
    )
    const entries = rows.map((row) => ({
      ...row,
      sequence: Number(row.sequence),
      detail: fromJson<Record<string, unknown>>(row.detail),
    }))
    const names = await auditedNames(this.sql, memberOf(ctx).workspace.id, entries)
    const named = entries.map((entry) => ({ ...entry, subject_name: names.get(entry.subject) ?? null }))
    return success(ctx, pageOf(named, place))
  }
}

async function emailOf(tx: SqlTransaction, userId: string): Promise<string> {
  const [{ email }] = await tx.select<{ email: string }>('SELECT email FROM users WHERE id = ?', [userId])
  return email
}
