import { randomUUID } from 'node:crypto'

export const SESSION_HEADER = 'mcp-session-id'

const PATTERN = /^asks-[0-9a-f-]{36}$/

/**
 * Returns the id of a session, which only states that the client can ask its user. It grants nothing:
 * every message is authenticated. The server stores no sessions.
 */
export const newAskingSession = (): string => `asks-${randomUUID()}`

/** Returns the session of a client that can ask its user, or null. */
export function askingSessionOf(headers: Headers): string | null {
  const session = headers.get(SESSION_HEADER)
  return session !== null && PATTERN.test(session) ? session : null
}
