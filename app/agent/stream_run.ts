import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EventStreams } from '#app/events/event_streams'
import { resumeAfter } from '#app/events/resume_after'
import { RunFeed } from './run_feed.js'

/** Streams the chunks of a run in the AI SDK UI message stream format, from any process. */
@inject()
export class StreamRun {
  constructor(
    private readonly feed: RunFeed,
    private readonly streams: EventStreams
  ) {}

  /** Call this before starting a run. Throws `rate_limited` when the key has too many streams. */
  async admit(ctx: HttpContext): Promise<void> {
    await this.streams.admit(ctx)
  }

  /** Streams until the terminal chunk. A reconnecting reader passes its last event number. */
  async follow(ctx: HttpContext, runId: string, afterSeq?: number): Promise<void> {
    ctx.response.header('x-vercel-ai-ui-message-stream', 'v1')
    await this.streams.send(ctx, this.feed, runId, resumeAfter(ctx, afterSeq))
  }
}
