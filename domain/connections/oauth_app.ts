import { isObject } from '#domain/is_object'
import { type AppList, parseAppLists } from './lists/app_list.js'

/** A third-party app to connect by OAuth 2.0 (RFC 6749) with PKCE (RFC 7636). */
export type OauthApp = {
  /** The name that callers use. */
  name: string
  authorizeUrl: string
  tokenUrl: string
  /** Compared with `iss` in responses that contain it (RFC 9207). */
  issuer: string | null
  clientId: string
  /** null for a public client. */
  clientSecret: string | null
  /** How the secret is sent to the token endpoint. */
  clientAuth: 'basic' | 'post'
  scopes: string[]
  /** Additional parameters of the authorization request, such as `access_type=offline`. */
  authorizeParameters: Record<string, string>
  /** Lists that the agent may read. It writes a list only if that list allows it. */
  lists?: AppList[]
}

const MEMBERS =
  'name, authorize_url, token_url, issuer, client_id, client_secret, client_auth, scopes, authorize_parameters, lists'.split(
    ', '
  )
/** Matches parameters that the protocol sets. */
const RESERVED =
  /^(?:client_id|redirect_uri|response_type|response_mode|scope|state|nonce|code_challenge(?:_method)?|request(?:_uri)?)$/
const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/

/**
 * Parses the operator's list of apps: a JSON array of objects with the members above. Returns the
 * apps, or a problem that states the position and contains no secret.
 */
export function parseOauthApps(text: string): { apps: OauthApp[] } | { problem: string } {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    return { problem: 'is not well-formed JSON' }
  }
  if (!Array.isArray(list)) return { problem: 'must be a JSON array of apps' }
  const apps: OauthApp[] = []
  for (const [i, one] of list.entries()) {
    const problem = problemOf(one)
    if (problem) return { problem: `app ${i + 1}: ${problem}` }
    const app = read(one as Record<string, unknown>)
    if (apps.some(({ name }) => name === app.name))
      return { problem: `app ${i + 1}: name "${app.name}" is taken` }
    apps.push(app)
  }
  return { apps }
}

function problemOf(one: unknown): string | null {
  if (!isObject(one)) return 'must be an object'
  const unknown = Object.keys(one).find((key) => !MEMBERS.includes(key))
  if (unknown) return `"${unknown}" is not one of ${MEMBERS.join(', ')}`
  const { name, client_id, client_secret, client_auth, scopes, authorize_parameters: parameters } = one
  if (typeof name !== 'string' || !NAME.test(name))
    return 'name must be 1 to 40 characters of a-z, 0-9, _ or -, and start with a letter or digit'
  for (const key of ['authorize_url', 'token_url', 'issuer']) {
    if (key === 'issuer' && one[key] === undefined) continue
    if (!isEndpoint(one[key])) return `${key} must be an https:// URL (http:// on this machine only)`
  }
  if (typeof client_id !== 'string' || client_id === '') return 'client_id must be text'
  if (client_secret !== undefined && (typeof client_secret !== 'string' || client_secret === ''))
    return 'client_secret must be text, or left out'
  if (client_auth !== undefined && client_auth !== 'basic' && client_auth !== 'post')
    return 'client_auth must be basic or post'
  if (scopes !== undefined && !isScopes(scopes)) return 'scopes must be an array of words'
  const lists = one.lists === undefined ? null : parseAppLists(one.lists, isEndpoint)
  if (lists && 'problem' in lists) return lists.problem
  if (parameters === undefined) return null
  if (!isObject(parameters) || !Object.values(parameters).every((value) => typeof value === 'string'))
    return 'authorize_parameters must be an object of texts'
  const reserved = Object.keys(parameters).find((key) => RESERVED.test(key))
  return reserved ? `authorize_parameters must not set ${reserved}` : null
}

function listsOf(value: unknown): Pick<OauthApp, 'lists'> {
  const parsed = value === undefined ? null : parseAppLists(value, isEndpoint)
  return parsed && 'lists' in parsed ? parsed : {}
}

const read = (one: Record<string, unknown>): OauthApp => ({
  name: one.name as string,
  authorizeUrl: one.authorize_url as string,
  tokenUrl: one.token_url as string,
  issuer: (one.issuer as string | undefined) ?? null,
  clientId: one.client_id as string,
  clientSecret: (one.client_secret as string | undefined) ?? null,
  clientAuth: (one.client_auth as 'basic' | 'post' | undefined) ?? 'basic',
  scopes: (one.scopes as string[] | undefined) ?? [],
  authorizeParameters: (one.authorize_parameters as Record<string, string> | undefined) ?? {},
  ...listsOf(one.lists),
})

/** Checks the syntax of scopes (RFC 6749, section 3.3). */
const isScopes = (value: unknown) =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string' && /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(one))

function isEndpoint(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname, hash, username, password } = new URL(value)
  if (hash || username || password) return false
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  )
}
