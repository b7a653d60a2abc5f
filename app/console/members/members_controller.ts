import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Role } from '#domain/access/roles'
import { DomainError, validationFailed } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { createMember } from '#app/access/create_member'
import { revokeSessionKeys } from '#app/access/session_keys'
import { audit, type Audited } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { fromJson } from '#app/shared/database/codecs'
import { orderBy } from '#app/shared/database/order_by'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { addMemberOperation, listAuditOperation, removeMemberOperation } from './operations.js'

type AuditRow = {
  sequence: number
  email: string
  action: Audited
  subject: string
  detail: string
  created_at: string
}

const AUDIT_EXPRESSION = { when: 'created_at', email: 'email', action: 'action' }

/** Who may enter a workspace, and what they changed in it. */
@inject()
export default class MembersController {
  constructor(private readonly sql: Sql) {}

  async list(ctx: HttpContext) {
    const items = await this.sql.select<{ id: string; email: string; role: Role; since: string }>(
      `SELECT u.id, u.email, m.role, m.created_at AS since FROM members m JOIN users u ON u.id = m.user_id
       WHERE m.workspace_id = ? ORDER BY u.email`,
      [memberOf(ctx).workspace.id]
    )
    return success(ctx, { items })
  }

  async add(ctx: HttpContext) {
    const { body } = await input(ctx, addMemberOperation)
    const member = memberOf(ctx)
    const { id, password } = await this.sql.transaction(async (tx) => {
      const added = await createMember(tx, { ...body, workspaceId: member.workspace.id })
      await audit(tx, member, 'member.add', added.id, { email: added.email, role: body.role })
      return added
    })
    ctx.response.status(201)
    return success(ctx, { id, password })
  }

  /** An admin stays for as long as there is no other. */
  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, removeMemberOperation)
    const member = memberOf(ctx)
    if (params.user === member.userId) throw validationFailed({ user: ['cannot be yourself'] })
    await this.sql.transaction(async (tx) => {
      const removed = await tx.run('DELETE FROM members WHERE workspace_id = ? AND user_id = ?', [
        member.workspace.id,
        params.user,
      ])
      if (removed === 0) throw new DomainError('not_found')
      await revokeSessionKeys(tx, params.user, new Date(), member.workspace.id)
      await audit(tx, member, 'member.remove', params.user, {})
    })
    return success(ctx, {})
  }

  async audit(ctx: HttpContext) {
    const { query } = await input(ctx, listAuditOperation)
    const place = placeOf(query)
    const filters = (['action', 'email'] as const).filter((name) => query[name] !== undefined)
    const rows = await this.sql.select<AuditRow>(
      `SELECT sequence, email, action, subject, detail, created_at FROM console_audit
       WHERE workspace_id = ? ${filters.map((name) => `AND ${name} = ?`).join(' ')}
       ${orderBy(query.sort, AUDIT_EXPRESSION, 'sequence DESC')} LIMIT ? OFFSET ?`,
      [memberOf(ctx).workspace.id, ...filters.map((name) => query[name]!), place.limit + 1, place.from]
    )
    const entries = rows.map((row) => ({
      ...row,
      sequence: Number(row.sequence),
      detail: fromJson<Record<string, unknown>>(row.detail),
    }))
    return success(ctx, pageOf(entries, place))
  }
}
