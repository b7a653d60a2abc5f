import { inject } from '@adonisjs/core'
import { LRUCache } from 'lru-cache'
import { allowsRedirect, isDocumentUrl, type OauthClient, readClient } from '#domain/oauth/client'
import { ClientDocuments } from '#domain/oauth/client_documents'
import type { OauthProblem } from '#domain/oauth/authorization_request'

const CACHE_MS = 5 * 60_000
const cache = new LRUCache<string, OauthClient>({ max: 1_000, ttl: CACHE_MS })

/** Finds OAuth clients by the URL of their metadata document. */
@inject()
export class OauthClients {
  constructor(private readonly documents: ClientDocuments) {}

  /** Returns the client if it may send users to the redirect URI, otherwise a problem. */
  async find(id: string, redirectUri: string): Promise<OauthClient | OauthProblem> {
    const client = await this.#read(id)
    if (!client)
      return {
        error: 'invalid_client',
        description: 'client_id must be the https URL of a client metadata document that names itself.',
      }
    if (allowsRedirect(client, redirectUri)) return client
    return { error: 'invalid_request', description: 'redirect_uri is not in the metadata of the client.' }
  }

  async #read(id: string): Promise<OauthClient | null> {
    if (!isDocumentUrl(id)) return null
    const cached = cache.get(id)
    if (cached) return cached
    const client = readClient(id, await this.documents.read(id))
    if (client) cache.set(id, client)
    return client
  }
}
