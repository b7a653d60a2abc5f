import type { SqlTransaction } from '#domain/ports/sql'
import { toJson } from '#app/shared/database/codecs'
import type { Member } from './member.js'

export const AUDITED = [
  'key.create',
  'key.update',
  'key.rotate',
  'key.revoke',
  'credits.grant',
  // Only `user:create` writes this action now. Before invitations existed, the console also wrote it.
  'member.add',
  'member.invite',
  'member.revoke',
  'member.join',
  'member.verify',
  'member.role',
  'member.remove',
  'oauth.approve',
  'oauth.revoke',
  'webhook.register',
  'webhook.remove',
  'webhook.change',
  'webhook.rotate',
  'webhook.rotate_shared',
  'webhook.enable',
  'webhook.disable',
  'webhook.redeliver',
  'webhook.redeliver_failed',
  'webhook.test',
  'dataset.rename',
  'set.rename',
  'set.cancel',
  'set.share',
  'set.unshare',
  'set.exclude',
  'set.include',
  'monitor.create',
  'monitor.change',
  'monitor.pause',
  'monitor.resume',
  'monitor.remove',
  'run.cancel',
  'run.revive',
  'index.rebuild',
  'source.delete',
  'source.learn',
  'privacy.erase',
  'privacy.suppress',
  'privacy.unsuppress',
  'operator.add',
  'operator.remove',
] as const
export type Audited = (typeof AUDITED)[number]

const COMMAND_LINE = 'command line'
/** The actor in entries of commands, which have no console user. */
export const COMMAND = { userId: COMMAND_LINE, email: COMMAND_LINE }
/** The actor in entries of changes that the service makes by itself. */
export const SERVICE = { userId: 'the service', email: 'the service' }

/** Adds an audit log entry in the transaction of the change. `detail` never contains a secret. */
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

/** Adds an audit log entry for a change by a command, in the transaction of the change. */
export const auditCommand = (
  tx: SqlTransaction,
  workspaceId: string,
  action: Audited,
  subject: string,
  detail: Record<string, unknown>
): Promise<void> => audit(tx, { ...COMMAND, workspace: { id: workspaceId } }, action, subject, detail)
