import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The policy of whatever is no page: nothing in it may load, run or be framed. Pages set their own. */
export const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const isPublicOverHttps = env.get('PUBLIC_URL')?.startsWith('https:') ?? false

/** Puts the headers that browsers are told to protect with on every answer, errors and unknown addresses included. */
export default class SecurityHeaders {
  handle({ request, response }: HttpContext, next: NextFn) {
    response.header('x-content-type-options', 'nosniff')
    response.header('referrer-policy', 'no-referrer')
    response.header('content-security-policy', NO_PAGE)
    if (isPublicOverHttps || request.secure())
      response.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    return next()
  }
}
