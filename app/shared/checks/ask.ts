import { fetch, type Dispatcher } from 'undici'

export type Asked = { status: number; body: unknown; ahead: number | undefined }
const ASK_MS = 8_000

/** Asks a service over HTTP. What is no JSON gives a null body; throws where nothing answers. Credentials in the URL are sent. */
export async function ask(
  address: string | URL,
  { headers = {}, dispatcher }: { headers?: Record<string, string>; dispatcher?: Dispatcher } = {}
): Promise<Asked> {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const asked = Date.now()
  const response = await fetch(url, {
    headers: {
      accept: 'application/json',
      ...(username ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : {}),
      ...headers,
    },
    signal: AbortSignal.timeout(ASK_MS),
    dispatcher,
  })
  const date = Date.parse(response.headers.get('date') ?? '')
  const now = Date.now()
  // The header has whole seconds: half of one is right on average. One that took long says little.
  const ahead = Number.isNaN(date) || now - asked > 2_000 ? undefined : (asked + now) / 2 - (date + 500)
  return { status: response.status, body: await response.json().catch(() => null), ahead }
}

/** A member of an answer, whatever it is. */
export const memberOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
