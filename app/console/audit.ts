import type { SqlTransaction } from '#domain/ports/sql'
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
  'webhook.register',
  'webhook.remove',
  'webhook.rotate',
  'webhook.enable',
  'webhook.redeliver',
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
