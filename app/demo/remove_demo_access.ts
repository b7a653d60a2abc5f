import { hashKey } from '#domain/access/api_keys'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { callersChanged } from '#app/access/callers'

/**
 * `kept`: the operator added members, keys or credits, so only demo key and admin are removed.
 * `none`: there was no demo workspace.
 */
export type RemovedAccess = { workspace: 'removed' | 'kept' | 'none' }

const LEDGER_TRIGGERS = ['ledger_entries_no_delete']
const DEMO_GRANTS = 1
export const DEMO_KEY_NAME = 'demo'

/** Removes the demo key, the demo admin, and an otherwise unused demo workspace. */
export async function removeDemoAccess(sql: Sql, key: string | null, admin: string): Promise<RemovedAccess> {
  const removed = await sql.transaction(async (tx): Promise<RemovedAccess> => {
    const own = (key === null ? null : await keyOf(tx, key)) ?? (await firstKeyOf(tx, admin))
    if (!own) return { workspace: 'none' }
    const others = await tx.select(
      `SELECT id FROM api_keys WHERE workspace_id = ? AND id <> ? AND session_user_id IS NULL
       UNION ALL SELECT m.user_id FROM members m JOIN users u ON u.id = m.user_id WHERE m.workspace_id = ? AND u.email <> ?`,
      [own.workspace_id, own.id, own.workspace_id, admin]
    )
    const grants = await tx.select(
      `SELECT id FROM ledger_entries WHERE workspace_id = ? AND kind = 'grant'`,
      [own.workspace_id]
    )
    const isShared = others.length > 0 || grants.length > DEMO_GRANTS
    await tx.run(
      'DELETE FROM members WHERE workspace_id = ? AND user_id IN (SELECT id FROM users WHERE email = ?)',
      [own.workspace_id, admin]
    )
    await tx.run(
      'DELETE FROM users WHERE email = ? AND NOT EXISTS (SELECT 1 FROM members m WHERE m.user_id = users.id)',
      [admin]
    )
    if (isShared) await tx.run('DELETE FROM api_keys WHERE id = ?', [own.id])
    else await removeWorkspace(tx, own.workspace_id)
    return { workspace: isShared ? 'kept' : 'removed' }
  })
  callersChanged()
  return removed
}

type OwnKey = { id: string; workspace_id: string }

async function keyOf(tx: SqlTransaction, key: string): Promise<OwnKey | null> {
  const hash = hashKey(key)
  const [own] = await tx.select<OwnKey>(
    'SELECT id, workspace_id FROM api_keys WHERE hash = ? OR former_hash = ?',
    [hash, hash]
  )
  return own ?? null
}

/**
 * Finds the demo key after its secret was rotated more than once, when no stored hash matches the
 * file. Returns the first key of the workspace that was created with the demo admin, or null.
 */
async function firstKeyOf(tx: SqlTransaction, admin: string): Promise<OwnKey | null> {
  const [own] = await tx.select<OwnKey & { name: string }>(
    `SELECT k.id, k.workspace_id, k.name FROM api_keys k
       JOIN members m ON m.workspace_id = k.workspace_id JOIN users u ON u.id = m.user_id
     WHERE u.email = ? AND k.session_user_id IS NULL ORDER BY m.created_at, k.created_at, k.id LIMIT 1`,
    [admin]
  )
  return own?.name === DEMO_KEY_NAME ? own : null
}

/**
 * Deletes a workspace with everything in it. Its ledger only counts invented credits. Triggers
 * forbid changing ledger entries, so this transaction disables them.
 */
async function removeWorkspace(tx: SqlTransaction, id: string): Promise<void> {
  await tx.run('DELETE FROM key_spend WHERE key_id IN (SELECT id FROM api_keys WHERE workspace_id = ?)', [id])
  await withoutLedgerTriggers(tx, async () => {
    for (const table of ['ledger_entries', 'reservations', 'accounts', 'request_minutes', 'request_log'])
      await tx.run(`DELETE FROM ${table} WHERE workspace_id = ?`, [id])
  })
  await tx.run('DELETE FROM workspaces WHERE id = ?', [id])
}

async function withoutLedgerTriggers(tx: SqlTransaction, work: () => Promise<void>): Promise<void> {
  if (tx.dialect === 'postgres') {
    await tx.run('ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_never_change')
    await work()
    await tx.run('ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_never_change')
    return
  }
  const triggers = await tx.select<{ name: string; sql: string }>(
    `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name IN (${LEDGER_TRIGGERS.map(() => '?').join(', ')})`,
    LEDGER_TRIGGERS
  )
  for (const { name } of triggers) await tx.run(`DROP TRIGGER ${name}`)
  await work()
  for (const { sql } of triggers) await tx.run(sql)
}
