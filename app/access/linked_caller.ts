import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from './callers.js'

/** The key of a request that has another credential than a key, such as a signed link. */
export const linkedCaller = new WeakMap<HttpContext, Caller>()
