import { createHash, randomBytes } from 'node:crypto'
import { ClientDocuments } from '#domain/oauth/client_documents'
import { signedIn } from '#tests/functional/console/support/visitor'
import { customer } from '#tests/functional/datasets/fixture'
import { mcpUrl } from '#tests/functional/mcp/fixture'

export const ID = 'https://app.example/oauth/client.json'
export const CALLBACK = 'http://127.0.0.1:5555/callback'
const DOCUMENT = {
  client_id: ID,
  client_name: 'Example App',
  redirect_uris: ['http://127.0.0.1/callback', 'https://app.example/back'],
}

export class Documents extends ClientDocuments {
  async read(url: string) {
    return url === ID ? DOCUMENT : { ...DOCUMENT, client_id: 'https://app.example/another' }
  }
}

export const origin = () => new URL(mcpUrl()).origin
const verifier = randomBytes(32).toString('base64url')
export const request = (more: object = {}) => ({
  ...{ response_type: 'code', client_id: ID, redirect_uri: CALLBACK, state: 's 1' },
  ...{ scope: 'people:search account:read', resource: mcpUrl(), code_challenge_method: 'S256' },
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  ...more,
})

export async function tokenOf(form: Record<string, string>) {
  const response = await fetch(`${origin()}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: ID, resource: mcpUrl(), ...form }),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}

/** A workspace, its admin, and an approved code. */
export async function approved(more: object = {}) {
  const made = await customer()
  const admin = await signedIn(made.workspace.id)
  const path = `/workspaces/${made.workspace.slug}/authorizations`
  const { status, body } = await admin.post(path, request(more))
  if (status !== 201) throw new Error(JSON.stringify(body))
  const target = new URL(body.data.redirect_to)
  const code = target.searchParams.get('code')!
  const redeem = (form: object = {}) =>
    tokenOf({
      ...{ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: verifier },
      ...form,
    })
  return { ...made, admin, target, redeem }
}

export type Approved = Awaited<ReturnType<typeof approved>>

export const refresh = (token: string) => tokenOf({ grant_type: 'refresh_token', refresh_token: token })
