import { randomInt, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { SignInThrottle } from '#app/console/session/sign_in_throttle'
import env from '#start/env'
import { makeKey } from '#tests/functional/support/keys'
import { PASSWORD, signedIn, Visitor } from './support/visitor.js'

/** A visitor who has the page open. */
async function started(): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.start()
  return visitor
}

async function guess(visitor: Visitor, email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i++)
    statuses.push((await visitor.post('/session', { email, password: `guess ${i}` })).status)
  return statuses
}

/** Fails to sign in; how many seconds it has to wait before that, 0 for none. */
async function waitAfterFailure(who: Parameters<SignInThrottle['guard']>[0]): Promise<number> {
  const throttle = new SignInThrottle(await app.container.make(RateBuckets))
  const wrong = new Error('wrong')
  try {
    await throttle.guard(who, () => Promise.reject(wrong))
  } catch (error) {
    if (error instanceof DomainError) return error.extras.retry_after_seconds!
  }
  return 0
}

/** The session as a peer at another address of this machine asks for it, with the headers of a proxy. */
function asStranger(headers: Record<string, string>): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const { HOST: host, PORT: port } = process.env
    const asked = request(
      { host, port, path: '/console/api/session', localAddress: '127.0.0.2', headers },
      (answer) => {
        answer.resume()
        resolve(answer.headers['set-cookie'] ?? [])
      }
    )
    asked.once('error', reject)
    asked.end()
  })
}

test.group('console: failed sign-ins', () => {
  test('right passwords are not counted, however many', async ({ assert }) => {
    const { email } = await signedIn((await makeKey()).workspace.id)
    for (let i = 0; i < 8; i++) {
      const visitor = new Visitor()
      Object.assign(visitor, { address: '10.9.9.9' })
      assert.equal((await visitor.signIn(email, PASSWORD)).status, 200)
    }
  })

  test('after five failures there is a next try in seconds, also for guesses made at once', async ({
    assert,
  }) => {
    const { email } = await signedIn((await makeKey()).workspace.id)
    const visitor = await started()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post('/session', { email, password: 'a guess' }))
    )
    const refused = answers.filter(({ status }) => status === 429)
    assert.lengthOf(refused, 6)
    for (const { headers } of refused) assert.isAtMost(Number(headers.get('retry-after')), 10)
  })

  test('a stranger locks nobody out: not their device, nor another address', async ({ assert }) => {
    const { workspace } = await makeKey()
    const user = await signedIn(workspace.id)
    await user.delete('/session')
    await user.start()
    const stranger = await started()
    Object.assign(stranger, { address: user.address })
    assert.include(await guess(stranger, user.email, 8), 429)
    // The stranger sits behind the same address, and still.
    assert.equal((await user.post('/session', { email: user.email, password: PASSWORD })).status, 200)
    assert.equal((await new Visitor().signIn(user.email, PASSWORD)).status, 200)
  })

  test('from many addresses at one account: the next try of a new device is seconds away, a known device waits for none', async ({
    assert,
  }) => {
    const account = randomUUID()
    const anywhere = () => ({ account, address: randomUUID(), device: null })
    let wait = 0
    for (let i = 0; i < 230; i++) wait = await waitAfterFailure(anywhere())
    assert.isAbove(wait, 0)
    assert.isAtMost(wait, 10)
    assert.equal(await waitAfterFailure({ ...anywhere(), device: randomUUID() }), 0)
  })

  test('an address that tries many accounts is slowed down', async ({ assert }) => {
    const address = randomUUID()
    const waits: number[] = []
    for (let i = 0; i < 60; i++)
      waits.push(await waitAfterFailure({ account: randomUUID(), address, device: null }))
    assert.equal(
      waits.findIndex((wait) => wait > 0),
      51
    )
    assert.isAtMost(Math.max(...waits), 30)
  })

  test('the cookie of a device works for its accounts alone, and not where it was made up', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const [one, other] = [await signedIn(workspace.id), await signedIn(workspace.id)]
    const stolen = await started()
    stolen.cookies.set('console_device', one.cookies.get('console_device')!)
    assert.include(await guess(stolen, other.email, 8), 429)
    const forged = await started()
    forged.cookies.set('console_device', `s:${Buffer.from('{"id":"x"}').toString('base64')}.${randomInt(9)}`)
    assert.include(await guess(forged, one.email, 8), 429)
  })
})

test.group('console: behind a proxy', () => {
  test('what a stranger says of a proxy is ignored', async ({ assert }) => {
    const cookies = await asStranger({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.2.3.4' })
    assert.isNotEmpty(cookies)
    for (const cookie of cookies) assert.notInclude(cookie, 'Secure')
  })

  test('what a visitor says before the proxy is ignored: the limits are of the address that the proxy saw', async ({
    assert,
  }) => {
    const { email } = await signedIn((await makeKey()).workspace.id)
    const visitor = await started()
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) {
      const headers = { 'x-forwarded-for': `8.8.${randomInt(256)}.${i}, ${visitor.address}` }
      statuses.push((await visitor.post('/session', { email, password: 'a guess' }, headers)).status)
    }
    assert.include(statuses, 429)
  })

  test('cookies are secure where PUBLIC_URL is https', async ({ assert, cleanup }) => {
    const before = env.get('PUBLIC_URL')
    cleanup(() => {
      env.set('PUBLIC_URL', before)
      // The setting is written into the environment, which knows no undefined.
      if (before === undefined) delete process.env.PUBLIC_URL
    })
    env.set('PUBLIC_URL', 'https://kith.example')
    const user = await signedIn((await makeKey()).workspace.id)
    const { headers } = await new Visitor().get('/session')
    assert.include(headers.getSetCookie().join('\n'), 'Secure')
    assert.isTrue(user.cookies.has('console_device'))
  })
})
