import { test } from '@japa/runner'
import env from '#start/env'
import { makeKey } from '#tests/functional/support/keys'
import { customer } from '#tests/functional/datasets/fixture'
import { signedIn, Visitor } from '#tests/functional/console/support/visitor'

const fetched = (path: string, init: RequestInit = {}) =>
  fetch(`http://${env.get('HOST')}:${env.get('PORT')}${path}`, init)

test.group('security headers', () => {
  test('are on every response: pages, assets, the API, errors and unknown paths', async ({ assert }) => {
    const { secret } = await makeKey()
    const authorization = `Bearer ${secret}`
    for (const [path, init] of [
      ['/console', {}],
      ['/console/w/demo/keys', {}],
      ['/console/assets/none.js', {}],
      ['/console/api/session', {}],
      ['/console/api/none', {}],
      ['/docs', {}],
      ['/docs/agent', {}],
      ['/docs/none', { headers: { accept: 'text/html' } }],
      ['/docs/api', {}],
      ['/docs/api/reference.js', {}],
      ['/docs/api/viewer.js', {}],
      ['/openapi.json', {}],
      ['/oauth/callback?state=none', {}],
      ['/health', {}],
      ['/nothing/here', {}],
      ['/v1/account/credits', {}],
      ['/v1/account/credits', { headers: { authorization } }],
      ['/v1/search', { method: 'POST', headers: { authorization }, body: '{' }],
      ['/mcp', { method: 'GET' }],
    ] as [string, RequestInit][]) {
      const { headers, status } = await fetched(path, init)
      const policy = headers.get('content-security-policy') ?? ''
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
      assert.equal(headers.get('referrer-policy'), 'no-referrer', path)
      assert.match(policy, /default-src 'none'/, path)
      assert.match(policy, /frame-ancestors 'none'/, path)
      assert.match(policy, /base-uri 'none'/, path)
      assert.notMatch(policy, /script-src[^;]*unsafe/, path)
      assert.isNull(headers.get('strict-transport-security'), `${path} ${status} over http`)
    }
  })

  test('pages load scripts only from this service', async ({ assert }) => {
    for (const path of ['/docs', '/docs/api', '/console']) {
      const { headers, status } = await fetched(path)
      // If the console is not built, the page is one sentence.
      if (status === 503) continue
      assert.match(headers.get('content-security-policy')!, /script-src 'self'(;|$)/, path)
    }
  })

  test('HTTPS responses have Strict-Transport-Security', async ({ assert }) => {
    const answer = await fetched('/health', { headers: { 'x-forwarded-proto': 'https' } })
    assert.match(answer.headers.get('strict-transport-security') ?? '', /^max-age=\d{8}$/)
  })

  test('no page has an inline script', async ({ assert }) => {
    for (const path of ['/docs', '/docs/agent', '/docs/api', '/oauth/callback?state=none', '/console']) {
      const text = await (await fetched(path)).text()
      assert.notMatch(text, /<script(?![^>]*\bsrc=)/, path)
    }
  })

  test('the CSRF token is only accepted in its header', async ({ assert }) => {
    const { workspace } = await customer()
    const admin = await signedIn(workspace.id)
    const token = encodeURIComponent(admin.csrfToken)
    const visitor = Object.assign(new Visitor(), { csrfToken: '' })
    for (const [name, value] of admin.cookies) visitor.cookies.set(name, value)
    const path = `/workspaces/${workspace.slug}/playground/key`
    const answers = [
      await visitor.post(`${path}?_csrf=${token}`, {}),
      await admin.post(`${path}?_csrf=${token}`, {}),
      await visitor.post(path, { _csrf: admin.csrfToken }),
    ]
    for (const { status, body } of answers) {
      assert.equal(status, 403)
      assert.equal(body.error.code, 'csrf_token_invalid')
    }
    assert.equal((await admin.post(path, {})).status, 201)
  })
})
