import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import type { StreamHolder } from '#app/events/stream_holders'
import { s } from '#app/shared/schema/schema'
import { memberOf } from './member.js'

/** The query of a stream of events. */
export const streamQuery = s.object({ after_seq: s.integerText({ min: -1 }).default(-1).optional() })

/** A stream of the console ends after it, and its browser comes back. */
const MAX_MS_LENGTH = 2 * 60_000

/** How a member's request streams: soon to an end, and held by the session. */
export function streamFor(ctx: HttpContext): { longestMs: number; holder: StreamHolder } {
  const { userId, workspace } = memberOf(ctx)
  const { sessionId } = ctx.session
  return {
    longestMs: MAX_MS_LENGTH,
    holder: { kind: 'member', userId, workspaceId: workspace.id, sessionId },
  }
}

/** What a route declares that answers with server-sent events. */
export const streamed = { success: {}, media: ['text/event-stream'] } as const
