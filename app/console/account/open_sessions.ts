import { createHash } from 'node:crypto'
import { SESSION_HOURS } from '#domain/access/session_hours'
import type { Sql } from '#domain/ports/sql'
import { revokeSessionKeys } from '#app/access/session_keys'
import { fromJson } from '#app/shared/database/codecs'

/** `id` identifies the session but cannot open it. Old sessions have neither `device` nor `began_at`. */
type OpenSession = {
  id: string
  device: string | null
  began_at: string | null
  last_used_at: string
  is_current: boolean
}
type Row = { id: string; data: string; expires_at: number | string | Date }
type Kept = { message?: { device?: string | null; began_at?: string } }

const SESSION_MS = SESSION_HOURS * 3_600_000
/** Maximum number of sessions that are read, the most recently used ones. */
const MAX_SESSIONS = 100

/**
 * Returns up to 100 sessions of a user that have not expired: the current one first, then the most recently
 * used.
 */
export async function openSessions(
  sql: Sql,
  userId: string,
  current: string,
  now: Date
): Promise<OpenSession[]> {
  const rows = await sql.select<Row>(
    `SELECT id, data, expires_at FROM console_sessions WHERE user_id = ? ORDER BY expires_at DESC LIMIT ${MAX_SESSIONS}`,
    [userId]
  )
  return rows
    .map(({ id, data, expires_at }) => {
      const { device = null, began_at = null } = fromJson<Kept>(data).message ?? {}
      // Each use extends the session, so the expiry shows when it was last used.
      const used = new Date(expires_at).getTime() - SESSION_MS
      return {
        ...{ id: publicId(id), device, began_at, last_used_at: new Date(used).toISOString() },
        is_current: id === current,
      }
    })
    .filter(({ last_used_at }) => Date.parse(last_used_at) + SESSION_MS > now.getTime())
    .sort((a, b) => Number(b.is_current) - Number(a.is_current))
}

/**
 * Ends one other session of a user, by the id that `openSessions` returned, and revokes the API keys of all
 * their sessions. Returns false if there is no such session.
 */
export async function endSession(
  sql: Sql,
  { userId, current, id }: { userId: string; current: string; id: string },
  now: Date
): Promise<boolean> {
  const rows = await sql.select<{ id: string }>('SELECT id FROM console_sessions WHERE user_id = ?', [userId])
  const found = rows.find((row) => publicId(row.id) === id && row.id !== current)
  if (!found) return false
  await sql.run('DELETE FROM console_sessions WHERE id = ?', [found.id])
  await revokeSessionKeys(sql, userId, now)
  return true
}

const publicId = (id: string): string => `ses_${createHash('sha256').update(id).digest('hex').slice(0, 32)}`
