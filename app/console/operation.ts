import type { Schema } from '#app/shared/schema/schema'

/**
 * Who a route of the console is for: anybody, every user, members of the workspace in the path, its admins and owners, or
 * operators of the whole service.
 */
export type Access = 'public' | 'user' | 'member' | 'admin' | 'operator'

/** One route of the console as its client knows it; routing, admission, validation and the typed client come from it. */
export type ConsoleOperation<
  P extends Schema<any> = Schema<any>,
  Q extends Schema<any> = Schema<any>,
  B extends Schema<any> = Schema<any>,
> = {
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Below /console/api; with `:workspace`, a slug, where it is for members or admins. */
  path: string
  summary: string
  access: Access
  params?: P
  query?: Q
  body?: B
  /** Media types of an answer that is no JSON. */
  media?: readonly string[]
  /** The `data` of its answer. */
  success: Partial<Record<200 | 201, Schema<any>>>
}

export const CONSOLE_API = '/console/api'

/** Declares a route of the console, keeping the types of its schemas. */
export function defineConsoleOperation<
  P extends Schema<any> = Schema<any>,
  Q extends Schema<any> = Schema<any>,
  B extends Schema<any> = Schema<any>,
>(operation: ConsoleOperation<P, Q, B>): ConsoleOperation<P, Q, B> {
  return operation
}
