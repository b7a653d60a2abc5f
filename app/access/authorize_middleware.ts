import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { workspaceRefusal } from '#domain/access/api_keys'
import { mayCall } from '#domain/access/scopes'
import { DomainError } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import type { Operation } from '#app/shared/http/operation'
import { UsageRecorder } from '#app/account/usage_recorder'
import { limitRate } from './limit_rate.js'

/**
 * Lets a request through when its key is good, its buckets have room, its workspace may use the API and the key carries the
 * operation's scope (AU-006 to AU-011). A recognised key is counted whatever comes after, and reads its limits on every answer.
 */
@inject()
export default class AuthorizeMiddleware {
  constructor(
    private readonly buckets: RateBuckets,
    private readonly usage: UsageRecorder
  ) {}

  async handle(
    ctx: HttpContext,
    next: NextFn,
    operation: Pick<Operation, 'method' | 'path' | 'scope' | 'olderKeys'>
  ) {
    const key = await ctx.auth.use('key').authenticate()
    await limitRate(ctx.response, this.buckets, key, operation.path)
    this.usage.record(key, `${operation.method} ${operation.path}`, new Date())
    const refused = workspaceRefusal(key.workspace)
    if (refused) throw new DomainError(refused)
    if (!mayCall(key.scopes, operation.scope, operation.olderKeys))
      throw new DomainError('insufficient_scope', `This route needs a key with the scope ${operation.scope}.`)
    return next()
  }
}
