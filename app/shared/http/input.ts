import type { HttpContext } from '@adonisjs/core/http'
import type { Infer, Schema } from '#app/shared/schema/schema'
import { validate } from '#app/shared/schema/validate'
import { readJsonBody } from './json_body.js'
import type { Operation } from './operation.js'
import { checkStorable } from './storable.js'

/** Returns the request's validated params, query and body. Throws `validation_failed`. */
export async function input<P extends Schema<any>, Q extends Schema<any>, B extends Schema<any>>(
  ctx: HttpContext,
  operation: Pick<Operation<P, Q, B>, 'params' | 'query' | 'body' | 'maxBodyBytes'>
): Promise<{ params: Infer<P>; query: Infer<Q>; body: Infer<B> }> {
  const body = operation.body
    ? await validate(operation.body, await readJsonBody(ctx, operation.maxBodyBytes))
    : undefined
  const query = operation.query ? await validate(operation.query, storable(ctx.request.qs())) : undefined
  const params = operation.params ? await validate(operation.params, storable(ctx.params)) : undefined
  return { params: params as Infer<P>, query: query as Infer<Q>, body: body as Infer<B> }
}

function storable<T>(value: T): T {
  checkStorable(value)
  return value
}
