import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from './callers.js'

/** The key behind a request that sends a signed link instead of a key. */
export const linkedCaller = new WeakMap<HttpContext, Caller>()
