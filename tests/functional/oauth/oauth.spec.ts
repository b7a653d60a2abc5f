import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import {
  Client,
  type OAuthClientProvider,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { test } from '@japa/runner'
import { ClientDocuments } from '#domain/oauth/client_documents'
import { callersChanged } from '#app/access/callers'
import { signedIn } from '#tests/functional/console/support/visitor'
import { customer } from '#tests/functional/datasets/fixture'
import { LIST, mcpUrl, post } from '#tests/functional/mcp/fixture'
import { approved, CALLBACK, Documents, ID, origin, refresh, request, tokenOf } from './fixture.js'

test.group('OAuth of the MCP server', (group) => {
  group.each.setup(() => app.container.swap(ClientDocuments, () => new Documents()))
  group.each.teardown(() => app.container.restoreAll())

  test('the official client connects: discovery, consent, tokens, calls', async ({ assert }) => {
    const { workspace } = await customer()
    const admin = await signedIn(workspace.id)
    let tokens: StoredOAuthTokens | undefined
    let saved = ''
    let asked: URL | undefined
    const provider: OAuthClientProvider = {
      redirectUrl: CALLBACK,
      clientMetadataUrl: ID,
      clientMetadata: { client_name: 'Example App', redirect_uris: [CALLBACK] },
      clientInformation: () => ({ client_id: ID }),
      tokens: () => tokens,
      saveTokens: (given) => {
        tokens = given
      },
      redirectToAuthorization: (url) => {
        asked = url
      },
      saveCodeVerifier: (given) => {
        saved = given
      },
      codeVerifier: () => saved,
    }
    const transport = () => new StreamableHTTPClientTransport(new URL(mcpUrl()), { authProvider: provider })
    const first = transport()
    const options = { versionNegotiation: { mode: { pin: '2026-07-28' } } } as const
    await new Client({ name: 'test', version: '1' }, options).connect(first).catch(() => {})
    assert.equal(asked!.origin + asked!.pathname, `${origin()}/console/authorize`)
    const given = Object.fromEntries(asked!.searchParams)
    const path = `/workspaces/${workspace.slug}/authorizations`
    const { redirect_to } = (await admin.post(path, given)).body.data
    await first.finishAuth(new URL(redirect_to).searchParams)
    const client = new Client({ name: 'test', version: '1' }, options)
    await client.connect(transport())
    const names = (await client.listTools()).tools.map(({ name }) => name)
    assert.includeMembers(names, ['set_create', 'people_search', 'monitors_list'])
    // The route of the tool rejects the short-lived keys of OAuth clients.
    assert.notInclude(names, 'monitor_create')
    const monitor = await client.callTool({ name: 'monitor_create', arguments: {} })
    assert.match((monitor.content as { text: string }[])[0].text, /^not_found: /)
    const credits = await client.callTool({ name: 'sets_list', arguments: {} })
    assert.deepEqual((credits.structuredContent as any).output.sets, [])
    await client.close()
  })

  test('the consent page shows the client, where it returns to and what it may do', async ({ assert }) => {
    const { workspace } = await customer()
    const user = await signedIn(workspace.id)
    const { body } = await user.post('/authorization/read', request())
    assert.deepEqual(body.data, {
      client: { id: ID, name: 'Example App', host: 'app.example' },
      redirect_host: '127.0.0.1',
      is_local: true,
      scopes: ['people:search', 'account:read'],
    })
    const denied = await user.post('/authorization/deny', request())
    const target = new URL(denied.body.data.redirect_to)
    assert.equal(target.searchParams.get('error'), 'access_denied')
    assert.equal(target.searchParams.get('iss'), origin())
  })

  for (const [what, wrong, code] of [
    ['another document', { client_id: 'https://app.example/other.json' }, 'invalid_client'],
    ['no document', { client_id: 'my-app' }, 'invalid_client'],
    ['a document without https', { client_id: 'http://app.example/c.json' }, 'invalid_client'],
    ['an unknown redirect', { redirect_uri: 'https://evil.example/back' }, 'invalid_request'],
    ['another local path', { redirect_uri: 'http://127.0.0.1:5555/other' }, 'invalid_request'],
    ['another local host', { redirect_uri: 'http://localhost:5555/callback' }, 'invalid_request'],
    ['no PKCE', { code_challenge: '' }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['an unknown scope', { scope: 'people:search everything' }, 'invalid_scope'],
    ['a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
  ] as const)
    test(`refuses ${what}: ${code}`, async ({ assert }) => {
      const { workspace } = await customer()
      const admin = await signedIn(workspace.id)
      for (const path of ['/authorization/read', `/workspaces/${workspace.slug}/authorizations`]) {
        const { status, body } = await admin.post(path, request(wrong))
        assert.equal(status, 400)
        assert.equal(body.error.code, code)
      }
    })

  test('only admins of the workspace can approve', async ({ assert }) => {
    const { workspace } = await customer()
    const path = `/workspaces/${workspace.slug}/authorizations`
    await signedIn(workspace.id)
    assert.equal((await (await signedIn(workspace.id, 'member')).post(path, request())).status, 403)
    const stranger = await signedIn((await customer()).workspace.id)
    assert.equal((await stranger.post(path, request())).status, 404)
  })

  test('a token works for the MCP server only, in its workspace, with its scopes', async ({
    client,
    assert,
  }) => {
    const { redeem, target } = await approved({ scope: 'account:read' })
    assert.equal(target.origin + target.pathname, CALLBACK)
    assert.equal(target.searchParams.get('state'), 's 1')
    assert.equal(target.searchParams.get('iss'), origin())
    const { status, headers, body } = await redeem()
    assert.equal(status, 200)
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.include(body, { token_type: 'Bearer', expires_in: 3600, scope: 'account:read' })
    const listed = (await (await post(body.access_token, LIST)).json()) as any
    assert.lengthOf(listed.result.tools, 2)
    const route = await client.get('/v1/account/credits').bearerToken(body.access_token)
    route.assertStatus(401)
    const stored = JSON.stringify(await db.from('oauth_grants'))
    for (const secret of [body.access_token, body.refresh_token]) assert.notInclude(stored, secret)
  })

  test('a code works once, with its verifier, client and redirect', async ({ assert }) => {
    const { redeem } = await approved()
    for (const wrong of [
      { code_verifier: 'x'.repeat(43) },
      { client_id: 'https://app.example/other.json' },
      { redirect_uri: 'https://app.example/back' },
      { code: 'x' },
    ])
      assert.deepEqual((await redeem(wrong)).body, { error: 'invalid_grant' })
    assert.deepEqual((await redeem({ resource: 'https://other.example/' })).body, { error: 'invalid_target' })
    assert.deepEqual((await tokenOf({ grant_type: 'password' })).body, { error: 'unsupported_grant_type' })
    const { body } = await redeem()
    assert.equal((await post(body.access_token, LIST)).status, 200)
    // Somebody else has the code, so its tokens end.
    assert.deepEqual((await redeem()).body, { error: 'invalid_grant' })
    assert.equal((await post(body.access_token, LIST)).status, 401)
    assert.equal((await refresh(body.refresh_token)).status, 400)
  })

  test('a code expires after a minute', async ({ assert }) => {
    const { redeem, workspace } = await approved()
    await db
      .from('oauth_grants')
      .where({ workspace_id: workspace.id })
      .update({ code_expires_at: new Date(Date.now() - 1).toISOString() })
    assert.equal((await redeem()).status, 400)
  })

  test('concurrent refreshes and a lost response do not end the grant', async ({ assert }) => {
    const { redeem } = await approved()
    const { refresh_token: first } = (await redeem()).body
    const answers = await Promise.all([refresh(first), refresh(first)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    // Both tokens were replaced.
    assert.deepEqual((await refresh(first)).body, { error: 'invalid_grant' })
    const works = await Promise.all(
      answers.map(async ({ body }) => (await post(body.access_token, LIST)).status)
    )
    assert.sameMembers(works, [200, 401])
  })

  test('refresh tokens rotate, and a reused one ends the grant', async ({ assert }) => {
    const { redeem, workspace } = await approved()
    const first = (await redeem()).body
    const second = (await refresh(first.refresh_token)).body
    assert.equal((await post(first.access_token, LIST)).status, 401)
    assert.equal((await post(second.access_token, LIST)).status, 200)
    const [{ expires_at }] = await db.from('oauth_grants').where({ workspace_id: workspace.id })
    await db
      .from('oauth_grants')
      .where({ workspace_id: workspace.id })
      .update({ expires_at: new Date(Date.parse(expires_at) - 31_000).toISOString() })
    assert.equal((await refresh(first.refresh_token)).status, 400)
    assert.equal((await post(second.access_token, LIST)).status, 401)
    assert.equal((await refresh(second.refresh_token)).status, 400)
  })

  test('a client and the loss of the role end a grant', async ({ assert }) => {
    const revoked = (await (await approved()).redeem()).body
    const ended = await fetch(`${origin()}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: revoked.access_token }),
    })
    assert.equal(ended.status, 200)
    assert.equal((await post(revoked.access_token, LIST)).status, 401)
    assert.equal((await refresh(revoked.refresh_token)).status, 400)
    const { redeem, workspace, admin } = await approved()
    const { body } = await redeem()
    await db
      .from('members')
      .where({ workspace_id: workspace.id, user_id: admin.userId })
      .update({ role: 'member' })
    callersChanged()
    assert.equal((await refresh(body.refresh_token)).status, 400)
    assert.equal((await post(body.access_token, LIST)).status, 401)
  })

  test('metadata can be read by every site', async ({ assert }) => {
    for (const path of [
      '/oauth-protected-resource',
      '/oauth-protected-resource/mcp',
      '/oauth-authorization-server',
    ]) {
      const response = await fetch(`${origin()}/.well-known${path}`)
      assert.equal(response.headers.get('access-control-allow-origin'), '*')
      const body = (await response.json()) as any
      if (path.includes('resource')) assert.include(body, { resource: mcpUrl() })
      else assert.include(body, { issuer: origin(), client_id_metadata_document_supported: true })
    }
  })
})
