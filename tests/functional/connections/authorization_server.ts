import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OauthApp } from '#domain/connections/oauth_app'

export const CLIENT = { id: 'the client', secret: 'its: secret/' }

/** An authorization server on loopback that implements RFC 6749, 7636 and 9700 strictly. */
export class AuthorizationServer {
  readonly tokenRequests: { body: URLSearchParams; authorization: string | undefined }[] = []
  /** All tokens that the server issued. */
  readonly given: string[] = []
  /** Lifetime of access tokens in seconds. */
  expiresIn: number | undefined = 3600
  /** Responds to token requests instead of the server. */
  misbehave: ((response: ServerResponse) => void) | null = null
  readonly #codes = new Map<string, { challenge: string; redirectUri: string }>()
  readonly #refreshTokens = new Set<string>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  app(more: Partial<OauthApp> = {}): OauthApp {
    return {
      name: 'crm',
      authorizeUrl: `${this.origin}/authorize?tenant=7`,
      tokenUrl: `${this.origin}/token`,
      issuer: null,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      clientAuth: 'basic',
      scopes: ['contacts.read', 'offline'],
      authorizeParameters: { access_type: 'offline' },
      ...more,
    }
  }

  /** Acts as a user who grants or refuses access. Returns the URL of the redirect. */
  async visit(authorizationUrl: string, { refuse = false } = {}): Promise<URL> {
    const response = await fetch(`${authorizationUrl}${refuse ? '&refuse=1' : ''}`, { redirect: 'manual' })
    return new URL(response.headers.get('location')!)
  }

  revoke(): void {
    this.#refreshTokens.clear()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.origin)
    if (url.pathname === '/authorize') return this.#authorize(url.searchParams, response)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = new URLSearchParams(Buffer.concat(chunks).toString())
    this.tokenRequests.push({ body, authorization: request.headers.authorization })
    if (this.misbehave) return this.misbehave(response)
    this.#token(body, request.headers.authorization, response)
  }

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const [challenge, redirectUri] = [query.get('code_challenge')!, query.get('redirect_uri')!]
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state')!)
    if (query.has('refuse')) back.searchParams.set('error', 'access_denied')
    else {
      const code = `code_${randomUUID()}`
      this.#codes.set(code, { challenge, redirectUri })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  #token(body: URLSearchParams, authorization: string | undefined, response: ServerResponse): void {
    const basic = `Basic ${btoa(`${form(CLIENT.id)}:${form(CLIENT.secret)}`)}`
    const isClient =
      authorization === basic ||
      (body.get('client_id') === CLIENT.id && body.get('client_secret') === CLIENT.secret)
    if (!isClient) answer(response, 401, { error: 'invalid_client' })
    else if (this.#isGranted(body)) this.#give(response)
    else answer(response, 400, { error: 'invalid_grant', secret: 'x' })
  }

  #give(response: ServerResponse): void {
    const [access, refresh] = [`access_${randomUUID()}`, `refresh_${randomUUID()}`]
    this.#refreshTokens.add(refresh)
    this.given.push(access, refresh)
    answer(response, 200, {
      access_token: access,
      refresh_token: refresh,
      token_type: 'Bearer',
      ...(this.expiresIn === undefined ? {} : { expires_in: this.expiresIn }),
    })
  }

  #isGranted(body: URLSearchParams): boolean {
    if (body.get('grant_type') === 'refresh_token')
      return this.#refreshTokens.delete(body.get('refresh_token')!)
    const code = this.#codes.get(body.get('code')!)
    this.#codes.delete(body.get('code')!)
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    return code?.challenge === challenge && code.redirectUri === body.get('redirect_uri')
  }
}

/** Encodes a text as RFC 6749, appendix B, says. */
const form = (text: string) => new URLSearchParams({ x: text }).toString().slice(2)

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
