import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { isResource } from '#domain/oauth/authorization_request'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { readForm } from '#app/shared/http/form_body'
import { Grants, type Tokens } from './grants.js'
import { resourceMetadata, resourceUrl, serverMetadata } from './metadata.js'

const REQUESTS_PER_MINUTE = 60

/** The OAuth endpoints that clients call themselves. Every site may call them. */
@inject()
export default class TokenController {
  constructor(
    private readonly grants: Grants,
    private readonly buckets: RateBuckets
  ) {}

  resource({ response }: HttpContext) {
    response.header('cache-control', 'public, max-age=3600')
    return resourceMetadata()
  }

  server({ response }: HttpContext) {
    response.header('cache-control', 'public, max-age=3600')
    return serverMetadata()
  }

  /** POST /oauth/token (RFC 6749, 7636, 8707) */
  async token(ctx: HttpContext) {
    const form = await this.#form(ctx)
    if (!isResource(form.resource, resourceUrl())) return refuse(ctx, 'invalid_target')
    const { grant_type, client_id: clientId = '' } = form
    if (grant_type === 'authorization_code') {
      const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = form
      return answer(ctx, await this.grants.redeem({ code, clientId, redirectUri, verifier }, new Date()))
    }
    if (grant_type === 'refresh_token') {
      const { refresh_token: token = '' } = form
      return answer(ctx, await this.grants.refresh({ token, clientId }, new Date()))
    }
    return refuse(ctx, 'unsupported_grant_type')
  }

  /** POST /oauth/revoke (RFC 7009) */
  async revoke(ctx: HttpContext) {
    const { token = '' } = await this.#form(ctx)
    await this.grants.revoke(token, new Date())
    return {}
  }

  async #form(ctx: HttpContext): Promise<Record<string, string>> {
    ctx.response.header('cache-control', 'no-store')
    const key = `{oauth}:requests:${ctx.request.ip()}`
    const bucket = { key, limit: REQUESTS_PER_MINUTE, windowSeconds: 60 }
    const { allowed, states } = await this.buckets.consume([bucket], Date.now())
    if (!allowed)
      throw new DomainError('rate_limited', 'Too many requests from this address.', {
        retry_after_seconds: states[0].resetSeconds,
      })
    return readForm(ctx)
  }
}

function answer(ctx: HttpContext, tokens: Tokens | null) {
  if (!tokens) return refuse(ctx, 'invalid_grant')
  return {
    access_token: tokens.access,
    token_type: 'Bearer',
    expires_in: tokens.expiresIn,
    refresh_token: tokens.refresh,
    scope: tokens.scopes.join(' '),
  }
}

function refuse({ response }: HttpContext, error: string) {
  response.status(400)
  return { error }
}
