/** An OAuth client, as its metadata document describes it. */
export type OauthClient = { id: string; name: string; redirectUris: readonly string[] }

const MAX_URL = 500
const MAX_REDIRECT = 1_000
const MAX_NAME = 100
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Whether a client id is the URL of a metadata document: https, with a path. */
export function isDocumentUrl(id: string): boolean {
  const url = urlOf(id)
  return (
    id.length <= MAX_URL &&
    url?.protocol === 'https:' &&
    url.pathname !== '/' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === ''
  )
}

/**
 * Reads a metadata document. Returns null if its `client_id` is not its URL `id`, or if it has no
 * name or no valid redirect URI.
 */
export function readClient(id: string, document: unknown): OauthClient | null {
  if (typeof document !== 'object' || document === null) return null
  const { client_id, client_name, redirect_uris } = document as Record<string, unknown>
  if (client_id !== id || typeof client_name !== 'string' || client_name.trim() === '') return null
  if (!Array.isArray(redirect_uris)) return null
  const redirectUris = redirect_uris.filter((uri) => typeof uri === 'string' && isRedirect(uri))
  if (redirectUris.length === 0) return null
  return { id, name: client_name.trim().slice(0, MAX_NAME), redirectUris }
}

/** Reports whether a user may be sent to a URI: https, or http on the user's own machine. */
function isRedirect(uri: string): boolean {
  const url = urlOf(uri)
  if (!url || uri.length > MAX_REDIRECT || uri.includes('#')) return false
  return url.protocol === 'https:' || isLoopback(url)
}

/** Reports whether a URL leads to a program on the user's own machine. Its port may differ (RFC 8252). */
const isLoopback = (url: URL): boolean => url.protocol === 'http:' && LOOPBACK.has(url.hostname)

/** Whether a client registered a redirect URI. */
export function allowsRedirect({ redirectUris }: OauthClient, uri: string): boolean {
  if (redirectUris.includes(uri)) return true
  const given = urlOf(uri)
  if (!given || !isLoopback(given) || !isRedirect(uri)) return false
  return redirectUris.some((registered) => {
    const url = urlOf(registered)
    return url !== null && isLoopback(url) && withoutPort(url) === withoutPort(given)
  })
}

const withoutPort = ({ hostname, pathname, search }: URL): string => `${hostname}${pathname}${search}`

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
