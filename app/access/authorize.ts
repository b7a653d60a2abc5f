import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type {} from '@adonisjs/auth/initialize_auth_middleware'
import { workspaceRefusal } from '#domain/access/api_keys'
import { mayCall } from '#domain/access/scopes'
import { DomainError } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { madeOnce } from '#app/shared/http/made_once'
import type { Operation } from '#app/shared/http/operation'
import { UsageRecorder } from '#app/account/usage_recorder'
import { limitRate } from './limit_rate.js'

const services = madeOnce(async (container) => ({
  auth: await container.make('auth.manager'),
  buckets: await container.make(RateBuckets),
  usage: await container.make(UsageRecorder),
}))

/**
 * Lets a request through when its key is good, its buckets have room, its workspace may use the API and the key carries the
 * operation's scope (AU-006 to AU-011). A recognised key is counted whatever comes after, and reads its limits on every answer.
 * From here on `ctx.auth` knows the key.
 */
export function authorize(operation: Pick<Operation, 'method' | 'path' | 'scope' | 'olderKeys'>) {
  const { scope, olderKeys, path } = operation
  const route = `${operation.method} ${path}`
  return async (ctx: HttpContext, next: NextFn) => {
    const { auth, buckets, usage } = await services()
    ctx.auth = auth.createAuthenticator(ctx)
    const key = await ctx.auth.use('key').authenticate()
    await limitRate(ctx.response, buckets, key, path)
    usage.record(key, route, new Date())
    const refused = workspaceRefusal(key.workspace)
    if (refused) throw new DomainError(refused)
    if (!mayCall(key.scopes, scope, olderKeys))
      throw new DomainError('insufficient_scope', `This route needs a key with the scope ${scope}.`)
    return next()
  }
}
