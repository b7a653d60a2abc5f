import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * The Content-Security-Policy of responses that are not pages. They load and run nothing, and no
 * page may frame them.
 */
export const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': NO_PAGE,
}

const isPublicOverHttps = env.get('PUBLIC_URL')?.startsWith('https:') ?? false

/** Adds browser security headers to every response, including errors and unknown paths. */
export default class SecurityHeaders {
  handle({ request, response }: HttpContext, next: NextFn) {
    // The framework would copy this header into the response, which has an id of its own.
    delete request.request.headers['x-request-id']
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.header(name, value)
    if (isPublicOverHttps || request.secure())
      response.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    return next()
  }
}
