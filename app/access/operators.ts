import { DomainError } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'
import { unverified } from './create_member.js'
import { removeUnusedUser } from './remove_unused_user.js'

export function listOperators(sql: Sql): Promise<{ id: string; email: string }[]> {
  return sql.select('SELECT id, email FROM users WHERE is_operator ORDER BY email')
}

/**
 * Makes a user an operator. Throws `not_found` for an unknown address, and `validation_failed` for
 * an unverified user.
 */
export async function addOperator(sql: Sql, given: string): Promise<{ id: string; email: string }> {
  const { email_verified_at, ...user } = await find(sql, given)
  if (email_verified_at === null) throw unverified(user.email)
  await sql.run('UPDATE users SET is_operator = ? WHERE id = ?', [true, user.id])
  return user
}

/**
 * Makes an operator an ordinary user, or deletes them if they have no workspace. Throws `not_found`
 * for a user who is not an operator, and for an unknown address.
 */
export async function removeOperator(sql: Sql, given: string): Promise<{ id: string; email: string }> {
  const { id, email } = await find(sql, given)
  await sql.transaction(async (tx) => {
    const removed = await tx.run('UPDATE users SET is_operator = ? WHERE id = ? AND is_operator', [false, id])
    if (removed === 0) throw new DomainError('not_found', `${email} is not an operator.`)
    await removeUnusedUser(tx, id, new Date())
  })
  return { id, email }
}

async function find(sql: Sql, given: string) {
  const [user] = await sql.select<{ id: string; email: string; email_verified_at: string | null }>(
    'SELECT id, email, email_verified_at FROM users WHERE email = ?',
    [given.trim().toLowerCase()]
  )
  if (!user)
    throw new DomainError('not_found', `There is no user "${given}"; create one with node ace user:create.`)
  return user
}
