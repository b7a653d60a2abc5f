import { SCOPE_NAMES } from '#domain/access/scopes'
import env, { publicUrl } from '#start/env'

/** The URL of the MCP server: the resource that tokens are for. */
export const resourceUrl = (): string => publicUrl('/mcp')

export const issuer = (): string => new URL(publicUrl('/')).origin

export const RESOURCE_METADATA = '/.well-known/oauth-protected-resource/mcp'

/** RFC 9728: which server issues tokens for the MCP server. */
export const resourceMetadata = () => ({
  resource: resourceUrl(),
  resource_name: env.get('SERVICE_NAME'),
  authorization_servers: [issuer()],
  scopes_supported: SCOPE_NAMES,
  bearer_methods_supported: ['header'],
})

/** RFC 8414: how a client gets tokens. Clients identify themselves with metadata documents. */
export const serverMetadata = () => ({
  issuer: issuer(),
  authorization_endpoint: publicUrl('/console/authorize'),
  token_endpoint: publicUrl('/oauth/token'),
  revocation_endpoint: publicUrl('/oauth/revoke'),
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  scopes_supported: SCOPE_NAMES,
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
})
