import type { Role } from '#domain/access/roles'
import type { Mail } from '#domain/ports/mailer'
import env from '#start/env'

type Invitation = { to: string; by: string; workspace: string; role: Role; link: string }

/**
 * Returns the mail of an invitation. Replaces line breaks in the workspace's name, because they would add
 * lines to the mail.
 */
export function invitationMail({ to, by, workspace, role, link }: Invitation): Mail {
  const [name, service] = [workspace.replace(/[\s\p{C}]+/gu, ' '), env.get('SERVICE_NAME')]
  return {
    to,
    subject: `Invitation to ${name} on ${service}`,
    text: [
      `${by} invites you to the workspace "${name}" on ${service}, as ${role}.`,
      '',
      'Accept within 7 days. This link works once:',
      link,
      '',
      'If you do not know the sender, ignore this email.',
      '',
    ].join('\n'),
  }
}
