import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Middleware that lets pages of every site read the responses. For routes without cookies. */
export async function allowEverySite({ response }: HttpContext, next: NextFn): Promise<void> {
  response.header('access-control-allow-origin', '*')
  await next()
}

/** Answers the request that a browser sends before a JSON request to another site. */
export function answerPreflight({ response }: HttpContext): void {
  response.header('access-control-allow-methods', 'GET, POST')
  response.header('access-control-allow-headers', 'content-type, accept-language, mcp-protocol-version')
  response.header('access-control-max-age', '86400')
  response.status(204).send(null)
}
