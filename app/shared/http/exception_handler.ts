import { errors, type HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#domain/errors'
import { allowedMethods } from './allowed_methods.js'
import { sendError, sendRefusal } from './envelope.js'
import { BodyTooLarge, UnsupportedMediaType } from './json_body.js'
import { Refusal } from './refusal.js'
import { operationNamed } from './registered.js'
import { requestId } from './request_id.js'
import { STATUS_OF } from './statuses.js'

/** The error of each failed request, for middleware, which cannot catch the error. */
export const failureOf = new WeakMap<HttpContext, unknown>()

/** Turns errors into the error envelope. Unexpected errors are logged and not described. */
export default class ExceptionHandler {
  async handle(error: unknown, ctx: HttpContext) {
    failureOf.set(ctx, error)
    if (error instanceof Refusal) return sendRefusal(ctx, error)
    const failure = expectedFailure(error, ctx) ?? unexpected()
    const usage = operationNamed(ctx.route?.name)?.usageOfFailure
    sendError(ctx, failure, statusOf(failure), usage && { usage })
  }

  report(error: unknown, ctx: HttpContext) {
    if (error instanceof Refusal || expectedFailure(error, ctx)) return
    logger.error({ err: error, request_id: requestId(ctx), route: ctx.route?.pattern }, 'unexpected error')
  }
}

function expectedFailure(error: unknown, ctx: HttpContext): DomainError | null {
  if (error instanceof DomainError) return error
  return error instanceof errors.E_ROUTE_NOT_FOUND ? noRoute(ctx) : null
}

const unexpected = () =>
  new DomainError(
    'internal_error',
    'An unexpected error occurred. Include the request_id when you report it.'
  )

/**
 * Returns `method_not_allowed` for a path that exists with other methods, and `not_found` for any
 * other path.
 */
function noRoute({ request, response }: HttpContext): DomainError {
  const methods = allowedMethods(request.url())
  if (methods.length === 0) return new DomainError('not_found')
  response.header('allow', methods.join(', '))
  return new DomainError('method_not_allowed', `This path supports only ${methods.join(', ')}.`)
}

export function statusOf(error: DomainError): number {
  if (error instanceof BodyTooLarge) return 413
  return error instanceof UnsupportedMediaType ? 415 : STATUS_OF[error.code]
}
