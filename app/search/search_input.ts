import type { HttpContext } from '@adonisjs/core/http'
import type { FieldErrors } from '#domain/errors'
import { inputWith } from '#app/shared/http/input'
import type { Operation } from '#app/shared/http/operation'
import type { Schema } from '#app/shared/schema/schema'
import { fieldErrorsOf } from '#app/shared/schema/validate'
import { filterSchema } from './filter_schema.js'

/**
 * Reads a request with filters like `input`. Filters are checked after the body. If the body is invalid,
 * the error also lists wrong filters.
 */
export function searchInput<P extends Schema<any>, Q extends Schema<any>, B extends Schema<any>>(
  ctx: HttpContext,
  operation: Pick<Operation<P, Q, B>, 'params' | 'query' | 'body' | 'maxBodyBytes'>
) {
  return inputWith(ctx, operation, ({ filters }) => filterErrors(filters))
}

/** Returns the errors of the filters of a body, or null. */
async function filterErrors(filters: unknown): Promise<FieldErrors | null> {
  if (filters === undefined) return null
  const errors = await fieldErrorsOf(filterSchema, filters)
  // The check ends at an unknown filter, so known filters are checked again without unknown ones.
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
