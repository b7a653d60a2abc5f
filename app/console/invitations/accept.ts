import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { passwordProblem } from '#domain/access/passwords'
import { mayManage } from '#domain/access/roles'
import { DomainError, validationFailed } from '#domain/errors'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { join } from '#app/access/members'
import { audit } from '../audit.js'
import type { ConsoleUser } from '../session/console_users.js'
import { SignIn } from '../session/sign_in.js'
import { Refusal } from '#app/shared/http/refusal'
import { newId } from '#app/shared/new_id'
import { InvitationStore, type OpenInvitation } from './invitation_store.js'

/** Accepts invitations. New users choose a password, existing users sign in with theirs. */
@inject()
export class Accept {
  readonly #invitations: InvitationStore

  constructor(
    private readonly sql: Sql,
    private readonly signIn: SignIn
  ) {
    this.#invitations = new InvitationStore(sql)
  }

  /**
   * Returns the invitation of a token. Throws `not_found` when the token no longer works or the
   * inviter may no longer assign the role.
   */
  async open(token: string): Promise<OpenInvitation> {
    const invitation = await this.#invitations.open(token, new Date())
    if (invitation && mayManage(invitation.inviter.role, invitation.role)) return invitation
    throw new DomainError(
      'not_found',
      'This invitation has expired, was revoked or was already used. Ask for a new one.'
    )
  }

  /**
   * Creates a user and adds them to the workspace. Throws `not_found` like `open`,
   * `validation_failed` for a weak password, and `not_acceptable` for an existing user.
   */
  async asNewUser(token: string, password: string, name: string | null = null): Promise<ConsoleUser> {
    const invitation = await this.open(token)
    const { email } = invitation
    const problem = passwordProblem(password, email)
    if (problem) throw validationFailed({ password: [problem] })
    const stored = await hash.make(password)
    const user = {
      id: newId('user'),
      email,
      name,
      isOperator: false,
      mustChangePassword: false,
    }
    await this.#join(token, invitation, user, async (tx, now) => {
      const added = await tx.run(
        'INSERT INTO users (id, email, name, password, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
        [user.id, email, name, stored, now.toISOString()]
      )
      if (added === 0)
        throw new Refusal(403, 'not_acceptable', 'You already have an account. Accept with its password.')
    })
    return user
  }

  /**
   * Adds an existing user to the workspace. Throws `not_found` like `open`, and the errors of
   * `SignIn.check`.
   */
  async asUser(ctx: HttpContext, token: string, password: string, code?: string): Promise<ConsoleUser> {
    const invitation = await this.open(token)
    const user = await this.signIn.check(ctx, invitation.email, password, code)
    await this.#join(token, invitation, user)
    return user
  }

  #join(
    token: string,
    { id, role, workspace, inviter, isMailed }: OpenInvitation,
    user: ConsoleUser,
    prepare?: (tx: SqlTransaction, now: Date) => Promise<void>
  ): Promise<void> {
    return this.sql.transaction(async (tx) => {
      const now = new Date()
      if (!(await this.#invitations.use(tx, token, now))) throw new DomainError('not_found')
      await prepare?.(tx, now)
      if (isMailed)
        await tx.run('UPDATE users SET email_verified_at = COALESCE(email_verified_at, ?) WHERE id = ?', [
          now.toISOString(),
          user.id,
        ])
      await join(tx, { workspaceId: workspace.id, userId: user.id, role }, now)
      const joined = { userId: user.id, email: user.email, workspace }
      await audit(tx, joined, 'member.join', id, { role, invited_by: inviter.email })
    })
  }
}
