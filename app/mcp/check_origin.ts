import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { publicUrl } from '#start/env'

/**
 * Rejects browser requests from other sites to prevent DNS rebinding, as the MCP transport
 * specification requires. Other clients send no Origin header.
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
