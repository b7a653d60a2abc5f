import type { HttpContext } from '@adonisjs/core/http'

/** Returns the workspace of the API key that a request uses. */
export const workspaceOf = (ctx: HttpContext): string => ctx.auth.use('key').getUserOrFail().workspaceId
