import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'

const ids = new WeakMap<HttpContext, string>()

/** The id of this request: made here, never taken from the caller; in every envelope and in the X-Request-Id header. */
export function requestId(ctx: HttpContext): string {
  let id = ids.get(ctx)
  if (id === undefined) {
    id = `req_${randomUUID().replaceAll('-', '')}`
    ids.set(ctx, id)
    ctx.response.header('x-request-id', id)
  }
  return id
}
