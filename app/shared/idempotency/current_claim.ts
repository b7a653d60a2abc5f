import type { HttpContext } from '@adonisjs/core/http'
import type { IdempotencyClaim } from './claim.js'

export const currentClaim = new WeakMap<HttpContext, IdempotencyClaim>()
