import type { SqlTransaction } from '#domain/ports/sql'
import { appendEntry } from './entries.js'

export type Grant = { id: string; workspaceId: string; amount: number; note: string | null; now: Date }

/** Adds credits to an account. Creates the account if needed. Returns false for a known grant id. */
export async function grant(
  tx: SqlTransaction,
  { id, workspaceId, amount, note, now }: Grant
): Promise<boolean> {
  // The update changes nothing, but locks an existing account row.
  await tx.run(
    `INSERT INTO accounts (workspace_id) VALUES (?)
     ON CONFLICT (workspace_id) DO UPDATE SET granted = accounts.granted`,
    [workspaceId]
  )
  const entry = { id, workspaceId, kind: 'grant', amount, note, createdAt: now.toISOString() } as const
  if (!(await appendEntry(tx, { ...entry, reservationId: null, keyId: null, route: null }))) return false
  await tx.run('UPDATE accounts SET granted = granted + ? WHERE workspace_id = ?', [amount, workspaceId])
  return true
}
