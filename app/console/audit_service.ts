import type { SqlTransaction } from '#domain/ports/sql'
import { audit, type Audited } from './audit.js'

type Actor = { userId: string; email: string }

/** Length of the subject column in characters. */
const MAX_SUBJECT = 100

/**
 * Audits a change of the whole service. It belongs to no workspace, so each workspace with an
 * operator among its members lists it.
 */
export async function auditService(
  tx: SqlTransaction,
  by: Actor,
  action: Extract<Audited, `${'source' | 'privacy'}.${string}`>,
  subject: string,
  detail: Record<string, unknown>
): Promise<void> {
  const workspaces = await tx.select<{ id: string }>(
    `SELECT DISTINCT m.workspace_id AS id FROM members m JOIN users u ON u.id = m.user_id
     WHERE u.is_operator ORDER BY m.workspace_id`
  )
  for (const workspace of workspaces)
    await audit(tx, { ...by, workspace }, action, subject.slice(0, MAX_SUBJECT), detail)
}

/** Audits the retry of failed jobs, each in the workspace of its run. */
export async function auditRevived(tx: SqlTransaction, by: Actor, runs: readonly string[]): Promise<void> {
  for (const id of runs) {
    const [run] = await tx.select<{ workspace_id: string; kind: string }>(
      'SELECT workspace_id, kind FROM runs WHERE id = ?',
      [id]
    )
    if (run)
      await audit(tx, { ...by, workspace: { id: run.workspace_id } }, 'run.revive', id, { kind: run.kind })
  }
}
