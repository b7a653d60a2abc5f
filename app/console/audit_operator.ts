import type { SqlTransaction } from '#domain/ports/sql'
import { auditCommand } from './audit.js'

/** Records that a command added or removed an operator, in the audit log of each workspace of that user. */
export async function auditOperator(
  tx: SqlTransaction,
  action: 'operator.add' | 'operator.remove',
  { id, email }: { id: string; email: string }
): Promise<void> {
  const workspaces = await tx.select<{ id: string }>(
    'SELECT workspace_id AS id FROM members WHERE user_id = ? ORDER BY workspace_id',
    [id]
  )
  for (const workspace of workspaces) await auditCommand(tx, workspace.id, action, id, { email })
}
