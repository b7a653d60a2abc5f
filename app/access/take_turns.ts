import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Operation } from '#app/shared/http/operation'
import env from '#start/env'
import { WorkspaceSlots } from './workspace_slots.js'

const STREAM = 'text/event-stream'
/** A burst of a thousand requests at once is served; what waits costs memory alone. */
const MAX_WAITING = 2_000
const MAX_WAIT_MS = 30_000

const slotsOf = (slots: number) => new WorkspaceSlots({ slots, waiting: MAX_WAITING, waitMs: MAX_WAIT_MS })

const brief = slotsOf(env.get('REQUESTS_PER_WORKSPACE'))
const heavy = slotsOf(env.get('HEAVY_REQUESTS_PER_WORKSPACE'))

const held = new WeakMap<HttpContext, () => void>()

/**
 * Lets a workspace's requests in a few at a time, so that one caller cannot occupy the process. Brief and heavy requests are
 * counted apart: a heavy one waits for pages and providers most of its time. Streams are not counted: each lasts for minutes.
 */
export function takeTurns(operation: Pick<Operation, 'heavy' | 'media' | 'success'>) {
  return async (ctx: HttpContext, next: NextFn) => {
    if (isStream(ctx, operation)) return next()
    await hold(ctx, operation.heavy ? heavy : brief)
    try {
      // The caller may have left while it waited.
      if (!ctx.response.response.closed) await next()
    } finally {
      held.get(ctx)?.()
    }
  }
}

/** Counts a request among the heavy ones from here on. Throws `rate_limited` where these have no room. */
export async function becomeHeavy(ctx: HttpContext): Promise<void> {
  held.get(ctx)?.()
  await hold(ctx, heavy)
}

function isStream({ request }: HttpContext, { media, success }: Pick<Operation, 'media' | 'success'>) {
  if (!media?.includes(STREAM)) return false
  const streamsAlways = Object.keys(success).length === 0
  return streamsAlways || request.accepts(['application/json', STREAM]) === STREAM
}

async function hold(ctx: HttpContext, slots: WorkspaceSlots): Promise<void> {
  const { workspaceId } = ctx.auth.use('key').getUserOrFail()
  held.set(ctx, await slots.take(workspaceId))
}
