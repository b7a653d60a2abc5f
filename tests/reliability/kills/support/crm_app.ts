import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import type { OauthApp } from '#domain/connections/oauth_app'
import { TokenVault } from '#app/connections/token_vault'

/** An app whose list `contacts` is the CRM at this origin. */
export const crmApp = (origin: string): OauthApp => ({
  name: 'crm',
  authorizeUrl: `${origin}/authorize`,
  tokenUrl: `${origin}/token`,
  issuer: null,
  clientId: 'client',
  clientSecret: null,
  clientAuth: 'basic',
  scopes: [],
  authorizeParameters: {},
  lists: [
    {
      ...{ name: 'contacts', url: `${origin}/contacts?limit=100`, rows: 'results', next: 'paging.next.link' },
      ...{ id: 'id', fields: 'properties', writeUrl: `${origin}/contacts` },
    },
  ],
})

export const testTokens = () =>
  new TokenVault(new AES256GCM({ id: 'gcm', key: 'a key of thirty-two characters..' }))
