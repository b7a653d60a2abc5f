import { createHash, randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Sql, type SqlTransaction } from '#domain/ports/sql'

/**
 * Share links of Sets. Anyone with the link can read the Set without a key, until the link is
 * revoked or replaced. Only a hash of the link's token is stored.
 */
@inject()
export class ShareLinks {
  constructor(private readonly sql: Sql) {}

  /**
   * Creates a link that replaces the previous one. Returns its path, which cannot be read later.
   */
  async make(workspaceId: string, setId: string, tx: SqlTransaction): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await tx.run('UPDATE sets SET share_hash = ? WHERE id = ? AND workspace_id = ?', [
      hashOf(token),
      setId,
      workspaceId,
    ])
    return `/shared/sets/${token}`
  }

  /** Returns false for an unknown Set. */
  async revoke(workspaceId: string, setId: string, tx: SqlTransaction): Promise<boolean> {
    const changed = await tx.run('UPDATE sets SET share_hash = NULL WHERE id = ? AND workspace_id = ?', [
      setId,
      workspaceId,
    ])
    return changed > 0
  }

  async exists(setId: string): Promise<boolean> {
    const [row] = await this.sql.select<{ share_hash: string | null }>(
      'SELECT share_hash FROM sets WHERE id = ?',
      [setId]
    )
    return row !== undefined && row.share_hash !== null
  }
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
