import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { allowedMethods } from './allowed_methods.js'

const REQUEST_HEADERS = 'Authorization, X-Api-Key, Content-Type, Idempotency-Key, Last-Event-ID'
const RESPONSE_HEADERS =
  'X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Content-Disposition, Allow'
const DAY_SECONDS = 86_400

/**
 * Lets pages of the origins in CORS_ORIGINS call /v1, and answers their preflight requests. Never
 * allows credentials, so that browsers send no cookies. A page needs an API key.
 */
export default class Cors {
  handle({ request, response }: HttpContext, next: NextFn) {
    const path = request.url()
    const origin = request.header('origin')
    const allows = env.get('CORS_ORIGINS')
    if (!allows || !path.startsWith('/v1/')) return next()
    response.vary('Origin')
    if (!origin || !allows(origin)) return next()
    response.header('access-control-allow-origin', origin)
    const methods = allowedMethods(path)
    const isPreflight = request.method() === 'OPTIONS' && request.header('access-control-request-method')
    if (!isPreflight || methods.length === 0) {
      response.header('access-control-expose-headers', RESPONSE_HEADERS)
      return next()
    }
    response.header('access-control-allow-methods', methods.join(', '))
    response.header('access-control-allow-headers', REQUEST_HEADERS)
    response.header('access-control-max-age', String(DAY_SECONDS))
    response.status(204).send(null)
  }
}
