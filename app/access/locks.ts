import type { SqlTransaction } from '#domain/ports/sql'

/** Blocks all other changes of a workspace's members until the transaction ends. */
export async function lockMembers(tx: SqlTransaction, workspaceId: string): Promise<void> {
  await tx.run('UPDATE workspaces SET id = id WHERE id = ?', [workspaceId])
}

/**
 * Blocks other transactions that add a user to a workspace or delete the user, until this
 * transaction ends.
 */
export async function lockUser(tx: SqlTransaction, userId: string): Promise<void> {
  await tx.run('UPDATE users SET id = id WHERE id = ?', [userId])
}
