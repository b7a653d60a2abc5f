import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** The client that the provider knows. Its secret has characters that basic authentication escapes. */
export const OIDC_CLIENT = { id: 'kith-console', secret: 'a secret: with %signs' }

type Grant = { email: string; verified: boolean; nonce: string; challenge: string; redirectUri: string }

/** An OpenID Connect provider. Its sign-in page takes any e-mail address. */
export class OidcServer {
  readonly #grants = new Map<string, Grant>()
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #strangers = generateKeyPairSync('rsa', { modulusLength: 2048 })
  /** Claims that replace those of the next ID tokens. */
  claims: Record<string, unknown> = {}
  /** Whether ID tokens are signed with a key that the provider does not publish. */
  isForged = false
  /** Whether responses have a Date header. False for pictures, whose service has another clock. */
  sendsDate = true
  issuer = ''

  private constructor(private readonly server: Server) {}

  /** Listens on this machine. With `secure`, serves HTTPS with a certificate for the host. */
  static async listen(secure?: { host: string; key: Buffer; cert: Buffer }): Promise<OidcServer> {
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      response.sendDate = provider.sendsDate
      void provider.#answer(request, response)
    }
    const server = secure ? createSecureServer(secure, answer) : createServer(answer)
    const provider = new OidcServer(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    provider.issuer = secure ? `https://${secure.host}:${port}` : `http://127.0.0.1:${port}`
    return provider
  }

  close = () => {
    this.server.close()
    this.server.closeAllConnections()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.issuer)
    if (url.pathname === '/.well-known/openid-configuration')
      return json(response, {
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/authorize`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (url.pathname === '/keys')
      return json(response, {
        keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      })
    if (url.pathname === '/authorize') return this.#authorize(url.searchParams, response)
    if (url.pathname === '/token') return this.#token(request, response)
    // Browsers ask for an icon.
    response.writeHead(url.pathname === '/favicon.ico' ? 204 : 404).end()
  }

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const email = query.get('email')
    if (!email) {
      const kept = [...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<form action="/authorize">${kept.join('')}<label>Account <input name="email"></label><button>Allow</button></form>`
        )
      return
    }
    const code = randomUUID()
    this.#grants.set(code, {
      email,
      verified: query.get('verified') !== 'no',
      nonce: query.get('nonce')!,
      challenge: query.get('code_challenge')!,
      redirectUri: query.get('redirect_uri')!,
    })
    const back = new URL(query.get('redirect_uri')!)
    back.search = new URLSearchParams({ code, state: query.get('state')! }).toString()
    response.writeHead(302, { location: back.href }).end()
  }

  async #token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const form = new URLSearchParams(body)
    const grant = this.#grants.get(form.get('code')!)
    this.#grants.delete(form.get('code')!)
    const challenge = createHash('sha256').update(form.get('code_verifier')!).digest('base64url')
    const credentials = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString()
    const [id, secret] = credentials.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    if (id !== OIDC_CLIENT.id || secret !== OIDC_CLIENT.secret)
      return json(response, { error: 'invalid_client' }, 400)
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
      return json(response, { error: 'invalid_grant' }, 400)
    json(response, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: this.#idToken(grant),
    })
  }

  #idToken({ email, verified, nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ iss: this.issuer, aud: OIDC_CLIENT.id, sub: `sub-${email}`, iat: now, exp: now + 60 },
      ...{ nonce, email, email_verified: verified },
      ...this.claims,
    }
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`
    const { privateKey } = this.isForged ? this.#strangers : this.#keys
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
  }
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
