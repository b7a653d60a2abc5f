import type { HttpContext } from '@adonisjs/core/http'

/** Whether the caller prefers server-sent events to JSON. */
export function wantsStream({ request }: HttpContext): boolean {
  return request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'
}
