import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EventFeed } from '#app/events/event_feed'
import { EventStreams } from '#app/events/event_streams'
import { input } from '#app/shared/http/input'
import { readEventsOperation } from './operations.js'
import { SetStore } from './set_store.js'
import { workspaceOf } from './sets_controller.js'

/** GET /v1/sets/:id/events. */
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
    // A browser that comes back asks with its first address and the last number it saw.
    const after = Math.max(query.after_seq ?? -1, lastEventId(ctx))
    await this.streams.send(ctx, this.feed, set.id, after)
  }
}

function lastEventId(ctx: HttpContext): number {
  const given = ctx.request.header('last-event-id') ?? ''
  return /^\d{1,15}$/.test(given) ? Number(given) : -1
}
