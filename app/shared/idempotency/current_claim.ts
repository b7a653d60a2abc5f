import type { HttpContext } from '@adonisjs/core/http'
import type { IdempotencyClaim } from './claim.js'

/** The idempotency key that a request holds, where it carries one. */
export const currentClaim = new WeakMap<HttpContext, IdempotencyClaim>()
