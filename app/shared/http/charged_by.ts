import type { HttpContext } from '@adonisjs/core/http'

/** The credits that each request was charged before its response, for the request log. */
export const chargedBy = new WeakMap<HttpContext, number>()
