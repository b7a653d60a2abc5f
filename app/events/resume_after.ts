import type { HttpContext } from '@adonisjs/core/http'

/**
 * The number after which a stream goes on: what the address says or the last one seen, whichever is further, as a browser that comes
 * back asks with its first address. -1 from the beginning.
 */
export function resumeAfter(ctx: HttpContext, afterSeq = -1): number {
  const seen = ctx.request.header('last-event-id') ?? ''
  return Math.max(afterSeq, /^\d{1,15}$/.test(seen) ? Number(seen) : -1)
}
