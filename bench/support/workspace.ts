import { ace } from './child_server.js'

/** A rate limit that one machine cannot reach. Buckets count requests, but never refuse one. */
const UNLIMITED = `--rate=${1_000_000_000}`

/**
 * Creates an enterprise workspace without practical limits. Returns a key with all scopes but privacy. With
 * `hasKeyRate` false, the key has no rate bucket of its own.
 */
export async function createKey(
  env: Record<string, string>,
  { workspace = 'Bench', hasKeyRate = true } = {}
): Promise<string> {
  const limits = ['--plan=enterprise', '--credits=1000000000', UNLIMITED]
  const { slug } = await ace(['workspace:create', workspace, ...limits], env)
  const keyLimits = hasKeyRate ? [UNLIMITED] : []
  const { key } = await ace(['key:create', `--workspace=${slug}`, '--scopes=all', ...keyLimits], env)
  return key
}

/**
 * Returns a function that sends JSON requests and returns the `data` of the response. Throws if the
 * response has an error status.
 */
export function apiClient(url: string, key: string) {
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      // The service may close a kept-alive connection at the moment at which this client reuses it.
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' },
      body: body && JSON.stringify(body),
    })
    const answer = (await response.json()) as { data: any; error?: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer.error)}`)
    return answer.data
  }
}
