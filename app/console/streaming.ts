import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import type { StreamHolder } from '#app/events/stream_holders'
import { s } from '#app/shared/schema/schema'
import { memberOf } from './member.js'

export const streamQuery = s.object({ after_seq: s.integerText({ min: -1 }).default(-1).optional() })

/** Maximum duration of a stream in ms. A browser reconnects when its stream ends. */
const MAX_STREAM_MS = 2 * 60_000

/** Returns the stream options for a member. The stream ends when the session ends. */
export function streamFor(ctx: HttpContext): { longestMs: number; holder: StreamHolder } {
  const { userId, workspace } = memberOf(ctx)
  const { sessionId } = ctx.session
  return {
    longestMs: MAX_STREAM_MS,
    holder: { kind: 'member', userId, workspaceId: workspace.id, sessionId },
  }
}

export const streamed = { success: {}, media: ['text/event-stream'] } as const
