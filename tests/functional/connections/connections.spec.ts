import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { AppAuthorizations } from '#domain/connections/app_authorizations'
import { AppConnections } from '#domain/connections/app_connections'
import { OauthAuthorizations } from '#adapters/connections/oauth_authorizations'
import { OauthConnections } from '#app/connections/oauth_connections'
import { makeKey } from '../support/keys.js'
import { AuthorizationServer, CLIENT } from './authorization_server.js'
import { begin, callback, listed, REDIRECT, useApps } from './fixture.js'

test.group('app connections', (group) => {
  let server: AuthorizationServer

  group.each.setup(async () => {
    server = await new AuthorizationServer().start()
    useApps(server)
    return () => server.stop()
  })
  group.each.teardown(() => app.container.restoreAll())

  test('the authorization URL has PKCE, a state and only configured parameters', async ({ assert }) => {
    const { key } = await makeKey()
    const url = new URL(await begin(key))
    const { state, code_challenge: challenge, ...rest } = Object.fromEntries(url.searchParams)
    assert.deepEqual(rest, {
      tenant: '7',
      access_type: 'offline',
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: REDIRECT,
      scope: 'contacts.read offline',
      code_challenge_method: 'S256',
    })
    assert.match(state, /^[\w-]{43}$/)
    assert.match(challenge, /^[\w-]{43}$/)
    assert.notInclude(url.href, encodeURIComponent(CLIENT.secret))
  })

  test('[AG-037] connects after the user returns; listed only in that workspace', async ({
    client,
    assert,
  }) => {
    const [mine, stranger] = [await makeKey(), await makeKey()]
    const url = await begin(mine.key)
    assert.deepEqual(await listed(mine.workspace.id), [{ app: 'crm', status: 'pending' }])
    const response = await client.get(callback(await server.visit(url)))
    response.assertStatus(200)
    assert.include(response.text(), 'crm is connected')
    assert.equal(response.header('cache-control'), 'no-store')
    assert.equal(response.header('referrer-policy'), 'no-referrer')
    assert.include(response.header('content-security-policy'), "default-src 'none'")
    assert.deepEqual(await listed(mine.workspace.id), [{ app: 'crm', status: 'connected' }])
    assert.deepEqual(await listed(stranger.workspace.id), [])
  })

  test('[AG-038] accepts no credentials and no identity from a caller', async ({ client, assert }) => {
    const { secret } = await makeKey()
    for (const extra of [
      'token',
      'access_token',
      'user_id',
      'entity_id',
      'client_secret',
      'redirect_uri',
      'code',
    ])
      for (const operation of ['connect', 'connections']) {
        const body = { operation, ...(operation === 'connect' ? { app: 'crm' } : {}), [extra]: 'x' }
        const response = await client.post('/v1/agent').bearerToken(secret).json(body)
        response.assertStatus(422)
        assert.property(response.body().error.details.fieldErrors, extra)
      }
  })

  test('each run gets one URL, and no two runs share one', async ({ assert }) => {
    const { key } = await makeKey()
    const connections = await app.container.make(AppConnections)
    const request = { workspaceId: key.workspaceId, keyId: key.id, app: 'crm', runId: `run_${randomUUID()}` }
    const addresses = []
    for (let time = 0; time < 2; time++) {
      await connections.begin(request)
      addresses.push(await connections.address(request))
    }
    const [first, second] = addresses
    assert.isNotNull(first)
    assert.equal(second, first)
    assert.notEqual(await begin(key), first)
  })

  test('[AG-038] nothing is stored in plain text or shown', async ({ client, assert }) => {
    const { key } = await makeKey()
    const url = new URL(await begin(key))
    const waiting = JSON.stringify(
      await db.from('connection_attempts').where('workspace_id', key.workspaceId)
    )
    assert.notInclude(waiting, url.searchParams.get('state')!)
    const back = await server.visit(url.href)
    const response = await client.get(callback(back))
    const [{ code_verifier: verifier }] = server.tokenRequests.map(({ body }) => Object.fromEntries(body))
    assert.notInclude(waiting, verifier)
    assert.lengthOf(server.given, 2)
    const stored = JSON.stringify(await db.from('connections').where('workspace_id', key.workspaceId))
    for (const secret of [...server.given, back.searchParams.get('code')!, CLIENT.secret]) {
      assert.notInclude(stored, secret)
      assert.notInclude(response.text(), secret)
    }
    assert.lengthOf(await db.from('connection_attempts').where('workspace_id', key.workspaceId), 0)
  })

  test('a state can be used once, also by concurrent requests', async ({ client, assert }) => {
    const { key } = await makeKey()
    const back = callback(await server.visit(await begin(key)))
    const answers = await Promise.all([client.get(back), client.get(back), client.get(back)])
    assert.sameMembers(
      answers.map((one) => one.status()),
      [200, 400, 400]
    )
    assert.lengthOf(server.tokenRequests, 1)
  })

  test('a HEAD request does not use up the state', async ({ client, assert }) => {
    const { key } = await makeKey()
    const back = callback(await server.visit(await begin(key)))
    await client.request(back, 'HEAD')
    ;(await client.get(back)).assertStatus(200)
    assert.lengthOf(server.tokenRequests, 1)
  })

  test('an invented, foreign or missing state connects nothing', async ({ client, assert }) => {
    const { key, workspace } = await makeKey()
    const back = await server.visit(await begin(key))
    for (const state of ['made-up', '', '%00', "' OR 1=1 --"]) {
      back.searchParams.set('state', state)
      ;(await client.get(callback(back))).assertStatus(400)
    }
    ;(await client.get('/oauth/callback')).assertStatus(400)
    ;(await client.get('/oauth/callback?code=x&code=y&state=a&state=b')).assertStatus(400)
    assert.lengthOf(server.tokenRequests, 0)
    assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'pending' }])
  })

  test('expires after ten minutes', async ({ client, assert }) => {
    const { key, workspace } = await makeKey()
    const back = callback(await server.visit(await begin(key)))
    const past = new Date(Date.now() - 1).toISOString()
    await db.from('connection_attempts').where('workspace_id', workspace.id).update({ expires_at: past })
    await db.from('connections').where('workspace_id', workspace.id).update({ due_at: past })
    assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'expired' }])
    ;(await client.get(back)).assertStatus(400)
    assert.lengthOf(server.tokenRequests, 0)
  })

  test('a key that was revoked meanwhile connects nothing', async ({ client, assert }) => {
    const { key } = await makeKey()
    const back = callback(await server.visit(await begin(key)))
    await db.from('api_keys').where('id', key.id).update({ revoked_at: new Date().toISOString() })
    ;(await client.get(back)).assertStatus(400)
    assert.lengthOf(server.tokenRequests, 0)
  })

  test('a refused authorization fails, and an existing connection stays', async ({ client, assert }) => {
    const { key, workspace } = await makeKey()
    const refusal = await client.get(callback(await server.visit(await begin(key), { refuse: true })))
    refusal.assertStatus(400)
    assert.include(refusal.text(), 'not granted')
    assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'failed' }])
    await client.get(callback(await server.visit(await begin(key))))
    await client.get(callback(await server.visit(await begin(key), { refuse: true })))
    await begin(key, 'calendar')
    assert.deepEqual(await listed(workspace.id), [
      { app: 'calendar', status: 'pending' },
      { app: 'crm', status: 'connected' },
    ])
  })

  test('a code from another authorization cannot be injected', async ({ client, assert }) => {
    const [victim, attacker] = [await makeKey(), await makeKey()]
    const stolen = await server.visit(await begin(victim.key))
    const own = await server.visit(await begin(attacker.key))
    own.searchParams.set('code', stolen.searchParams.get('code')!)
    ;(await client.get(callback(own))).assertStatus(400)
    assert.deepEqual(await listed(attacker.workspace.id), [{ app: 'crm', status: 'failed' }])
  })

  test('rejects a response from another issuer', async ({ client, assert }) => {
    useApps(server, { issuer: 'https://crm.example.com' })
    const { key } = await makeKey()
    const back = await server.visit(await begin(key))
    back.searchParams.set('iss', 'https://evil.example.com')
    ;(await client.get(callback(back))).assertStatus(400)
    assert.lengthOf(server.tokenRequests, 0)
  })

  for (const [what, status, misbehave] of [
    ['a fault', 503, (r) => r.writeHead(500).end('<html>')],
    ['silence', 503, () => {}],
    ['a redirect', 503, (r) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['no JSON', 503, (r) => r.writeHead(200).end('access_token=x')],
    ['no token', 503, (r) => r.writeHead(200, { 'content-type': 'application/json' }).end('{}')],
    ['a refused client', 400, (r) => r.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end()],
  ] as [string, number, NonNullable<AuthorizationServer['misbehave']>][])
    test(`${what} from the app: fails without details`, async ({ client, assert }) => {
      const { key, workspace } = await makeKey()
      const back = callback(await server.visit(await begin(key)))
      server.misbehave = misbehave
      const response = await client.get(back)
      response.assertStatus(status)
      assert.notInclude(response.text(), '127.0.0.1')
      assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'failed' }])
    })

  for (const [what, more, sent] of [
    ['in the header', {}, 'header'],
    ['in the body', { clientAuth: 'post' as const }, 'body'],
  ] as const)
    test(`sends the client secret ${what}`, async ({ client, assert }) => {
      useApps(server, more)
      const { key } = await makeKey()
      ;(await client.get(callback(await server.visit(await begin(key))))).assertStatus(200)
      const [{ authorization, body }] = server.tokenRequests
      assert.equal(authorization !== undefined, sent === 'header')
      assert.equal(body.has('client_secret'), sent === 'body')
    })

  test('an app removed from the settings cannot be connected, also by pending authorizations', async ({
    client,
    assert,
  }) => {
    const { key } = await makeKey()
    const back = callback(await server.visit(await begin(key)))
    app.container.swap(AppAuthorizations, () => new OauthAuthorizations({ apps: [], redirectUri: REDIRECT }))
    ;(await client.get(back)).assertStatus(400)
    const error = await begin(key).catch((thrown) => thrown)
    assert.equal(error.code, 'agent_unavailable')
    assert.instanceOf(await app.container.make(AppConnections), OauthConnections)
  })
})
