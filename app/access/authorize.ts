import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type {} from '@adonisjs/auth/initialize_auth_middleware'
import { workspaceRefusal } from '#domain/access/api_keys'
import { mayCall } from '#domain/access/scopes'
import { DomainError } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { lazy } from '#app/shared/http/lazy'
import type { Operation } from '#app/shared/http/operation'
import { statusOf } from '#app/shared/http/exception_handler'
import { UsageRecorder } from './usage_recorder.js'
import { RequestMeter } from '#app/telemetry/request_meter'
import type { Caller } from './callers.js'
import { limitRate } from './limit_rate.js'

const services = lazy(async (container) => ({
  auth: await container.make('auth.manager'),
  buckets: await container.make(RateBuckets),
  usage: await container.make(UsageRecorder),
  meter: await container.make(RequestMeter),
}))

type Admission = { method: string; path: string; scope?: Operation['scope']; olderKeys?: boolean }

/**
 * Middleware that checks a request's key, rate limits, workspace and scope, in this order.
 * `RequestMeter` records every request with a valid key. `UsageRecorder` leaves out rate-limited
 * requests. Later handlers read the key from `ctx.auth`.
 */
export function authorize(operation: Admission) {
  const route = `${operation.method} ${operation.path}`
  return async (ctx: HttpContext, next: NextFn) => {
    const began = performance.now()
    const { auth, meter } = await services()
    ctx.auth = auth.createAuthenticator(ctx)
    const key = await ctx.auth.use('key').authenticate()
    let refused: unknown
    try {
      await admit(ctx, key, operation, route)
      await next()
    } catch (error) {
      refused = error
      throw error
    } finally {
      meter.record(key.workspaceId, route, statusAfter(ctx, refused), durationOf(ctx, began), new Date())
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

/** Returns null for a stream, which sends its headers before the handler ends. */
const durationOf = (ctx: HttpContext, began: number): number | null =>
  ctx.response.response.headersSent ? null : performance.now() - began
