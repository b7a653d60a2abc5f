import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Operation } from '#app/shared/http/operation'
import env from '#start/env'
import { loopShare } from '#app/shared/loop_share'
import { WorkspaceSlots } from './workspace_slots.js'

const STREAM = 'text/event-stream'
/** High, because a waiting request costs only memory. */
const MAX_WAITING = 2_000
const MAX_WAIT_MS = 30_000

const slotsOf = (slots: number) => new WorkspaceSlots({ slots, waiting: MAX_WAITING, waitMs: MAX_WAIT_MS })

const brief = slotsOf(env.get('REQUESTS_PER_WORKSPACE'))
const heavy = slotsOf(env.get('HEAVY_REQUESTS_PER_WORKSPACE'))

const held = new WeakMap<HttpContext, () => void>()

/**
 * Middleware that limits how many requests of one workspace run concurrently. Heavy requests have a
 * separate limit, because they mostly wait for pages and providers. Streams are not limited here,
 * because they last for minutes.
 */
export function takeTurns(operation: Pick<Operation, 'heavy' | 'media' | 'success'>) {
  return async (ctx: HttpContext, next: NextFn) => {
    if (isStream(ctx, operation)) return next()
    await hold(ctx, operation.heavy ? heavy : brief)
    try {
      // The caller may have disconnected while the request waited.
      if (!ctx.response.response.closed) await next()
    } finally {
      leaveTurn(ctx)
    }
  }
}

/**
 * Frees the request's slot and waits for a slot for heavy requests. Throws `rate_limited` when too
 * many requests wait, or after a wait of 30 s.
 */
export async function becomeHeavy(ctx: HttpContext): Promise<void> {
  leaveTurn(ctx)
  await hold(ctx, heavy)
}

/** Frees the request's slot. Call it early if the request will wait for a person. */
export function leaveTurn(ctx: HttpContext): void {
  held.get(ctx)?.()
  held.delete(ctx)
}

function isStream({ request }: HttpContext, { media, success }: Pick<Operation, 'media' | 'success'>) {
  if (!media?.includes(STREAM)) return false
  const streamsAlways = Object.keys(success).length === 0
  return streamsAlways || request.accepts(['application/json', STREAM]) === STREAM
}

async function hold(ctx: HttpContext, slots: WorkspaceSlots): Promise<void> {
  const { workspaceId } = ctx.auth.use('key').getUserOrFail()
  const free = await slots.take(workspaceId)
  const leave = await loopShare.enter(workspaceId)
  held.set(ctx, () => {
    leave()
    free()
  })
}
