import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { AuthorizationRefused } from '#domain/connections/app_authorizations'
import { NO_PAGE } from '#app/shared/http/security_headers'
import { callbackPage, STYLE_HASH } from './callback_page.js'
import { OauthConnections } from './oauth_connections.js'

/** GET /oauth/callback, where an app redirects its user. The state identifies the connection. */
@inject()
export default class CallbackController {
  constructor(private readonly connections: OauthConnections) {}

  async handle({ request, response }: HttpContext) {
    const answer = new URLSearchParams(request.parsedUrl.query ?? '')
    const { status, title, text } = await this.#outcome(answer)
    response
      .status(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', `${NO_PAGE}; style-src '${STYLE_HASH}'`)
      .send(callbackPage(title, text))
  }

  async #outcome(answer: URLSearchParams): Promise<{ status: number; title: string; text: string }> {
    try {
      const app = await this.connections.finish(answer)
      if (app)
        return { status: 200, title: 'Connected', text: `${app} is connected. You can close this page.` }
      return {
        status: 400,
        title: 'Nothing to connect',
        text: 'This link was already used, has expired or was cancelled. Start the connection again.',
      }
    } catch (error) {
      if (error instanceof AuthorizationRefused)
        return {
          status: 400,
          title: 'Not connected',
          text: 'Access was not granted. Start the connection again.',
        }
      if (error instanceof DomainError)
        return {
          status: 503,
          title: 'Not connected',
          text: 'The app did not respond. Start the connection again.',
        }
      throw error
    }
  }
}
