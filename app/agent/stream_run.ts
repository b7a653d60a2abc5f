import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EventStreams } from '#app/events/event_streams'
import { resumeAfter } from '#app/events/resume_after'
import { RunFeed } from './run_feed.js'

/** Streams the chunks of a run as the AI SDK's UI message stream, from whatever process carries it out (AG-031). */
@inject()
export class StreamRun {
  constructor(
    private readonly feed: RunFeed,
    private readonly streams: EventStreams
  ) {}

  /** Throws `rate_limited` where the key has too many streams open: before a run is begun that would be followed. */
  async admit(ctx: HttpContext): Promise<void> {
    await this.streams.admit(ctx)
  }

  /** Until the terminal chunk, which is the last; from after a number for those who come back. */
  async follow(ctx: HttpContext, runId: string, afterSeq?: number): Promise<void> {
    ctx.response.header('x-vercel-ai-ui-message-stream', 'v1')
    await this.streams.send(ctx, this.feed, runId, resumeAfter(ctx, afterSeq))
  }
}
