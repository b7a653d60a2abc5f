import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type {} from '@adonisjs/auth/initialize_auth_middleware'
import { errors } from '@adonisjs/shield'
import { csrfFactory } from '@adonisjs/shield/guards'
import { DomainError } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql } from '#domain/ports/sql'
import { isSecure } from '#app/shared/http/is_secure'
import { lazy } from '#app/shared/http/lazy'
import { Refusal } from '#app/shared/http/refusal'
import { checkStorable } from '#app/shared/http/storable'
import { admitMember, admitOperator, userOf } from './member.js'
import type { ConsoleOperation } from './operation.js'
import { makeSessions } from './session/make_sessions.js'

/**
 * Requests per minute from one IP address. A page that shows live data sends up to 100, and an office
 * may share an address. The limit bounds stored state.
 */
const REQUESTS_PER_MINUTE = 1_200

const services = lazy(async (container) => {
  const encryption = (await container.make('encryption')).use()
  return {
    auth: await container.make('auth.manager'),
    buckets: await container.make(RateBuckets),
    sql: await container.make(Sql),
    sessions: await makeSessions(container),
    refuseForgery: csrfFactory({ enabled: true, methods: ['POST', 'DELETE'] }, encryption),
  }
})

/**
 * The middleware of every console route. Starts the session, and checks the CSRF token and the
 * user's access. API keys do not work on console routes, and sessions do not work on API routes.
 */
export function gate({ access, path }: Pick<ConsoleOperation, 'access' | 'path'>) {
  return async (ctx: HttpContext, next: NextFn) => {
    const { auth, buckets, sql, sessions, refuseForgery } = await services()
    ctx.response.header('cache-control', 'no-store')
    await limitAddress(ctx, buckets)
    checkStorable(ctx.params)
    const session = isSecure(ctx.request) ? sessions.secure : sessions.plain
    return session.handle(ctx, async () => {
      await refuseForged(ctx, refuseForgery)
      ctx.auth = auth.createAuthenticator(ctx)
      if (access === 'public') return next()
      if (!(await ctx.auth.use('console').check()))
        throw new Refusal(401, 'not_signed_in', 'Sign in to use the console.')
      if (userOf(ctx).mustChangePassword && !path.startsWith('/account'))
        throw new Refusal(
          403,
          'password_change_required',
          'Change your password first, because an admin has seen it.'
        )
      if (access === 'operator') await admitOperator(ctx, sql)
      else if (access !== 'user') await admitMember(ctx, sql, access)
      return next()
    })
  }
}

async function limitAddress(ctx: HttpContext, buckets: RateBuckets): Promise<void> {
  const bucket = {
    key: `{console}:requests:${ctx.request.ip()}`,
    limit: REQUESTS_PER_MINUTE,
    windowSeconds: 60,
  }
  const { allowed, states } = await buckets.consume([bucket], Date.now())
  if (!allowed)
    throw new DomainError('rate_limited', 'Too many requests from this address.', {
      retry_after_seconds: states[0].resetSeconds,
    })
}

/** Accepts the CSRF token only in the header X-CSRF-Token, because logs contain URLs. */
async function refuseForged(ctx: HttpContext, guard: ReturnType<typeof csrfFactory>): Promise<void> {
  if (ctx.request.input('_csrf') !== undefined)
    throw new Refusal(403, 'csrf_token_invalid', 'Send the token as the header X-CSRF-Token, not as _csrf.')
  try {
    await guard(ctx)
  } catch (error) {
    if (!(error instanceof errors.E_BAD_CSRF_TOKEN)) throw error
    throw new Refusal(403, 'csrf_token_invalid', 'This page is out of date. Reload it.')
  }
}
