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
  /** Also makes the user an operator of the whole service. */
  isOperator?: boolean
}

type Created = {
  id: string
  email: string
  role: Role
  isOperator: boolean
  /**
   * The generated password, which cannot be shown again. Null for a given password or an existing
   * user.
   */
  password: string | null
}

/**
 * Adds a new or existing user to a workspace. An existing user keeps their password. Throws
 * `validation_failed` for an invalid address or password, if an existing user is given a password,
 * and if the user is already a member or is unverified.
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
      throw validationFailed({ password: [`${email} already has a password; leave this out`] })
    const [user] = await tx.select<{ id: string; email_verified_at: string | null; is_operator: unknown }>(
      'SELECT id, email_verified_at, is_operator FROM users WHERE email = ?',
      [email]
    )
    if (user.email_verified_at === null) throw unverified(email)
    const joined = await join(tx, { workspaceId, userId: user.id, role }, now)
    if (joined === null) throw validationFailed({ email: [`${email} is already a member of the workspace`] })
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

/**
 * Returns the error for an unverified user. Somebody else may have created that user with a
 * forwarded invitation link.
 */
export const unverified = (email: string) =>
  validationFailed({
    email: [
      `${email} has an account with an unverified address; first set a new password: node ace user:password ${email}`,
    ],
  })
