import type { HttpContext } from '@adonisjs/core/http'
import type { IdempotencyClaim } from './claim.js'

/** The idempotency claim of each request that has one. */
export const currentClaim = new WeakMap<HttpContext, IdempotencyClaim>()
