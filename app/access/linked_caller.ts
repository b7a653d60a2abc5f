import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from './callers.js'

/** The API key of each request that was authenticated by a signed link. */
export const linkedCaller = new WeakMap<HttpContext, Caller>()
