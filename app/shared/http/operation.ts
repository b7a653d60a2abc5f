import type { ErrorCode } from '#domain/errors'
import type { Scope } from '#domain/access/scopes'
import type { JsonSchema, Schema } from '#app/shared/schema/schema'

/**
 * One route as the contract states it. Routing, key and scope checks, validation and the OpenAPI document all come from
 * this declaration.
 */
export type Operation<
  P extends Schema<any> = Schema<any>,
  Q extends Schema<any> = Schema<any>,
  B extends Schema<any> = Schema<any>,
> = {
  /** The operationId of the OpenAPI document; unique. */
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Framework form, as in `/v1/datasets/:id`. */
  path: string
  summary: string
  description?: string
  tag: string
  scope: Scope
  /** Whether keys from before people:search pass too (AU-013). */
  olderKeys?: boolean
  params?: P
  query?: Q
  body?: B
  /** The largest request body in bytes; 1 MiB unless said otherwise. */
  maxBodyBytes?: number
  /** The `data` of each success status. */
  success: Partial<Record<200 | 201 | 202, Schema<any>>>
  /** Media types a 200 can have besides or instead of the envelope, as `text/csv`. */
  media?: readonly string[]
  /** Whether it waits for pages or providers, so for seconds: such requests of a workspace are counted apart. */
  heavy?: boolean
  /** Whether it can cost ACU: then `meta` has credits_charged, and the balance and budgets may refuse it. */
  priced?: boolean
  /** Members of `meta` beside request_id. */
  meta?: Record<string, Schema<any>>
  /** Codes this route can answer with beyond those of every authenticated route. */
  errors?: ErrorCode[]
  /** Why the shape is as it is, where the interface leaves it open (OP-058). */
  provisional?: string
  deprecated?: boolean
  example?: JsonSchema
}

/** Declares an operation, keeping the types of its schemas. */
export function defineOperation<
  P extends Schema<any> = Schema<any>,
  Q extends Schema<any> = Schema<any>,
  B extends Schema<any> = Schema<any>,
>(operation: Operation<P, Q, B>): Operation<P, Q, B> {
  return operation
}
