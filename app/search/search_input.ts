import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, type FieldErrors, validationFailed } from '#domain/errors'
import { input } from '#app/shared/http/input'
import { readJsonBody } from '#app/shared/http/json_body'
import type { Operation } from '#app/shared/http/operation'
import type { Schema } from '#app/shared/schema/schema'
import { fieldErrorsOf } from '#app/shared/schema/validate'
import { filterSchema } from './filter_schema.js'

type Declared<P extends Schema<any>, Q extends Schema<any>, B extends Schema<any>> = Pick<
  Operation<P, Q, B>,
  'params' | 'query' | 'body' | 'maxBodyBytes'
>

/**
 * Reads a request with filters like `input`. The filters are checked only after the body, so the
 * error of a wrong body also names its wrong filters.
 */
export async function searchInput<P extends Schema<any>, Q extends Schema<any>, B extends Schema<any>>(
  ctx: HttpContext,
  operation: Declared<P, Q, B>
) {
  try {
    return await input(ctx, operation)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'validation_failed') throw error
    const { fieldErrors } = (error.extras ?? {}) as { fieldErrors?: FieldErrors }
    if (!fieldErrors) throw error
    const more = await filterErrors(ctx, operation)
    throw more ? validationFailed({ ...fieldErrors, ...more }) : error
  }
}

/** Returns the errors of the filters of a body, or null. */
async function filterErrors(ctx: HttpContext, { maxBodyBytes }: Pick<Operation, 'maxBodyBytes'>) {
  const body = await readJsonBody(ctx, maxBodyBytes).catch(() => null)
  const { filters } = (body ?? {}) as { filters?: unknown }
  if (filters === undefined) return null
  const errors = await fieldErrorsOf(filterSchema, filters)
  // The check ends at an unknown filter, so the known ones are checked again without it.
  const more = errors && (await fieldErrorsOf(filterSchema, knownOf(filters)))
  return prefixed(errors && { ...errors, ...more })
}

function knownOf(filters: unknown): unknown {
  if (typeof filters !== 'object' || filters === null) return filters
  const known = Object.keys(filterSchema.json.properties as object)
  return Object.fromEntries(Object.entries(filters).filter(([name]) => known.includes(name)))
}

const prefixed = (errors: FieldErrors | null): FieldErrors | null =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => [path === 'body' ? 'filters' : `filters.${path}`, texts])
  )
