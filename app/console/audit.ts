import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { toJson } from '#app/shared/database/codecs'
import type { Member } from './member.js'

/** What members change by the console. */
export const AUDITED = [
  'key.create',
  'key.update',
  'key.revoke',
  'credits.grant',
  'member.add',
  'member.remove',
  'member.password',
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
  { userId, email, workspace }: Member,
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

/** Writes down what a user did that concerns every workspace they are a member of. */
export async function auditEverywhere(
  sql: Sql,
  { id, email }: { id: string; email: string },
  action: Audited,
  detail: Record<string, unknown>
): Promise<void> {
  await sql.run(
    `INSERT INTO console_audit (workspace_id, user_id, email, action, subject, detail, created_at)
     SELECT workspace_id, ?, ?, ?, ?, ?, ? FROM members WHERE user_id = ?`,
    [id, email, action, id, toJson(detail), new Date().toISOString(), id]
  )
}
