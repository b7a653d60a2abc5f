import { inject } from '@adonisjs/core'
import { mayManage } from '#domain/access/roles'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { endSessions } from '#app/access/change_password'
import { endGrants } from '#app/access/end_grants'
import { join } from '#app/access/members'
import { removeTwoFactor } from '#app/access/two_factor'
import { audit } from '#app/console/audit'
import { InvitationStore } from '#app/console/invitations/invitation_store'
import { type ConsoleUser, USER_COLUMNS, userOf, type UserRow } from '#app/console/session/console_users'
import { newId } from '#app/shared/new_id'

/** No password matches this hash. */
const NO_PASSWORD = '!'

/** Finds the console user of a verified e-mail address. */
@inject()
export class OidcUsers {
  readonly #invitations: InvitationStore

  constructor(private readonly sql: Sql) {
    this.#invitations = new InvitationStore(sql)
  }

  /**
   * Returns the user of an address. Creates one only for open invitations, and accepts them. Returns
   * null for an address that is neither known nor invited.
   */
  async of(email: string, now: Date): Promise<ConsoleUser | null> {
    return this.sql.transaction(
      async (tx) => (await this.#known(tx, email, now)) ?? this.#invited(tx, email, now)
    )
  }

  async #known(tx: SqlTransaction, email: string, now: Date): Promise<ConsoleUser | null> {
    const [row] = await tx.select<UserRow & { email_verified_at: string | null }>(
      `SELECT ${USER_COLUMNS}, email_verified_at FROM users WHERE email = ?`,
      [email]
    )
    if (!row) return null
    if (row.email_verified_at !== null) return userOf(row)
    // Somebody else may have made this account with a copied link, and know its password.
    await tx.run(
      'UPDATE users SET email_verified_at = ?, password = ?, must_change_password = ? WHERE id = ?',
      [now.toISOString(), NO_PASSWORD, false, row.id]
    )
    await removeTwoFactor(tx, row.id)
    await endGrants(tx, { user_id: row.id }, now)
    await endSessions(tx, row.id)
    return userOf({ ...row, must_change_password: false })
  }

  async #invited(tx: SqlTransaction, email: string, now: Date): Promise<ConsoleUser | null> {
    const open = (await this.#invitations.openOf(tx, email, now)).filter(({ role, inviter }) =>
      mayManage(inviter.role, role)
    )
    if (open.length === 0) return null
    const user = { id: newId('user'), email, isOperator: false, mustChangePassword: false }
    await tx.run(
      'INSERT INTO users (id, email, password, created_at, email_verified_at) VALUES (?, ?, ?, ?, ?)',
      [user.id, email, NO_PASSWORD, now.toISOString(), now.toISOString()]
    )
    for (const { id, role, workspace, inviter } of open) {
      await this.#invitations.acceptById(tx, id, now)
      await join(tx, { workspaceId: workspace.id, userId: user.id, role }, now)
      const joined = { userId: user.id, email, workspace }
      await audit(tx, joined, 'member.join', id, { role, invited_by: inviter.email })
    }
    return user
  }
}
