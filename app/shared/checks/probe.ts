import { fetch, type Dispatcher } from 'undici'

export type ProbeResponse = { status: number; body: unknown; ahead: number | undefined }
const TIMEOUT_MS = 8_000

/**
 * Requests a URL, or posts `sent` to it as JSON. Sends the URL's credentials as basic
 * authentication. `body` is null when it is not JSON. `ahead` is how far our clock is ahead of the
 * server's, in ms; undefined if that cannot be measured. Throws if there is no response.
 */
export async function probe(
  address: string | URL,
  {
    headers = {},
    dispatcher,
    sent,
  }: { headers?: Record<string, string>; dispatcher?: Dispatcher; sent?: unknown } = {}
): Promise<ProbeResponse> {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const sentAt = Date.now()
  const response = await fetch(url, {
    headers: {
      accept: 'application/json',
      ...(username ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : {}),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    dispatcher,
  })
  const date = Date.parse(response.headers.get('date') ?? '')
  const now = Date.now()
  // The Date header has whole seconds, so the server's time is on average half a second later. A
  // slow response would distort the comparison and is not used.
  const ahead = Number.isNaN(date) || now - sentAt > 2_000 ? undefined : (sentAt + now) / 2 - (date + 500)
  return { status: response.status, body: await response.json().catch(() => null), ahead }
}

/** Returns a property of a response body of unknown shape. */
export const memberOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
