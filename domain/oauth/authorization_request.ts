import { SCOPE_NAMES, type Scope } from '#domain/access/scopes'

/** A valid request of a client for a user's consent. */
export type AuthorizationRequest = {
  clientId: string
  redirectUri: string
  scopes: Scope[]
  state: string | null
  codeChallenge: string
}

/** An OAuth error code (RFC 6749, 8707) with its explanation. */
export type OauthProblem = { error: string; description: string }

type Given = Partial<Record<string, string>>

/** The scopes of a request that states none: reading and building lists. */
const DEFAULT_SCOPES: Scope[] = ['people:search', 'people:lookup', 'account:read']
const MAX_STATE = 2_000

/** Reads the parameters that must be right before a user may be sent to `redirect_uri`. */
export function readTarget(given: Given): { clientId: string; redirectUri: string } | OauthProblem {
  const { client_id: clientId, redirect_uri: redirectUri } = given
  if (!clientId || !redirectUri) return invalid('client_id and redirect_uri are required.')
  return { clientId, redirectUri }
}

/** Reads the other parameters of a request. */
export function readRequest(
  given: Given,
  resource: string
): Omit<AuthorizationRequest, 'clientId' | 'redirectUri'> | OauthProblem {
  const { response_type, code_challenge, code_challenge_method, scope = '', state = null } = given
  if (response_type !== 'code')
    return { error: 'unsupported_response_type', description: 'response_type must be code.' }
  if (code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(code_challenge ?? ''))
    return invalid('PKCE with code_challenge_method=S256 is required.')
  if (state !== null && state.length > MAX_STATE) return invalid('state is too long.')
  if (!isResource(given.resource, resource))
    return { error: 'invalid_target', description: `resource must be ${resource}.` }
  const wanted = scope.split(' ').filter(Boolean)
  const known = SCOPE_NAMES.filter((name) => wanted.includes(name))
  const [unknown] = wanted.filter((name) => !SCOPE_NAMES.includes(name as Scope))
  if (unknown !== undefined) return { error: 'invalid_scope', description: 'scope has an unknown name.' }
  return { scopes: known.length > 0 ? known : DEFAULT_SCOPES, state, codeChallenge: code_challenge! }
}

/** Reports whether a resource indicator (RFC 8707) names this server. True if it is missing. */
export const isResource = (given: string | undefined, resource: string): boolean =>
  given === undefined || given.replace(/\/$/, '') === resource

/** Returns the redirect URI with the parameters of a response. */
export function redirectTo(uri: string, parameters: Record<string, string | null>): string {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value)
  return url.href
}

const invalid = (description: string): OauthProblem => ({ error: 'invalid_request', description })
