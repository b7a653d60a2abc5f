import type { HttpContext } from '@adonisjs/core/http'
import type { Claim } from './claim.js'

/** The idempotency key that a request holds, where it carries one. */
export const currentClaim = new WeakMap<HttpContext, Claim>()
