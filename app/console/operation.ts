import { type PathParams, pathParams } from '#app/shared/http/path_params'
import type { Schema } from '#app/shared/schema/schema'

/**
 * The users that may call a route. `member` and `admin` refer to the workspace in the path; owners
 * count as admins. `operator` refers to the whole service.
 */
type Access = 'public' | 'user' | 'member' | 'admin' | 'operator'

/** The declaration of a console route, for routing, access, validation and the typed client. */
export type ConsoleOperation<
  P extends Schema<any> = Schema<any>,
  Q extends Schema<any> = Schema<any>,
  B extends Schema<any> = Schema<any>,
> = {
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  /** The path below /console/api. Routes for members and admins contain `:workspace`, a slug. */
  path: string
  summary: string
  access: Access
  /** By default, each name in the path is a text. */
  params?: P
  query?: Q
  body?: B
  /** Media types of a response that is not JSON. */
  media?: readonly string[]
  /** The `data` of a response, by status. */
  success: Partial<Record<200 | 201, Schema<any>>>
}

export const CONSOLE_API = '/console/api'

/** Declares a console route and keeps the types of its schemas. */
export function defineConsoleOperation<
  const Path extends string,
  P extends Schema<any> = PathParams<Path>,
  Q extends Schema<any> = Schema<any>,
  B extends Schema<any> = Schema<any>,
>(operation: ConsoleOperation<P, Q, B> & { path: Path }): ConsoleOperation<P, Q, B> {
  return { params: pathParams(operation.path) as P | undefined, ...operation }
}
