import type { HttpContext } from '@adonisjs/core/http'
import { newId } from '#app/shared/new_id'

const ids = new WeakMap<HttpContext, string>()

/** Returns the id in every envelope and in X-Request-Id. Callers cannot set it. */
export function requestId(ctx: HttpContext): string {
  let id = ids.get(ctx)
  if (id === undefined) {
    id = newId('req')
    ids.set(ctx, id)
    // A replayed response keeps the id of the first one.
    if (ctx.response.getHeader('x-request-id') === undefined) ctx.response.header('x-request-id', id)
  }
  return id
}
