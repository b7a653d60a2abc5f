import type { Sql } from '#domain/ports/sql'
import { type AccessRow, accessRefusal } from '#app/access/access_refusal'
import { anyOf } from '#app/shared/database/any_of'

/** The reader of a stream: an API key, or a workspace member in a console session. */
export type StreamHolder =
  | { kind: 'key'; keyId: string; scopes: readonly string[] }
  | { kind: 'member'; userId: string; workspaceId: string; sessionId: string }

/** Returns the owner of a stream. The limit counts all streams of one owner. */
export const ownerOf = (holder: StreamHolder): string =>
  holder.kind === 'key' ? `key ${holder.keyId}` : `user ${holder.userId}`

type KeyRow = AccessRow & { id: string; scopes: string }

/** Checks in the database which holders still have access, because any process may have withdrawn it. */
export class StreamHolders {
  constructor(private readonly sql: Sql) {}

  async admitted(holders: readonly StreamHolder[], now: Date): Promise<(holder: StreamHolder) => boolean> {
    const keys = await this.#keys(
      [...new Set(holders.flatMap((one) => (one.kind === 'key' ? [one.keyId] : [])))],
      now
    )
    const members = holders.filter((one) => one.kind === 'member')
    const sessions = await this.#sessions([...new Set(members.map(({ sessionId }) => sessionId))])
    const memberships = await this.#memberships([...new Set(members.map(({ userId }) => userId))])
    return (holder) =>
      holder.kind === 'key'
        ? keys.get(holder.keyId) === JSON.stringify(holder.scopes)
        : sessions.has(holder.sessionId) && memberships.has(`${holder.workspaceId} ${holder.userId}`)
  }

  /**
   * Returns keys that may use the API at `now`, with their scopes. A stream ends when the scopes of
   * its key change. The next request is admitted with the new scopes.
   */
  async #keys(ids: readonly string[], now: Date): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const [condition, value] = anyOf(this.sql, 'k.id', ids)
    const rows = await this.sql.select<KeyRow>(
      `SELECT k.id, k.scopes, k.expires_at, k.revoked_at, w.plan, w.card_on_file, w.status
       FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id WHERE ${condition}`,
      [value]
    )
    const good = rows.filter((row) => !accessRefusal(row, now))
    return new Map(good.map(({ id, scopes }) => [id, JSON.stringify(JSON.parse(scopes))]))
  }

  async #sessions(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const [condition, value] = anyOf(this.sql, 'id', ids)
    const rows = await this.sql.select<{ id: string }>(`SELECT id FROM console_sessions WHERE ${condition}`, [
      value,
    ])
    return new Set(rows.map(({ id }) => id))
  }

  async #memberships(userIds: readonly string[]): Promise<Set<string>> {
    if (userIds.length === 0) return new Set()
    const [condition, value] = anyOf(this.sql, 'm.user_id', userIds)
    const rows = await this.sql.select<{ workspace_id: string; user_id: string }>(
      `SELECT m.workspace_id, m.user_id FROM members m JOIN users u ON u.id = m.user_id WHERE ${condition}`,
      [value]
    )
    return new Set(rows.map((row) => `${row.workspace_id} ${row.user_id}`))
  }
}
