import { inject } from '@adonisjs/core'
import { mayManage } from '#domain/access/roles'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { endSessions } from '#app/access/change_password'
import { endGrants } from '#app/access/end_grants'
import { join } from '#app/access/members'
import { NO_PASSWORD } from '#app/access/no_password'
import { removeTwoFactor } from '#app/access/two_factor'
import { audit } from '#app/console/audit'
import { InvitationStore, type OpenInvitation } from '#app/console/invitations/invitation_store'
import { type ConsoleUser, USER_COLUMNS, userOf, type UserRow } from '#app/console/session/console_users'
import { newId } from '#app/shared/new_id'

type Open = Omit<OpenInvitation, 'isMailed'>

/** Finds the console user of a verified e-mail address. */
@inject()
export class OidcUsers {
  readonly #invitations: InvitationStore

  constructor(private readonly sql: Sql) {
    this.#invitations = new InvitationStore(sql)
  }

  /**
   * Returns the user of an address. An unknown address with open invitations gets a new user, who accepts
   * them. Returns null for an address that is neither known nor invited. The last lookup finds a user whom a
   * parallel sign-in has just created.
   */
  async of(email: string, now: Date): Promise<ConsoleUser | null> {
    return this.sql.transaction(
      async (tx) =>
        (await this.#known(tx, email, now)) ??
        (await this.#invited(tx, email, now)) ??
        this.#known(tx, email, now)
    )
  }

  /**
   * Accepts the open invitations of a user after sign-in. Users without a password cannot accept an
   * invitation in any other way.
   */
  join(user: ConsoleUser, now: Date): Promise<void> {
    return this.sql.transaction(async (tx) =>
      this.#accept(tx, user, await this.#open(tx, user.email, now), now)
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
    const removed = await removeTwoFactor(tx, row.id)
    await endGrants(tx, { user_id: row.id }, now)
    await endSessions(tx, row.id)
    const workspaces = await tx.select<{ id: string }>(
      'SELECT workspace_id AS id FROM members WHERE user_id = ? ORDER BY workspace_id',
      [row.id]
    )
    for (const workspace of workspaces)
      await audit(tx, { userId: row.id, email, workspace }, 'member.verify', row.id, {
        two_factor_removed: removed,
      })
    return userOf({ ...row, must_change_password: false })
  }

  async #invited(tx: SqlTransaction, email: string, now: Date): Promise<ConsoleUser | null> {
    const open = await this.#open(tx, email, now)
    if (open.length === 0) return null
    // A parallel sign-in may have created the user.
    await tx.run(
      `INSERT INTO users (id, email, password, created_at, email_verified_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      [newId('user'), email, NO_PASSWORD, now.toISOString(), now.toISOString()]
    )
    const user = await this.#known(tx, email, now)
    if (user) await this.#accept(tx, user, open, now)
    return user
  }

  /** Returns the open invitations of an address whose inviter may still assign the role. */
  async #open(tx: SqlTransaction, email: string, now: Date): Promise<Open[]> {
    const open = await this.#invitations.openOf(tx, email, now)
    return open.filter(({ role, inviter }) => mayManage(inviter.role, role))
  }

  async #accept(tx: SqlTransaction, user: ConsoleUser, open: Open[], now: Date): Promise<void> {
    for (const { id, role, workspace, inviter } of open) {
      // A parallel request may have accepted or revoked this invitation.
      if (!(await this.#invitations.acceptById(tx, id, now))) continue
      await join(tx, { workspaceId: workspace.id, userId: user.id, role }, now)
      const joined = { userId: user.id, email: user.email, workspace }
      await audit(tx, joined, 'member.join', id, { role, invited_by: inviter.email })
    }
  }
}
