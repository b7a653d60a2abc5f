import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { PASSWORD, signedIn, Visitor } from './support/visitor.js'

test.group('console: session', () => {
  test('a user sees their workspaces after signing in, and not before', async ({ assert }) => {
    const { workspace } = await makeKey()
    const visitor = await signedIn(workspace.id, 'member')
    const { body } = await visitor.get('/session')
    assert.equal(body.data.user.email, visitor.email)
    assert.deepEqual(body.data.workspaces, [
      { slug: workspace.slug, name: workspace.name, plan: workspace.plan, role: 'member' },
    ])
    const { status } = await new Visitor().get(`/workspaces/${workspace.slug}/keys`)
    assert.equal(status, 401)
  })

  test('an unknown address and a wrong password get the same response in the same time', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const { email } = await signedIn(workspace.id)
    const times = { known: [] as number[], unknown: [] as number[] }
    const answers = new Set<string>()
    for (let i = 0; i < 8; i++)
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `${randomUUID()}@console.example`],
      ] as const) {
        const visitor = new Visitor()
        await visitor.start()
        const began = performance.now()
        const { status, body } = await visitor.post('/session', {
          email: address,
          password: 'not the password',
        })
        times[kind].push(performance.now() - began)
        answers.add(JSON.stringify([status, body.error.code, body.error.message]))
      }
    assert.equal(answers.size, 1)
    assert.include([...answers][0], '[401,"wrong_credentials"')
    // Without the decoy comparison the response for an unknown address takes a tenth of the time.
    const median = (list: number[]) => list.sort((a, b) => a - b)[list.length / 2]
    assert.isAbove(median(times.unknown), median(times.known) / 3)
  })

  test('attempts at one account are throttled, with the time to wait', async ({ assert }) => {
    const { workspace } = await makeKey()
    const { email } = await signedIn(workspace.id)
    const visitor = new Visitor()
    await visitor.start()
    let answer = await visitor.post('/session', { email, password: 'wrong' })
    for (let i = 0; i < 12 && answer.status === 401; i++)
      answer = await visitor.post('/session', { email: email.toUpperCase(), password: 'wrong' })
    assert.equal(answer.status, 429)
    assert.equal(answer.body.error.code, 'rate_limited')
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
    const right = await visitor.post('/session', { email, password: PASSWORD })
    assert.equal(right.status, 429)
  })

  test('rejects a request without the CSRF token of its session', async ({ assert }) => {
    const { workspace } = await makeKey()
    const visitor = await signedIn(workspace.id)
    const other = await signedIn(workspace.id)
    for (const token of ['', 'made-up', other.csrfToken]) {
      visitor.csrfToken = token
      const { status, body } = await visitor.post(`/workspaces/${workspace.slug}/credits`, { amount: 5 })
      assert.deepEqual([status, body.error.code], [403, 'csrf_token_invalid'])
    }
  })

  test('signing in changes the session id and token, and signing out ends the session', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const { email } = await signedIn(workspace.id)
    const visitor = new Visitor()
    await visitor.start()
    const [cookie, token] = [visitor.cookies.get('console_session'), visitor.csrfToken]
    await visitor.post('/session', { email, password: PASSWORD })
    const kept = visitor.cookies.get('console_session')
    assert.notEqual(kept, cookie)
    visitor.csrfToken = token
    assert.equal((await visitor.post(`/workspaces/${workspace.slug}/credits`, { amount: 5 })).status, 403)

    await visitor.start()
    assert.equal((await visitor.delete('/session')).status, 200)
    visitor.cookies.set('console_session', kept!)
    assert.equal((await visitor.get(`/workspaces/${workspace.slug}/keys`)).status, 401)
  })

  test('the cookie is limited to the console, HttpOnly, and Secure over HTTPS', async ({ assert }) => {
    const cookieOf = async (headers?: Record<string, string>) =>
      (await new Visitor().get('/session', headers)).headers.getSetCookie().join('\n')
    const plain = await cookieOf()
    assert.match(plain, /^console_session=/)
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/console']) assert.include(plain, attribute)
    assert.notInclude(plain, 'Secure')
    assert.include(await cookieOf({ 'x-forwarded-proto': 'https' }), 'Secure')
  })

  test('sessions do not work on API routes, and keys do not work on console routes', async ({
    assert,
    client,
  }) => {
    const { workspace, secret } = await makeKey()
    const visitor = await signedIn(workspace.id)
    const cookie = `console_session=${visitor.cookies.get('console_session')}`
    ;(await client.get('/v1/account/credits').header('cookie', cookie)).assertStatus(401)
    const { status } = await new Visitor().get(`/workspaces/${workspace.slug}/keys`, {
      authorization: `Bearer ${secret}`,
    })
    assert.equal(status, 401)
    const answer = await client.get('/v1/account/credits').bearerToken(secret)
    assert.isUndefined(answer.header('set-cookie'))
  })

  test('an unknown console API path returns not_found instead of the page', async ({ assert }) => {
    const { status, body } = await new Visitor().get('/nothing/here')
    assert.deepEqual([status, body.error.code], [404, 'not_found'])
  })
})
