import { SCOPE_NAMES } from '#domain/access/scopes'
import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

const text = s.string({ max: 3_000 }).optional()
/** The parameters of an authorization request (RFC 6749, 7636, 8707). */
const request = {
  ...{ response_type: text, client_id: text, redirect_uri: text, scope: text, state: text },
  ...{ code_challenge: text, code_challenge_method: text, resource: text },
}

const redirect = s.object({ redirect_to: s.string() })

export const readAuthorizationOperation = defineConsoleOperation({
  id: 'console.authorizations.read',
  method: 'POST',
  path: '/authorization/read',
  summary: 'Check the request of an OAuth client for access to the MCP server',
  access: 'user',
  body: s.object(request),
  success: {
    200: s.object({
      client: s.object({ id: s.string(), name: s.string(), host: s.string() }),
      redirect_host: s.string().describe('The host that receives the authorization code'),
      is_local: s.boolean().describe('Whether any program on the machine of the user can receive the code'),
      scopes: s.array(s.enum(SCOPE_NAMES)),
    }),
  },
})

export const approveOperation = defineConsoleOperation({
  id: 'console.authorizations.approve',
  method: 'POST',
  path: '/workspaces/:workspace/authorizations',
  summary: 'Give an OAuth client access to the MCP server for a workspace',
  access: 'admin',
  body: s.object(request),
  success: { 201: redirect },
})

export const denyOperation = defineConsoleOperation({
  id: 'console.authorizations.deny',
  method: 'POST',
  path: '/authorization/deny',
  summary: 'Refuse the request of an OAuth client',
  access: 'user',
  body: s.object(request),
  success: { 200: redirect },
})

export const listGrantsOperation = defineConsoleOperation({
  id: 'console.authorizations.list',
  method: 'GET',
  path: '/workspaces/:workspace/authorizations',
  summary: 'List the OAuth clients with access, newest first, at most 100',
  access: 'member',
  success: {
    200: s.object({
      items: s.array(
        s.object({
          id: s.string(),
          client_id: s.string(),
          client_name: s.string(),
          email: s.string().describe('The user who approved the client'),
          scopes: s.array(s.enum(SCOPE_NAMES)),
          created_at: s.time(),
          last_used_at: s.time(),
          expires_at: s.time().describe('When access ends unless the client uses it before'),
        })
      ),
    }),
  },
})

export const revokeGrantOperation = defineConsoleOperation({
  id: 'console.authorizations.revoke',
  method: 'DELETE',
  path: '/workspaces/:workspace/authorizations/:authorization',
  summary: 'End the access of an OAuth client',
  access: 'admin',
  success: { 200: s.object({ id: s.string() }) },
})
