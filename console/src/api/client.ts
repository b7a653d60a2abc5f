import createClient from 'openapi-fetch'
import { Problem } from './problem'
import type { paths } from './schema'

let csrfToken = ''

/** The token that the session of this page was given. */
export function rememberCsrfToken(token: string): void {
  csrfToken = token
}

/** The routes of the console, and those of the API that it calls; typed from their declarations. */
export const api = createClient<paths>({ baseUrl: window.location.origin })

api.use({
  onRequest({ request, schemaPath }) {
    if (schemaPath.startsWith('/console/') && request.method !== 'GET')
      request.headers.set('x-csrf-token', csrfToken)
    return request
  },
})

type Call<T> = Promise<{ data?: T; error?: unknown; response: Response }>

/** The whole body of an answer; throws a Problem for a failure. */
export async function bodyOf<T>(call: Call<T>): Promise<T> {
  const { data, error, response } = await call
  if (!response.ok || data === undefined) throw new Problem(response.status, error)
  return data
}

/** The `data` of an answer; throws a Problem for a failure. */
export async function dataOf<D>(call: Call<{ data: D }>): Promise<D> {
  return (await bodyOf(call)).data
}
