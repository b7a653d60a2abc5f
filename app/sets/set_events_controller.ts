import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EventFeed } from '#app/events/event_feed'
import { EventStreams } from '#app/events/event_streams'
import { resumeAfter } from '#app/events/resume_after'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { readEventsOperation } from './operations.js'
import { SetStore } from './set_store.js'

@inject()
export default class SetEventsController {
  constructor(
    private readonly sets: SetStore,
    private readonly feed: EventFeed,
    private readonly streams: EventStreams
  ) {}

  async handle(ctx: HttpContext) {
    const { params, query } = await input(ctx, readEventsOperation)
    const set = await this.sets.get(workspaceOf(ctx), params.id)
    await this.streams.send(ctx, this.feed, set.id, resumeAfter(ctx, query.after_seq))
  }
}
