import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, type FieldErrors, validationFailed } from '#domain/errors'
import type { Infer, Schema } from '#app/shared/schema/schema'
import { validate } from '#app/shared/schema/validate'
import { readJsonBody } from './json_body.js'
import type { Operation } from './operation.js'
import { checkStorable } from './storable.js'

type Declared<P extends Schema<any>, Q extends Schema<any>, B extends Schema<any>> = Pick<
  Operation<P, Q, B>,
  'params' | 'query' | 'body' | 'maxBodyBytes'
>

/** Returns the request's validated params, query and body. Throws `validation_failed`. */
export async function input<P extends Schema<any>, Q extends Schema<any>, B extends Schema<any>>(
  ctx: HttpContext,
  operation: Declared<P, Q, B>
): Promise<{ params: Infer<P>; query: Infer<Q>; body: Infer<B> }> {
  const body = operation.body
    ? await validate(operation.body, await readJsonBody(ctx, operation.maxBodyBytes))
    : undefined
  const query = operation.query ? await validate(operation.query, storable(ctx.request.qs())) : undefined
  const params = operation.params ? await validate(operation.params, storable(ctx.params)) : undefined
  return { params: params as Infer<P>, query: query as Infer<Q>, body: body as Infer<B> }
}

/**
 * Like `input`. If the body is invalid, the error also has the problems that `more` finds in it and that
 * the schema cannot express.
 */
export async function inputWith<P extends Schema<any>, Q extends Schema<any>, B extends Schema<any>>(
  ctx: HttpContext,
  operation: Declared<P, Q, B>,
  more: (body: Record<string, unknown>) => Promise<FieldErrors | null>
) {
  try {
    return await input(ctx, operation)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'validation_failed') throw error
    const { fieldErrors } = error.extras
    const body = fieldErrors && (await readJsonBody(ctx, operation.maxBodyBytes).catch(() => null))
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw error
    const problems = await more(body as Record<string, unknown>)
    throw problems && Object.keys(problems).length > 0
      ? validationFailed({ ...fieldErrors, ...problems })
      : error
  }
}

function storable<T>(value: T): T {
  checkStorable(value)
  return value
}
