import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import { passwordProblem } from '#domain/access/passwords'
import type { Role } from '#domain/access/roles'
import { validationFailed } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'
import { fromBoolean } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'
import { join } from './members.js'
import { readEmail } from './read_email.js'

export type NewMember = {
  email: string
  workspaceId: string
  role: Role
  password?: string
  /** Also makes them an operator of the whole service. */
  isOperator?: boolean
}

type Created = {
  id: string
  email: string
  role: Role
  isOperator: boolean
  /** The password where one was made, for the only time. */
  password: string | null
}

/**
 * Lets somebody into a workspace for an operator, as a new user or one of other workspaces, whose password stays. Throws
 * `validation_failed` for a bad address, a short password, a member of the workspace, or an account whose address nobody verified.
 */
export async function createMember(
  sql: Sql,
  { email: given, workspaceId, role, password, isOperator = false }: NewMember
): Promise<Created> {
  const email = readEmail(given)
  const problem = password === undefined ? null : passwordProblem(password, email)
  if (problem) throw validationFailed({ password: [problem] })
  const made = password === undefined ? randomBytes(15).toString('base64url') : null
  const stored = await hash.make(password ?? made!)
  const now = new Date()
  return sql.transaction(async (tx) => {
    const added = await tx.run(
      `INSERT INTO users (id, email, password, created_at, email_verified_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      [newId('user'), email, stored, now.toISOString(), now.toISOString()]
    )
    if (added === 0 && password !== undefined)
      throw validationFailed({ password: [`${email} has one already; leave it out`] })
    const [user] = await tx.select<{ id: string; email_verified_at: string | null; is_operator: unknown }>(
      'SELECT id, email_verified_at, is_operator FROM users WHERE email = ?',
      [email]
    )
    if (user.email_verified_at === null) throw unverified(email)
    const joined = await join(tx, { workspaceId, userId: user.id, role }, now)
    if (joined === null) throw validationFailed({ email: [`${email} is a member of the workspace already`] })
    if (isOperator) await tx.run('UPDATE users SET is_operator = ? WHERE id = ?', [true, user.id])
    return {
      id: user.id,
      email,
      role: joined,
      isOperator: isOperator || fromBoolean(user.is_operator),
      password: added === 1 ? made : null,
    }
  })
}

/** Somebody else may hold an account that was made by a link: it is given nothing that its holder was not invited to. */
export const unverified = (email: string) =>
  validationFailed({
    email: [
      `${email} has an account, but nobody verified that the address is theirs; give it a new password first with node ace user:password ${email}`,
    ],
  })
