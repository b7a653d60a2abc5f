import { ROLES } from '#domain/access/roles'
import { AUDITED } from '#app/console/audit'
import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery } from '#app/console/page'
import { sortBy } from '#app/console/sort'
import { s } from '#app/shared/schema/schema'

export const listMembersOperation = defineConsoleOperation({
  id: 'console.members.list',
  method: 'GET',
  path: '/workspaces/:workspace/members',
  summary: 'List the members of a workspace',
  access: 'member',
  success: {
    200: s.object({
      items: s.array(
        s.object({
          id: s.string(),
          email: s.string(),
          name: s.string().nullable(),
          role: s.enum(ROLES),
          since: s.time(),
          has_second_factor: s.boolean(),
          last_active_at: s.time().describe('To five minutes; null before the first use').nullable(),
        })
      ),
    }),
  },
})

export const changeRoleOperation = defineConsoleOperation({
  id: 'console.members.role',
  method: 'POST',
  path: '/workspaces/:workspace/members/:user',
  summary: 'Change the role of a member; the last owner keeps it',
  access: 'admin',
  body: s.object({ role: s.enum(ROLES) }),
  success: { 200: s.object({}) },
})

export const removeMemberOperation = defineConsoleOperation({
  id: 'console.members.remove',
  method: 'DELETE',
  path: '/workspaces/:workspace/members/:user',
  summary: 'Remove a member',
  access: 'admin',
  success: { 200: s.object({}) },
})

export const AUDIT_SORTS = ['when', 'email', 'action'] as const

export const listAuditOperation = defineConsoleOperation({
  id: 'console.audit.list',
  method: 'GET',
  path: '/workspaces/:workspace/audit',
  summary: 'List changes that members made, newest first',
  access: 'member',
  query: pageQuery({
    action: s.enum(AUDITED).optional(),
    email: s.string({ min: 1, max: 254 }).describe('Only changes by this member').optional(),
    days: s.integerText({ min: 1, max: 3_650 }).describe('Only changes of the last days').optional(),
    sort: sortBy(AUDIT_SORTS),
  }),
  success: {
    200: listOf(
      s.object({
        sequence: s.integer(),
        email: s.string(),
        action: s.enum(AUDITED),
        subject: s.string(),
        subject_name: s.string().describe('What the record is called now, if it still exists').nullable(),
        detail: s.record(s.any()),
        created_at: s.time(),
      })
    ),
  },
})
