import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { publicUrl } from '#start/env'

/**
 * Turns away pages of other sites in a browser, as the transport's specification asks: a name that leads to this machine for
 * a moment must not let a page speak to it. Clients that are no browser send no Origin.
 */
export async function checkOrigin(ctx: HttpContext, next: NextFn): Promise<void> {
  const origin = ctx.request.header('origin')
  if (origin === undefined || origin === new URL(publicUrl('/')).origin) return next()
  ctx.response.status(403).json({
    jsonrpc: '2.0',
    error: { code: -32000, message: 'This origin may not use the MCP server.' },
    id: null,
  })
}
