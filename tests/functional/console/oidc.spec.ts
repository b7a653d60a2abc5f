import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { IdentityProvider } from '#domain/access/identity_provider'
import { Sql } from '#domain/ports/sql'
import { OidcProvider } from '#adapters/identity/oidc_provider'
import { makeKey } from '#tests/functional/support/keys'
import { OIDC_CLIENT, OidcServer } from './support/oidc_server.js'
import { audited } from './support/events.js'
import { PASSWORD, signedIn, Visitor } from './support/visitor.js'

const newEmail = () => `${randomUUID()}@console.example`

test.group('console: sign-in with a provider', (group) => {
  let server: OidcServer
  group.setup(async () => {
    server = await OidcServer.listen()
  })
  group.teardown(() => server.close())
  group.each.setup(() => {
    Object.assign(server, { claims: {}, isForged: false })
    const provider = new OidcProvider({
      issuer: server.issuer,
      clientId: OIDC_CLIENT.id,
      clientSecret: OIDC_CLIENT.secret,
      redirectUri: 'https://kith.example/console/oidc',
    })
    app.container.swap(IdentityProvider, () => provider)
    return () => app.container.restore(IdentityProvider)
  })

  /** Signs in at the provider. Returns the query of the redirect. */
  async function atProvider(visitor: Visitor, email: string, more = ''): Promise<string> {
    await visitor.start()
    const { body } = await visitor.post('/session/oidc', {})
    const answer = await fetch(`${body.data.url}&email=${encodeURIComponent(email)}${more}`, {
      redirect: 'manual',
    })
    return new URL(answer.headers.get('location')!).search.slice(1)
  }

  async function signIn(email: string, more = '') {
    const visitor = new Visitor()
    const query = await atProvider(visitor, email, more)
    const { status, body } = await visitor.post('/session/oidc/finish', { query })
    if (status === 200) await visitor.start()
    return { visitor, query, status, code: body.error?.code, data: body.data }
  }

  test('a member signs in with a verified address in any case', async ({ assert }) => {
    const { workspace } = await makeKey()
    const { email } = await signedIn(workspace.id, 'member')
    const { visitor, status } = await signIn(email.toUpperCase())
    assert.equal(status, 200)
    const { body } = await visitor.get('/session')
    assert.equal(body.data.user.email, email)
    assert.equal(body.data.identity_provider, new URL(server.issuer).hostname)
    assert.equal((await visitor.get(`/workspaces/${workspace.slug}/keys`)).status, 200)
  })

  test('the request has PKCE, state and nonce', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.start()
    const url = new URL((await visitor.post('/session/oidc', {})).body.data.url)
    const other = new URL((await visitor.post('/session/oidc', {})).body.data.url)
    assert.equal(url.searchParams.get('code_challenge_method'), 'S256')
    for (const name of ['state', 'nonce', 'code_challenge']) {
      assert.isAtLeast(url.searchParams.get(name)!.length, 40)
      assert.notEqual(url.searchParams.get(name), other.searchParams.get(name))
    }
  })

  test('an unverified, unknown or uninvited address does not sign in', async ({ assert }) => {
    const { workspace } = await makeKey()
    const { email } = await signedIn(workspace.id, 'member')
    assert.equal((await signIn(email, '&verified=no')).code, 'email_not_verified')
    server.claims = { email_verified: 'true' }
    assert.equal((await signIn(email)).code, 'email_not_verified')
    server.claims = {}
    const stranger = newEmail()
    const { code, visitor } = await signIn(stranger)
    assert.equal(code, 'not_invited')
    assert.isNull((await visitor.get('/session')).body.data.user)
    const sql = await app.container.make(Sql)
    assert.deepEqual(await sql.select('SELECT id FROM users WHERE email = ?', [stranger]), [])
  })

  test('an invited address becomes a member without a password', async ({ assert }) => {
    const { workspace } = await makeKey()
    const owner = await signedIn(workspace.id)
    const email = newEmail()
    await owner.post(`/workspaces/${workspace.slug}/invitations`, { email, role: 'member' })
    const { visitor, status } = await signIn(email)
    assert.equal(status, 200)
    const { workspaces, user } = (await visitor.get('/session')).body.data
    assert.deepEqual(
      workspaces.map(({ slug, role }: { slug: string; role: string }) => [slug, role]),
      [[workspace.slug, 'member']]
    )
    assert.equal(user.email, email)
    for (const password of ['!', '', PASSWORD])
      assert.notEqual((await new Visitor().signIn(email, password)).status, 200)
    assert.equal((await signIn(email)).status, 200)
    const pending = await owner.get(`/workspaces/${workspace.slug}/invitations`)
    assert.deepEqual(pending.body.data.items, [])
  })

  test('the owner of an address takes over an account that somebody made with a copied link', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const owner = await signedIn(workspace.id)
    const email = newEmail()
    const { link } = (
      await owner.post(`/workspaces/${workspace.slug}/invitations`, { email, role: 'member' })
    ).body.data
    const squatter = new Visitor()
    await squatter.start()
    const token = new URL(link).hash.slice(1)
    const body = { token, account: 'new', password: PASSWORD }
    assert.equal((await squatter.post('/invitations/accept', body)).status, 200)
    const { visitor, status } = await signIn(email)
    assert.equal(status, 200)
    assert.equal((await squatter.get('/account')).status, 401)
    assert.equal((await visitor.get('/account')).status, 200)
    assert.equal((await new Visitor().signIn(email, PASSWORD)).status, 401)
    assert.isFalse((await visitor.get('/account')).body.data.has_password)
    assert.isTrue((await owner.get('/account')).body.data.has_password)
    assert.include(await audited(owner, workspace.slug), 'member.verify')
  })

  test('a known user without a password accepts another invitation by signing in', async ({ assert }) => {
    const [first, second] = [(await makeKey()).workspace, (await makeKey()).workspace]
    const [owner, other] = [await signedIn(first.id), await signedIn(second.id)]
    const email = newEmail()
    await owner.post(`/workspaces/${first.slug}/invitations`, { email, role: 'member' })
    await signIn(email)
    await other.post(`/workspaces/${second.slug}/invitations`, { email, role: 'member' })
    const answers = await Promise.all([signIn(email), signIn(email)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    const { workspaces } = (await answers[0].visitor.get('/session')).body.data
    assert.sameMembers(
      workspaces.map(({ slug }: { slug: string }) => slug),
      [first.slug, second.slug]
    )
    const joins = (await audited(other, second.slug)).filter((action) => action === 'member.join')
    assert.lengthOf(joins, 1)
  })

  test('parallel first sign-ins of an invited address create one user', async ({ assert }) => {
    const { workspace } = await makeKey()
    const owner = await signedIn(workspace.id)
    const email = newEmail()
    await owner.post(`/workspaces/${workspace.slug}/invitations`, { email, role: 'member' })
    const answers = await Promise.all([signIn(email), signIn(email), signIn(email)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200]
    )
    const joins = (await audited(owner, workspace.slug)).filter((action) => action === 'member.join')
    assert.lengthOf(joins, 1)
  })

  test('an address outside ASCII does not become another address', async ({ assert }) => {
    const { workspace } = await makeKey()
    const { email } = await signedIn(workspace.id, 'member')
    // Lower case turns the Kelvin sign into k.
    for (const given of [`\u212a${email}`, `Name <${email}>`, `mailto:${email}`, 'none']) {
      server.claims = { email: given }
      assert.equal((await signIn(email)).code, 'sign_in_refused', given)
    }
  })

  test('an answer works once, and only in the session that began', async ({ assert }) => {
    const { workspace } = await makeKey()
    const { email } = await signedIn(workspace.id, 'member')
    const [mine, other] = [new Visitor(), new Visitor()]
    const query = await atProvider(mine, email)
    await other.start()
    const finish = (visitor: Visitor, text: string) => visitor.post('/session/oidc/finish', { query: text })
    assert.equal((await finish(other, query)).body.error.code, 'sign_in_expired')
    await other.post('/session/oidc', {})
    assert.equal((await finish(other, query)).body.error.code, 'sign_in_refused')
    assert.equal((await finish(mine, query)).status, 200)
    await mine.start()
    assert.equal((await finish(mine, query)).body.error.code, 'sign_in_expired')
    const third = new Visitor()
    await atProvider(third, email)
    assert.equal((await finish(third, 'error=access_denied')).body.error.code, 'sign_in_refused')
  })

  test('wrong tokens are refused: signature, nonce, audience, issuer, expiry', async ({ assert }) => {
    const { workspace } = await makeKey()
    const { email } = await signedIn(workspace.id, 'member')
    for (const claims of [
      { nonce: 'another' },
      { aud: 'another' },
      { iss: 'http://127.0.0.1:1' },
      { exp: Math.floor(Date.now() / 1000) - 600 },
      { email: undefined },
    ]) {
      server.claims = claims
      assert.equal((await signIn(email)).code, 'sign_in_refused', JSON.stringify(claims))
    }
    server.claims = {}
    server.isForged = true
    assert.equal((await signIn(email)).code, 'sign_in_refused')
    server.isForged = false
    assert.equal((await signIn(email)).status, 200)
  })

  test('a user with a second factor also needs a code', async ({ assert }) => {
    const { workspace } = await makeKey()
    const user = await signedIn(workspace.id)
    const { secret } = (await user.post('/account/two-factor', { current_password: PASSWORD })).body.data
    const codeOf = (ms: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms })
    await user.post('/account/two-factor/confirm', { code: codeOf(-30_000) })
    const { visitor, data } = await signIn(user.email)
    assert.deepEqual(data, { needs_code: true })
    assert.equal((await visitor.get('/account')).status, 401)
    assert.equal(
      (await visitor.post('/session/oidc/code', { code: '000 000 0' })).body.error.code,
      'wrong_code'
    )
    assert.equal((await visitor.post('/session/oidc/code', { code: codeOf(0) })).status, 200)
    assert.equal((await visitor.get('/account')).status, 200)
    const stranger = new Visitor()
    await stranger.start()
    assert.equal(
      (await stranger.post('/session/oidc/code', { code: codeOf(0) })).body.error.code,
      'sign_in_expired'
    )
  })
})
