import { randomBytes, randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import { passwordProblem } from '#domain/access/passwords'
import type { Role } from '#domain/access/roles'
import { parseEmail } from '#domain/people/emails'
import { validationFailed } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'

export type NewMember = { email: string; workspaceId: string; role: Role; password?: string }

/**
 * Lets somebody into a workspace, as a new user or one of other workspaces, whose password stays. Gives the password where
 * one was made, for the only time. Throws `validation_failed` for a bad address, a short password, or one who is a member.
 */
export async function createMember(
  sql: Sql,
  { email: given, workspaceId, role, password }: NewMember
): Promise<{ id: string; email: string; password: string | null }> {
  const parsed = /[<>:]/.test(given) ? null : parseEmail(given)
  const email = parsed ? `${parsed.local.toLowerCase()}@${parsed.domain}` : ''
  if (!parsed) throw validationFailed({ email: ['must be an e-mail address'] })
  const problem = password === undefined ? null : passwordProblem(password, email)
  if (problem) throw validationFailed({ password: [problem] })
  const made = password === undefined ? randomBytes(15).toString('base64url') : null
  const stored = await hash.make(password ?? made!)
  const now = new Date().toISOString()
  return sql.transaction(async (tx) => {
    const added = await tx.run(
      'INSERT INTO users (id, email, password, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [`user_${randomUUID().replaceAll('-', '')}`, email, stored, now]
    )
    if (added === 0 && password !== undefined)
      throw validationFailed({ password: [`${email} has one already; leave it out`] })
    const [user] = await tx.select<{ id: string }>('SELECT id FROM users WHERE email = ?', [email])
    const joined = await tx.run(
      'INSERT INTO members (workspace_id, user_id, role, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [workspaceId, user.id, role, now]
    )
    if (joined === 0) throw validationFailed({ email: [`${email} is a member of the workspace already`] })
    return { id: user.id, email, password: added === 1 ? made : null }
  })
}
