import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { mayCall } from '#domain/access/scopes'
import { DomainError } from '#domain/errors'
import type { Operation } from '#app/shared/http/operation'

/** Lets a request through when its key is good and carries the operation's scope (AU-011). */
export default class AuthorizeMiddleware {
  async handle(ctx: HttpContext, next: NextFn, operation: Operation) {
    const key = await ctx.auth.use('key').authenticate()
    if (!mayCall(key.scopes, operation.scope, operation.olderKeys))
      throw new DomainError('insufficient_scope', `This route needs a key with the scope ${operation.scope}.`)
    return next()
  }
}
