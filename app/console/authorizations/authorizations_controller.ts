import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Sql } from '#domain/ports/sql'
import {
  type AuthorizationRequest,
  type OauthProblem,
  readRequest,
  readTarget,
  redirectTo,
} from '#domain/oauth/authorization_request'
import type { OauthClient } from '#domain/oauth/client'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { Grants } from '#app/oauth/grants'
import { issuer, resourceUrl } from '#app/oauth/metadata'
import { OauthClients } from '#app/oauth/read_client'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { Refusal } from '#app/shared/http/refusal'
import { approveOperation, denyOperation, readAuthorizationOperation } from './operations.js'

type Given = Partial<Record<string, string>>

/** The consent of a signed-in user to an OAuth client. */
@inject()
export default class AuthorizationsController {
  constructor(
    private readonly clients: OauthClients,
    private readonly grants: Grants,
    private readonly sql: Sql
  ) {}

  async read(ctx: HttpContext) {
    const { body } = await input(ctx, readAuthorizationOperation)
    const { client, request } = await this.#request(body)
    const { hostname, protocol } = new URL(request.redirectUri)
    return success(ctx, {
      client: { id: client.id, name: client.name, host: new URL(client.id).hostname },
      redirect_host: hostname,
      is_local: protocol === 'http:',
      scopes: request.scopes,
    })
  }

  async approve(ctx: HttpContext) {
    const { body } = await input(ctx, approveOperation)
    const { client, request } = await this.#request(body)
    const member = memberOf(ctx)
    const owner = { workspaceId: member.workspace.id, userId: member.userId }
    const code = await this.sql.transaction(async (tx) => {
      const grant = { ...request, ...owner, clientName: client.name }
      const created = await this.grants.create(grant, new Date(), tx)
      const detail = { client: client.id, scopes: request.scopes }
      await audit(tx, member, 'oauth.approve', created.id, detail)
      return created.code
    })
    ctx.response.status(201)
    return success(ctx, {
      redirect_to: redirectTo(request.redirectUri, { code, state: request.state, iss: issuer() }),
    })
  }

  async deny(ctx: HttpContext) {
    const { body } = await input(ctx, denyOperation)
    const { redirectUri } = await this.#target(body)
    return success(ctx, {
      redirect_to: redirectTo(redirectUri, {
        error: 'access_denied',
        state: body.state ?? null,
        iss: issuer(),
      }),
    })
  }

  /** Throws errors instead of redirecting to the client, because the redirect address may be wrong. */
  async #request(given: Given): Promise<{ client: OauthClient; request: AuthorizationRequest }> {
    const { client, redirectUri } = await this.#target(given)
    const rest = readRequest(given, resourceUrl())
    if ('error' in rest) throw refusalOf(rest)
    return { client, request: { ...rest, clientId: client.id, redirectUri } }
  }

  async #target(given: Given): Promise<{ client: OauthClient; redirectUri: string }> {
    const target = readTarget(given)
    if ('error' in target) throw refusalOf(target)
    const client = await this.clients.find(target.clientId, target.redirectUri)
    if ('error' in client) throw refusalOf(client)
    return { client, redirectUri: target.redirectUri }
  }
}

const refusalOf = ({ error, description }: OauthProblem) => new Refusal(400, error, description)
