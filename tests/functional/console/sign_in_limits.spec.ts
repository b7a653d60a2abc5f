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

/** A visitor with the sign-in page open. */
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

/** Fails to sign in. Returns the seconds to wait, 0 for none. */
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

/** Reads the session from another IP address of this machine, with proxy headers. */
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
  test('successful sign-ins are not counted', async ({ assert }) => {
    const { email } = await signedIn((await makeKey()).workspace.id)
    for (let i = 0; i < 8; i++) {
      const visitor = new Visitor()
      Object.assign(visitor, { address: '10.9.9.9' })
      assert.equal((await visitor.signIn(email, PASSWORD)).status, 200)
    }
  })

  test('after five failures the next attempt must wait, also for parallel guesses', async ({ assert }) => {
    const { email } = await signedIn((await makeKey()).workspace.id)
    const visitor = await started()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post('/session', { email, password: 'a guess' }))
    )
    const refused = answers.filter(({ status }) => status === 429)
    assert.lengthOf(refused, 6)
    for (const { headers } of refused) assert.isAtMost(Number(headers.get('retry-after')), 10)
  })

  test('a stranger locks out neither the known device nor another IP address', async ({ assert }) => {
    const { workspace } = await makeKey()
    const user = await signedIn(workspace.id)
    await user.delete('/session')
    await user.start()
    const stranger = await started()
    Object.assign(stranger, { address: user.address })
    assert.include(await guess(stranger, user.email, 8), 429)
    // The stranger has the same IP address.
    assert.equal((await user.post('/session', { email: user.email, password: PASSWORD })).status, 200)
    assert.equal((await new Visitor().signIn(user.email, PASSWORD)).status, 200)
  })

  test('guesses from many IP addresses delay new devices by seconds and known devices not at all', async ({
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

  test('an IP address that tries many accounts is throttled', async ({ assert }) => {
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

  test('a device cookie works only for its accounts and only with a valid signature', async ({ assert }) => {
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
  test('ignores forwarding headers without a trusted proxy', async ({ assert }) => {
    const cookies = await asStranger({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.2.3.4' })
    assert.isNotEmpty(cookies)
    for (const cookie of cookies) assert.notInclude(cookie, 'Secure')
  })

  test('uses the IP address that the trusted proxy saw, not the one that the visitor claims', async ({
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

  test('cookies are Secure if PUBLIC_URL is https', async ({ assert, cleanup }) => {
    const before = env.get('PUBLIC_URL')
    cleanup(() => {
      env.set('PUBLIC_URL', before)
      // Environment variables cannot be undefined.
      if (before === undefined) delete process.env.PUBLIC_URL
    })
    env.set('PUBLIC_URL', 'https://kith.example')
    const user = await signedIn((await makeKey()).workspace.id)
    const { headers } = await new Visitor().get('/session')
    assert.include(headers.getSetCookie().join('\n'), 'Secure')
    assert.isTrue(user.cookies.has('console_device'))
  })
})
