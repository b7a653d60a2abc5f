import createClient from 'openapi-fetch'
import { Problem } from './problem'
import type { paths } from './schema'

let csrfToken = ''

/** Keeps the CSRF token of the session for later requests. */
export function rememberCsrfToken(token: string): void {
  csrfToken = token
}

export const csrfHeader = (): Record<string, string> => ({ 'x-csrf-token': csrfToken })

/**
 * The HTTP client for the console's routes and for the API routes that the console uses. Its types
 * come from the route declarations.
 */
export const api = createClient<paths>({ baseUrl: window.location.origin })

api.use({
  onRequest({ request, schemaPath }) {
    if (schemaPath.startsWith('/console/') && request.method !== 'GET')
      request.headers.set('x-csrf-token', csrfToken)
    return request
  },
})

type Call<T> = Promise<{ data?: T; error?: unknown; response: Response }>

/**
 * Returns the body of a successful response. Throws a Problem for any other response, and for one
 * without a body.
 */
export async function bodyOf<T>(call: Call<T>): Promise<T> {
  const { data, error, response } = await call
  if (!response.ok || data === undefined) throw new Problem(response.status, error)
  return data
}

/** Returns the `data` of a successful response. Throws like `bodyOf`. */
export async function dataOf<D>(call: Call<{ data: D }>): Promise<D> {
  return (await bodyOf(call)).data
}
