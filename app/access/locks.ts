import type { SqlTransaction } from '#domain/ports/sql'

/** Holds off all other changes of a workspace's members until the transaction ends. */
export async function lockMembers(tx: SqlTransaction, workspaceId: string): Promise<void> {
  await tx.run('UPDATE workspaces SET id = id WHERE id = ?', [workspaceId])
}

/** Holds off the removal of a user, and users that join a workspace meanwhile from being removed. */
export async function lockUser(tx: SqlTransaction, userId: string): Promise<void> {
  await tx.run('UPDATE users SET id = id WHERE id = ?', [userId])
}
