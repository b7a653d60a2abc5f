import * as oauth from 'oauth4webapi'
import type { AppTokens } from '#domain/connections/connection'
import type { OauthApp } from '#domain/connections/oauth_app'
import { DomainError } from '#domain/errors'
import {
  AppAuthorizations,
  type AuthorizationRequest,
  AuthorizationRefused,
} from '#domain/connections/app_authorizations'

export type OauthSettings = {
  apps: readonly OauthApp[]
  /** The URL that apps redirect users back to. */
  redirectUri: string
  timeoutMs?: number
}

const TIMEOUT_MS = 15_000

/** Requests, redeems and renews authorizations of the configured apps with OAuth 2.0. */
export class OauthAuthorizations extends AppAuthorizations {
  readonly apps: readonly string[]
  readonly #apps: Map<string, OauthApp>

  constructor(private readonly settings: OauthSettings) {
    super()
    this.apps = settings.apps.map(({ name }) => name)
    this.#apps = new Map(settings.apps.map((app) => [app.name, app]))
  }

  async request(name: string, state: string): Promise<AuthorizationRequest> {
    const app = this.#app(name)
    const verifier = oauth.generateRandomCodeVerifier()
    const url = new URL(app.authorizeUrl)
    const parameters = {
      ...app.authorizeParameters,
      response_type: 'code',
      client_id: app.clientId,
      redirect_uri: this.settings.redirectUri,
      ...(app.scopes.length > 0 ? { scope: app.scopes.join(' ') } : {}),
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value)
    return { url: url.href, verifier }
  }

  redeem(
    name: string,
    answer: URLSearchParams,
    { state, verifier }: { state: string; verifier: string },
    now: Date
  ): Promise<AppTokens> {
    const app = this.#app(name)
    const [server, client] = [serverOf(app), clientOf(app)]
    return this.#exchange(now, async () => {
      const checked = checkedAnswer(server, client, answer, state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        authenticationOf(app),
        checked,
        this.settings.redirectUri,
        verifier,
        this.#options(app)
      )
      return oauth.processAuthorizationCodeResponse(server, client, response)
    })
  }

  async renew(name: string, refreshToken: string, now: Date): Promise<AppTokens> {
    const app = this.#app(name)
    const [server, client] = [serverOf(app), clientOf(app)]
    const renewed = await this.#exchange(now, async () => {
      const response = await oauth.refreshTokenGrantRequest(
        server,
        client,
        authenticationOf(app),
        refreshToken,
        this.#options(app)
      )
      return oauth.processRefreshTokenResponse(server, client, response)
    })
    return { ...renewed, refreshToken: renewed.refreshToken ?? refreshToken }
  }

  #app(name: string): OauthApp {
    const app = this.#apps.get(name)
    if (!app) throw new RangeError(`unknown app ${name}`)
    return app
  }

  #options({ tokenUrl }: OauthApp) {
    return {
      signal: () => AbortSignal.timeout(this.settings.timeoutMs ?? TIMEOUT_MS),
      // Settings allow plain http only on this machine.
      [oauth.allowInsecureRequests]: tokenUrl.startsWith('http://'),
    }
  }

  /** Runs a token exchange. Errors carry only a code, because responses contain secrets. */
  async #exchange(now: Date, exchange: () => Promise<oauth.TokenEndpointResponse>): Promise<AppTokens> {
    try {
      return tokensOf(await exchange(), now)
    } catch (error) {
      throw refusalOf(error)
    }
  }
}

const serverOf = ({ issuer, authorizeUrl, tokenUrl }: OauthApp): oauth.AuthorizationServer => ({
  issuer: issuer ?? new URL(authorizeUrl).origin,
  authorization_endpoint: authorizeUrl,
  token_endpoint: tokenUrl,
})

const clientOf = ({ clientId }: OauthApp): oauth.Client => ({ client_id: clientId })

function authenticationOf({ clientSecret, clientAuth }: OauthApp): oauth.ClientAuth {
  if (clientSecret === null) return oauth.None()
  return clientAuth === 'basic' ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret)
}

function tokensOf(response: oauth.TokenEndpointResponse, now: Date): AppTokens {
  const { access_token: accessToken, refresh_token: refreshToken = null, expires_in: seconds } = response
  const expiresAt = seconds === undefined ? null : new Date(now.getTime() + seconds * 1000).toISOString()
  return { accessToken, refreshToken, expiresAt }
}

/** Returns the callback parameters after checking state and issuer. Throws if they are refused. */
function checkedAnswer(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  answer: URLSearchParams,
  state: string
): URLSearchParams {
  try {
    return oauth.validateAuthResponse(server, client, answer, state)
  } catch (error) {
    throw error instanceof oauth.AuthorizationResponseError
      ? error
      : new AuthorizationRefused('invalid_response')
  }
}

const REASON = /^[a-z_]{1,60}$/

function refusalOf(error: unknown): AuthorizationRefused | DomainError {
  if (error instanceof AuthorizationRefused) return error
  const refused =
    error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError
  const status = error instanceof oauth.ResponseBodyError ? error.status : 400
  if (refused && status < 500 && status !== 429)
    return new AuthorizationRefused(REASON.test(error.error) ? error.error : 'invalid_response')
  if (error instanceof oauth.WWWAuthenticateChallengeError) return new AuthorizationRefused('invalid_client')
  return new DomainError('upstream_unavailable', 'The app did not answer.', { retryable: true })
}
