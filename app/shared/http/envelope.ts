import type { HttpContext } from '@adonisjs/core/http'
import type { DomainError, ErrorExtras } from '#domain/errors'
import type { Refusal } from './refusal.js'
import { requestId } from './request_id.js'

/** Returns a success body: `data`, and `meta` with the request id. */
export function success<D extends object>(ctx: HttpContext, data: D, meta: Record<string, unknown> = {}) {
  return { data, meta: { request_id: requestId(ctx), ...meta } }
}

/**
 * Sends an expected failure as `error`. `defaults` has optional members for failures that do not set them.
 */
export function sendError(
  ctx: HttpContext,
  error: DomainError,
  status: number,
  defaults?: ErrorExtras
): void {
  const { fieldErrors, dataset_id, ...extras } = { ...defaults, ...error.extras }
  const details = fieldErrors || dataset_id ? { details: { fieldErrors, dataset_id } } : {}
  if (status === 401) ctx.response.header('www-authenticate', 'Bearer')
  if (extras.retry_after_seconds !== undefined)
    ctx.response.header('retry-after', String(extras.retry_after_seconds))
  ctx.response.status(status).json({
    error: { code: error.code, message: error.message, request_id: requestId(ctx), ...extras, ...details },
  })
}

export function sendRefusal(ctx: HttpContext, { status, code, message }: Refusal): void {
  ctx.response.status(status).json({ error: { code, message, request_id: requestId(ctx) } })
}
