import type { HttpContext } from '@adonisjs/core/http'

/**
 * Returns the event number after which to resume: the larger of `after_seq` and Last-Event-ID. A
 * reconnecting browser repeats its first URL, so `after_seq` is then outdated. -1 means from the
 * beginning.
 */
export function resumeAfter(ctx: HttpContext, afterSeq = -1): number {
  const seen = ctx.request.header('last-event-id') ?? ''
  return Math.max(afterSeq, /^\d{1,15}$/.test(seen) ? Number(seen) : -1)
}
