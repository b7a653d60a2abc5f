import * as oauth from 'oauth4webapi'
import {
  type Identity,
  IdentityProvider,
  IdentityRefused,
  type PendingSignIn,
} from '#domain/access/identity_provider'
import { parseEmail } from '#domain/people/emails/emails'

export type OidcSettings = {
  issuer: string
  clientId: string
  /** Null for a public client. */
  clientSecret: string | null
  /** The page of the console that the provider redirects to. */
  redirectUri: string
  timeoutMs?: number
}

const TIMEOUT_MS = 15_000
const DISCOVERY_MS = 60 * 60_000

/**
 * Signs users in with the authorization code flow of OpenID Connect, with PKCE, state and nonce.
 * Checks the signature and the claims of the ID token.
 */
export class OidcProvider extends IdentityProvider {
  readonly host: string
  readonly #client: oauth.Client
  #discovered: { server: oauth.AuthorizationServer; at: number } | undefined

  constructor(private readonly settings: OidcSettings) {
    super()
    this.host = new URL(settings.issuer).hostname
    this.#client = { client_id: settings.clientId }
  }

  begin(): Promise<{ url: string; pending: PendingSignIn }> {
    return refusing(async () => {
      const server = await this.#server()
      const pending = {
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        verifier: oauth.generateRandomCodeVerifier(),
      }
      const url = new URL(server.authorization_endpoint!)
      const parameters = {
        response_type: 'code',
        client_id: this.settings.clientId,
        redirect_uri: this.settings.redirectUri,
        scope: 'openid email',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return { url: url.href, pending }
    })
  }

  redeem(answer: URLSearchParams, { state, nonce, verifier }: PendingSignIn): Promise<Identity> {
    return refusing(async () => {
      const [server, client] = [await this.#server(), this.#client]
      const checked = oauth.validateAuthResponse(server, client, answer, state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        this.#authentication(server),
        checked,
        this.settings.redirectUri,
        verifier,
        this.#options()
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      })
      await oauth.validateApplicationLevelSignature(server, response, this.#options())
      const claims = oauth.getValidatedIdTokenClaims(tokens)!
      if (typeof claims.email === 'string' || !server.userinfo_endpoint) return identityOf(claims)
      const info = await oauth.userInfoRequest(server, client, tokens.access_token, this.#options())
      return identityOf(await oauth.processUserInfoResponse(server, client, claims.sub, info))
    })
  }

  async #server(): Promise<oauth.AuthorizationServer> {
    const known = this.#discovered
    if (known && Date.now() - known.at < DISCOVERY_MS) return known.server
    const issuer = new URL(this.settings.issuer)
    const response = await oauth.discoveryRequest(issuer, this.#options())
    const server = await oauth.processDiscoveryResponse(issuer, response)
    if (!server.authorization_endpoint || !server.token_endpoint) throw new IdentityRefused('no_endpoints')
    this.#discovered = { server, at: Date.now() }
    return server
  }

  /** Prefers HTTP basic authentication, which is the default of the standard. */
  #authentication({ token_endpoint_auth_methods_supported: methods }: oauth.AuthorizationServer) {
    const { clientSecret } = this.settings
    if (clientSecret === null) return oauth.None()
    return methods && !methods.includes('client_secret_basic')
      ? oauth.ClientSecretPost(clientSecret)
      : oauth.ClientSecretBasic(clientSecret)
  }

  #options() {
    return {
      signal: () => AbortSignal.timeout(this.settings.timeoutMs ?? TIMEOUT_MS),
      // Settings allow plain http only on this machine.
      [oauth.allowInsecureRequests]: this.settings.issuer.startsWith('http://'),
    }
  }
}

function identityOf(claims: object): Identity {
  const { email, email_verified: isVerified } = claims as { email?: unknown; email_verified?: unknown }
  if (typeof email !== 'string') throw new IdentityRefused('no_email')
  const parsed = /[<>:]/.test(email) ? null : parseEmail(email)
  // Unicode folds other letters to ASCII, such as the Kelvin sign to k, which is another mailbox.
  if (!parsed || !/^[!-~]+$/.test(parsed.local)) throw new IdentityRefused('bad_email')
  return { email: `${parsed.local.toLowerCase()}@${parsed.domain}`, isVerified: isVerified === true }
}

/** Turns every failure into `IdentityRefused` with a code, because answers contain secrets. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof IdentityRefused) throw error
    throw new IdentityRefused(reasonOf(error))
  }
}

const REASON = /^[a-z_]{1,60}$/

function reasonOf(error: unknown): string {
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return REASON.test(error.error) ? error.error : 'invalid_response'
  if (error instanceof oauth.OperationProcessingError) return error.code ?? 'invalid_response'
  return 'unreachable'
}
