import type { ErrorCode } from '#domain/errors'
import type { Scope } from '#domain/access/scopes'
import type { Schema } from '#app/shared/schema/schema'
import { type PathParams, pathParams } from './path_params.js'

/** The declaration of a route. Routing, access checks, validation and OpenAPI derive from it. */
export type Operation<
  P extends Schema<any> = Schema<any>,
  Q extends Schema<any> = Schema<any>,
  B extends Schema<any> = Schema<any>,
> = {
  /** The unique operationId of the OpenAPI document. */
  id: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path in the router's form, for example `/v1/datasets/:id`. */
  path: string
  summary: string
  description?: string
  tag: string
  scope: Scope
  /** Whether keys created before the scope people:search existed are accepted. */
  olderKeys?: boolean
  /** By default, each name in the path is a text. */
  params?: P
  query?: Q
  body?: B
  /** Maximum request body size in bytes; default 1 MiB. */
  maxBodyBytes?: number
  /** Schema of `data` for each success status. */
  success: Partial<Record<200 | 201 | 202, Schema<any>>>
  /** Media types of a 200 response besides the envelope, such as `text/csv`. */
  media?: readonly string[]
  /** Whether the request waits for pages or providers. Such requests have a separate limit. */
  heavy?: boolean
  /** Whether the request can cost ACU. Then `meta` has credits_charged and budgets are checked. */
  priced?: boolean
  /** Members of `meta` besides request_id and credits_charged. */
  meta?: Record<string, Schema<any>>
  /** The `error.usage` of every failure, unless the error has its own. */
  usageOfFailure?: Record<string, unknown>
  /** Error codes besides those of every authenticated route. */
  errors?: ErrorCode[]
  /** What kith chose where the interface leaves details open. */
  provisional?: string
  /** What the interface lacks. Only for routes that the interface does not have. */
  addition?: string
  deprecated?: boolean
}

export function defineOperation<
  const Path extends string,
  P extends Schema<any> = PathParams<Path>,
  Q extends Schema<any> = Schema<any>,
  B extends Schema<any> = Schema<any>,
>(operation: Operation<P, Q, B> & { path: Path }): Operation<P, Q, B> {
  return { params: pathParams(operation.path) as P | undefined, ...operation }
}
