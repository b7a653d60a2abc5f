import type { SqlTransaction } from '#domain/ports/sql'
import { toJson } from '#app/shared/database/codecs'
import type { Member } from './member.js'

/** What members change by the console. */
export const AUDITED = [
  'key.create',
  'key.update',
  'key.revoke',
  'credits.grant',
  // Admins added members themselves before there were invitations.
  'member.add',
  'member.invite',
  'member.revoke',
  'member.join',
  'member.role',
  'member.remove',
  'webhook.register',
  'webhook.remove',
  'webhook.rotate',
  'webhook.enable',
  'webhook.redeliver',
  'webhook.test',
  'set.cancel',
  'set.share',
  'set.unshare',
  'monitor.create',
  'monitor.pause',
  'monitor.resume',
  'monitor.remove',
  'run.cancel',
  'index.rebuild',
] as const
export type Audited = (typeof AUDITED)[number]

/** Writes down that a member changed something, in the transaction that changes it. `detail` never holds a secret. */
export async function audit(
  tx: SqlTransaction,
  { userId, email, workspace }: Pick<Member, 'userId' | 'email'> & { workspace: { id: string } },
  action: Audited,
  subject: string,
  detail: Record<string, unknown>
): Promise<void> {
  await tx.run(
    `INSERT INTO console_audit (workspace_id, user_id, email, action, subject, detail, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [workspace.id, userId, email, action, subject, toJson(detail), new Date().toISOString()]
  )
}
