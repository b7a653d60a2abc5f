import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { HttpContext, Server } from '@adonisjs/core/http'
import { handlerOf } from '#app/shared/http/register'
import type { Operation } from '#app/shared/http/operation'

export type RouteInput = { params?: object; query?: object; body?: object }
export type RouteResponse = { data: Record<string, unknown>; meta: Record<string, unknown> }

/**
 * Calls the controller of a route within another request: same key, same validation, same charges.
 * The caller must have checked the scope and waited for the request's slot. Throws what the
 * controller throws.
 */
export async function callRoute(
  ctx: HttpContext,
  server: Server,
  operation: Operation<any, any, any>,
  { params = {}, query = {}, body }: RouteInput
): Promise<RouteResponse> {
  const { controller, method } = handlerOf(operation)
  const message = messageOf(operation, query, body)
  // Shares the raw response, so that the controller sees a disconnect. Nothing here sends it.
  const raw = ctx.response.response
  const inner = server.createHttpContext(
    server.createRequest(message, raw),
    server.createResponse(message, raw),
    ctx.containerResolver
  )
  inner.auth = ctx.auth
  inner.params = { ...params }
  // The ledger then has the route of the outer request, because that request pays.
  inner.route = ctx.route
  const { default: Controller } = await controller()
  const returned = await (await ctx.containerResolver.make(Controller))[method](inner)
  return read(returned ?? inner.response.getBody())
}

function messageOf({ method, path }: Operation, query: object, body?: object): IncomingMessage {
  const message = new IncomingMessage(new Socket())
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) search.set(key, String(value))
  message.method = method
  message.url = `${path}?${search}`
  if (body) {
    const bytes = Buffer.from(JSON.stringify(body))
    message.headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) }
    message.push(bytes)
  }
  message.push(null)
  return message
}

function read(answer: unknown): RouteResponse {
  const { data, meta = {} } = typeof answer === 'string' ? JSON.parse(answer) : answer
  return { data, meta }
}
