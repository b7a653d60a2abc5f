import { inject } from '@adonisjs/core'
import { invitationBucket } from '#domain/access/invitations'
import type { Role } from '#domain/access/roles'
import { DomainError, validationFailed } from '#domain/errors'
import { Mailer } from '#domain/ports/mailer'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { readEmail } from '#app/access/read_email'
import type { Infer } from '#app/shared/schema/schema'
import { audit } from '../audit.js'
import { checkMayManage, type Member } from '../member.js'
import { publicUrl } from '#start/env'
import { invitationMail } from './invitation_mail.js'
import { InvitationStore, type Tokens } from './invitation_store.js'
import type { invited } from './operations.js'

export type Invited = Infer<typeof invited>

/**
 * Invites people to a workspace. Neither the response nor its duration reveals whether another
 * workspace has a user with that address.
 */
@inject()
export class Invite {
  readonly #invitations: InvitationStore

  constructor(
    private readonly sql: Sql,
    private readonly buckets: RateBuckets,
    private readonly mailer: Mailer
  ) {
    this.#invitations = new InvitationStore(sql)
  }

  /**
   * Invites an address, or invites it again. Throws `validation_failed`, `rate_limited`, or
   * `owner_required` for a role that the inviter may not manage.
   */
  async send(by: Member, given: string, role: Role): Promise<Invited> {
    const email = readEmail(given)
    await this.#limit(by.workspace.id)
    const tokens = await this.sql.transaction(async (tx) => {
      if ((await membersOf(tx, by.workspace.id)).includes(email))
        throw validationFailed({ email: [`${email} is already a member of the workspace`] })
      const before = await this.#invitations.find(tx, by.workspace.id, { email })
      checkMayManage(by, role, before?.role)
      return this.#issue(tx, by, email, role)
    })
    return this.#deliver(by, email, role, tokens)
  }

  /** Sends an invitation again with a new link. Throws `not_found`, `rate_limited` or `owner_required`. */
  async resend(by: Member, id: string): Promise<Invited> {
    await this.#limit(by.workspace.id)
    const { email, role, tokens } = await this.sql.transaction(async (tx) => {
      const { email, role } = await this.#pending(tx, by, id)
      return { email, role, tokens: await this.#issue(tx, by, email, role) }
    })
    return this.#deliver(by, email, role, tokens)
  }

  /** Throws `not_found`, or `owner_required` for a role that the user may not manage. */
  async revoke(by: Member, id: string): Promise<void> {
    await this.sql.transaction(async (tx) => {
      const { email, role } = await this.#pending(tx, by, id)
      await this.#invitations.revoke(tx, id)
      await audit(tx, by, 'member.revoke', id, { email, role })
    })
  }

  async #pending(tx: SqlTransaction, by: Member, id: string) {
    const invitation = await this.#invitations.find(tx, by.workspace.id, { id })
    if (!invitation) throw new DomainError('not_found')
    checkMayManage(by, invitation.role)
    return invitation
  }

  async #issue(tx: SqlTransaction, by: Member, email: string, role: Role): Promise<Tokens> {
    const invitation = { workspaceId: by.workspace.id, email, role, inviterId: by.userId }
    const tokens = await this.#invitations.issue(tx, invitation, new Date())
    await audit(tx, by, 'member.invite', tokens.id, { email, role })
    return tokens
  }

  async #deliver(by: Member, email: string, role: Role, tokens: Tokens): Promise<Invited> {
    const mail = { to: email, by: by.email, workspace: by.workspace.name, role, link: linkOf(tokens.mail) }
    const mailed = this.mailer.isSet ? await this.mailer.send(invitationMail(mail)) : null
    return { id: tokens.id, link: linkOf(tokens.link), expires_at: tokens.expiresAt, mailed }
  }

  async #limit(workspaceId: string): Promise<void> {
    const { allowed, states } = await this.buckets.consume([invitationBucket(workspaceId)], Date.now())
    if (allowed) return
    throw new DomainError('rate_limited', 'This workspace has sent too many invitations in the last hour.', {
      retry_after_seconds: states[0].resetSeconds,
    })
  }
}

/** Reads all members, so that the duration reveals nothing about one address. */
async function membersOf(tx: SqlTransaction, workspaceId: string): Promise<string[]> {
  const rows = await tx.select<{ email: string }>(
    'SELECT u.email FROM members m JOIN users u ON u.id = m.user_id WHERE m.workspace_id = ?',
    [workspaceId]
  )
  return rows.map(({ email }) => email)
}

/** The token is in the URL fragment, which servers and Referer headers never contain. */
const linkOf = (token: string): string => publicUrl(`/console/invitation#${token}`)
