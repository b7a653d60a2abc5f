import { inject } from '@adonisjs/core'
import { invitationBucket } from '#domain/access/invitations'
import { mayManage, type Role } from '#domain/access/roles'
import { DomainError, validationFailed } from '#domain/errors'
import { Mailer } from '#domain/ports/mailer'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { readEmail } from '#app/access/read_email'
import { audit } from '../audit.js'
import type { Member } from '../member.js'
import { Refusal } from '#app/shared/http/refusal'
import { publicUrl } from '#start/env'
import { invitationMail } from './invitation_mail.js'
import { InvitationStore, type Tokens } from './invitation_store.js'

export type Invited = {
  id: string
  /** To copy, this once. */
  link: string
  expires_at: string
  /** Whether the mail server took the mail; null where none is set. */
  mailed: boolean | null
}

/**
 * Invites people to a workspace. What it answers, and how long it takes, never depends on whether an address is known to other
 * workspaces.
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

  /** Throws `validation_failed`, `rate_limited`, or a refusal where the inviter may not give the role. */
  async send(by: Member, given: string, role: Role): Promise<Invited> {
    const email = readEmail(given)
    await this.#limit(by.workspace.id)
    const tokens = await this.sql.transaction(async (tx) => {
      if ((await membersOf(tx, by.workspace.id)).includes(email))
        throw validationFailed({ email: [`${email} is a member of the workspace already`] })
      const before = await this.#invitations.find(tx, by.workspace.id, { email })
      allow(by, role, before?.role)
      return this.#issue(tx, by, email, role)
    })
    return this.#deliver(by, email, role, tokens)
  }

  /** Sends an invitation again, with another link and its whole time. Throws `not_found` as well. */
  async resend(by: Member, id: string): Promise<Invited> {
    await this.#limit(by.workspace.id)
    const { email, role, tokens } = await this.sql.transaction(async (tx) => {
      const { email, role } = await this.#pending(tx, by, id)
      return { email, role, tokens: await this.#issue(tx, by, email, role) }
    })
    return this.#deliver(by, email, role, tokens)
  }

  /** Throws `not_found`, or a refusal where the inviter could not have sent it. */
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
    allow(by, invitation.role)
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
    throw new DomainError('rate_limited', 'The workspace has sent too many invitations in an hour.', {
      retry_after_seconds: states[0].resetSeconds,
    })
  }
}

function allow({ role }: Member, ...roles: (Role | undefined)[]): void {
  if (roles.every((other) => other === undefined || mayManage(role, other))) return
  throw new Refusal(403, 'owner_required', 'Only an owner of the workspace manages owners and admins.')
}

/** All of them, so that the time it takes says nothing of one. */
async function membersOf(tx: SqlTransaction, workspaceId: string): Promise<string[]> {
  const rows = await tx.select<{ email: string }>(
    'SELECT u.email FROM members m JOIN users u ON u.id = m.user_id WHERE m.workspace_id = ?',
    [workspaceId]
  )
  return rows.map(({ email }) => email)
}

/** Behind the hash, so that the token is in no log of a server and in no Referer. */
const linkOf = (token: string): string => publicUrl(`/console/invitation#${token}`)
