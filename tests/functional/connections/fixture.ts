import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import type { OauthApp } from '#domain/connections/oauth_app'
import { AppAuthorizations } from '#domain/connections/app_authorizations'
import { AppConnections } from '#domain/connections/app_connections'
import { OauthAuthorizations } from '#adapters/connections/oauth_authorizations'
import { ended } from '../agent/fixture.js'
import type { AuthorizationServer } from './authorization_server.js'

export const REDIRECT = 'https://kith.example.com/oauth/callback'

/** Offers the server's apps `crm` and `calendar`, until `app.container.restoreAll()`. */
export function useApps(server: AuthorizationServer, more: Partial<OauthApp> = {}): void {
  offer([server.app(more), server.app({ ...more, name: 'calendar' })])
}

/** Offers these apps, until `app.container.restoreAll()`. */
export function offer(apps: readonly OauthApp[]): void {
  const settings = { apps, redirectUri: REDIRECT, timeoutMs: 300 }
  app.container.swap(AppAuthorizations, () => new OauthAuthorizations(settings))
}

/** Starts a connection like a run of the key. Returns the authorization URL. */
export async function begin(key: { workspaceId: string; id: string }, appName = 'crm'): Promise<string> {
  const connections = await app.container.make(AppConnections)
  const asked = { runId: `run_${randomUUID()}`, keyId: key.id }
  await connections.begin({ ...asked, workspaceId: key.workspaceId, app: appName })
  return (await connections.address(asked))!
}

/** Connects the app `crm` and polls until the run ends. */
export async function connected(client: ApiClient, secret: string) {
  const body = { operation: 'connect', app: 'crm' }
  const accepted = await client.post('/v1/agent').bearerToken(secret).json(body)
  accepted.assertStatus(202)
  return { accepted, polled: await ended(client, secret, accepted) }
}

export const listed = async (workspaceId: string) =>
  (await app.container.make(AppConnections)).list(workspaceId)

/** Returns the callback path of this service with the parameters of a redirect. */
export const callback = (back: URL): string => `/oauth/callback${back.search}`
