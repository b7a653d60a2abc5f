import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type {} from '@adonisjs/auth/initialize_auth_middleware'
import { workspaceRefusal } from '#domain/access/api_keys'
import { mayCall } from '#domain/access/scopes'
import { DomainError } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { chargedBy } from '#app/shared/http/charged_by'
import { lazy } from '#app/shared/http/lazy'
import type { Operation } from '#app/shared/http/operation'
import { failureOf, statusOf } from '#app/shared/http/exception_handler'
import { requestId } from '#app/shared/http/request_id'
import { UsageRecorder } from './usage_recorder.js'
import { loggedPath, RequestLog } from '#app/telemetry/request_log'
import { RequestMeter } from '#app/telemetry/request_meter'
import type { Caller } from './callers.js'
import { limitRate } from './limit_rate.js'

const services = lazy(async (container) => ({
  auth: await container.make('auth.manager'),
  buckets: await container.make(RateBuckets),
  usage: await container.make(UsageRecorder),
  meter: await container.make(RequestMeter),
  log: await container.make(RequestLog),
}))

type Admission = {
  method: string
  path: string
  scope?: Operation['scope']
  olderKeys?: boolean
  /** Keys with this audience are accepted too. */
  audience?: string
}

/**
 * Middleware that checks a request's key, rate limits, workspace and scope, in this order. `RequestMeter`
 * records every request with a valid key. `RequestLog` also records requests with an expired or revoked
 * key, but none with an unknown key, which belongs to no workspace. `UsageRecorder` leaves out rate-limited
 * requests. Later handlers read the key from `ctx.auth`.
 */
export function authorize(operation: Admission) {
  const route = `${operation.method} ${operation.path}`
  return async (ctx: HttpContext, next: NextFn) => {
    const began = performance.now()
    const { auth, meter, log } = await services()
    ctx.auth = auth.createAuthenticator(ctx)
    const guard = ctx.auth.use('key')
    let isValid = false
    let refused: unknown
    try {
      const key = await guard.authenticate()
      if (key.audience !== null && key.audience !== operation.audience)
        throw new DomainError('invalid_api_key', 'This token is for the MCP server.')
      isValid = true
      await admit(ctx, key, operation, route)
      await next()
    } catch (error) {
      refused = error
      throw error
    } finally {
      const [status, ms, at] = [statusAfter(ctx, refused), durationOf(ctx, began), new Date()]
      const { known } = guard
      if (known && isValid) meter.record(known.workspaceId, route, status, ms, at)
      if (known)
        log.record({
          id: requestId(ctx),
          workspaceId: known.workspaceId,
          keyId: known.id,
          method: operation.method,
          path: loggedPath(operation.path, ctx.params),
          status,
          error: errorOf(refused ?? failureOf.get(ctx)),
          ms,
          charged: chargedBy.get(ctx) ?? null,
          at,
        })
    }
  }
}

async function admit(
  ctx: HttpContext,
  key: Caller,
  { scope, olderKeys, path }: Admission,
  route: string
): Promise<void> {
  const { buckets, usage } = await services()
  await limitRate(ctx.response, buckets, key, path)
  usage.record(key, route, new Date())
  const refused = workspaceRefusal(key.workspace)
  if (refused) throw new DomainError(refused)
  if (scope && !mayCall(key.scopes, scope, olderKeys))
    throw new DomainError('insufficient_scope', `This route needs a key with the scope ${scope}.`)
}

function statusAfter(ctx: HttpContext, refused: unknown): number {
  if (refused === undefined) return ctx.response.getStatus()
  return refused instanceof DomainError ? statusOf(refused) : 500
}

function errorOf(failure: unknown): string | null {
  if (failure === undefined) return null
  return failure instanceof DomainError ? failure.code : 'internal_error'
}

/** Returns null for a stream, which sends its headers before the handler ends. */
const durationOf = (ctx: HttpContext, began: number): number | null =>
  ctx.response.response.headersSent ? null : performance.now() - began
