import { s } from '#app/shared/schema/schema'

/** The query of a stream of events. */
export const streamQuery = s.object({ after_seq: s.integerText({ min: -1 }).default(-1).optional() })

/** Streams end soon and their browsers come back, so that who is no member any more sees no more. */
export const CONSOLE_STREAM = { longestMs: 2 * 60_000 }

/** What a route declares that answers with server-sent events. */
export const streamed = { success: {}, media: ['text/event-stream'] } as const
