import type { HttpContext } from '@adonisjs/core/http'

/** Whether the caller asks for server-sent events rather than JSON. */
export function wantsStream({ request }: HttpContext): boolean {
  return request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'
}
