import { Secret, TOTP } from 'otpauth'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import { TwoFactor } from '#app/access/two_factor'
import { makeKey } from '#tests/functional/support/keys'
import { PASSWORD, signedIn, Visitor } from './support/visitor.js'

const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** A code that no step near the present accepts. */
const wrongCode = (secret: string): string => {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((ms) => codeOf(secret, Date.now() + ms))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!
}

/** A signed-in user with a second factor. The code of the previous step turned it on. */
async function enrolled() {
  const { workspace } = await makeKey()
  const user = await signedIn(workspace.id)
  const begun = await user.post('/account/two-factor', { current_password: PASSWORD })
  const { secret } = begun.body.data
  const confirmed = await user.post('/account/two-factor/confirm', {
    code: codeOf(secret, Date.now() - 30_000),
  })
  return { user, secret: secret as string, codes: confirmed.body.data.recovery_codes as string[], begun }
}

const attempt = async (email: string, code?: string, visitor = new Visitor()) => {
  if (visitor.csrfToken === '') await visitor.start()
  const { status, body } = await visitor.post('/session', { email, password: PASSWORD, code })
  return status === 200 ? 'signed in' : body.error.code
}

test.group('console: second factor', () => {
  test('the members of a workspace show who has a second factor', async ({ assert }) => {
    const { workspace } = await makeKey()
    const [user, other] = [await signedIn(workspace.id), await signedIn(workspace.id, 'member')]
    const members = async () =>
      (await other.get(`/workspaces/${workspace.slug}/members`)).body.data.items.map(
        ({ id, has_second_factor }: any) => [id, has_second_factor]
      )
    const begun = await user.post('/account/two-factor', { current_password: PASSWORD })
    // A second factor counts once its first code is confirmed.
    assert.sameDeepMembers(await members(), [
      [user.userId, false],
      [other.userId, false],
    ])
    await user.post('/account/two-factor/confirm', { code: codeOf(begun.body.data.secret) })
    assert.sameDeepMembers(await members(), [
      [user.userId, true],
      [other.userId, false],
    ])
  })

  test('a user enrols, and then signs in only with a code', async ({ assert }) => {
    const { user, secret, codes, begun } = await enrolled()
    assert.equal(begun.status, 201)
    assert.match(begun.body.data.uri, /^otpauth:\/\/totp\/kith:.*secret=[A-Z2-7]{32}/)
    assert.lengthOf(new Set(codes), 10)
    const { body } = await user.get('/account/two-factor')
    assert.containsSubset(body.data, { is_on: true, recovery_codes_left: 10 })
    const again = await user.post('/account/two-factor', { current_password: PASSWORD })
    assert.equal(again.status, 422)

    assert.equal(await attempt(user.email), 'code_required')
    assert.equal(await attempt(user.email, wrongCode(secret)), 'wrong_code')
    const code = codeOf(secret)
    assert.equal(await attempt(user.email, `${code.slice(0, 3)} ${code.slice(3)}`), 'signed in')
  })

  test('no code works twice, not even in parallel', async ({ assert }) => {
    const { user, secret } = await enrolled()
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => attempt(user.email, code)))
    assert.lengthOf(
      answers.filter((answer) => answer === 'signed in'),
      1
    )
    assert.equal(await attempt(user.email, code), 'wrong_code')
    // The code of the previous step was used to enrol.
    assert.equal(await attempt(user.email, codeOf(secret, Date.now() - 30_000)), 'wrong_code')
  })

  test('each recovery code works once, and only hashes are stored', async ({ assert }) => {
    const { user, secret, codes } = await enrolled()
    assert.equal(await attempt(user.email, codes[0].toUpperCase().replaceAll('-', ' ')), 'signed in')
    assert.equal(await attempt(user.email, codes[0]), 'wrong_code')
    assert.equal((await user.get('/account/two-factor')).body.data.recovery_codes_left, 9)
    const sql = await app.container.make(Sql)
    const stored = JSON.stringify([
      await sql.select('SELECT * FROM user_recovery_codes WHERE user_id = ?', [user.userId]),
      await sql.select('SELECT * FROM user_totp WHERE user_id = ?', [user.userId]),
    ])
    assert.notInclude(stored, secret)
    for (const code of codes) assert.notInclude(stored, code.replaceAll('-', ''))
  })

  test('wrong codes count as failed sign-ins, and missing codes do not', async ({ assert }) => {
    const { user, secret } = await enrolled()
    const visitor = new Visitor()
    for (let i = 0; i < 6; i++) assert.equal(await attempt(user.email, undefined, visitor), 'code_required')
    for (let i = 0; i < 5; i++)
      assert.equal(await attempt(user.email, wrongCode(secret), visitor), 'wrong_code')
    // Sends the codes in parallel. One after the other, they take so long that attempts become available
    // again.
    const more = await Promise.all([1, 2, 3].map(() => attempt(user.email, wrongCode(secret), visitor)))
    assert.include(more, 'rate_limited')
    // The right code must wait too.
    assert.equal(await attempt(user.email, codeOf(secret), visitor), 'rate_limited')
  }).timeout(180_000)

  test('20 wrong codes block codes from every address, and recovery codes still work', async ({ assert }) => {
    const { user, secret, codes } = await enrolled()
    for (let i = 0; i < 3; i++)
      assert.equal((await new Visitor().signIn(user.email, 'wrong')).body.error.code, 'wrong_credentials')
    assert.equal(await attempt(user.email, 'aaaa-bbbb-cccc-dddd'), 'wrong_code')
    for (let i = 0; i < 20; i++) assert.equal(await attempt(user.email, wrongCode(secret)), 'wrong_code')
    assert.equal(await attempt(user.email, codeOf(secret)), 'rate_limited')
    const remove = { current_password: PASSWORD, code: codeOf(secret) }
    assert.equal((await user.post('/account/two-factor/remove', remove)).status, 429)
    assert.equal(await attempt(user.email, codes[0]), 'signed in')
  }).timeout(60_000)

  test('full-width digits work, and other texts are wrong codes', async ({ assert }) => {
    const { user, secret } = await enrolled()
    for (const code of ['１２３４５６７', 'ééé ééé', '١٢٣٤٥٦', '12345x', '-12345', '1e5000'])
      assert.equal(await attempt(user.email, code), 'wrong_code', code)
    const wide = codeOf(secret).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    assert.equal(await attempt(user.email, wide), 'signed in')
  })

  test('turning it on ends other sessions; turning it off needs the password and a code', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const user = await signedIn(workspace.id)
    const other = new Visitor()
    await other.signIn(user.email, PASSWORD)
    assert.equal((await user.post('/account/two-factor', { current_password: 'wrong' })).status, 422)
    const { secret } = (await user.post('/account/two-factor', { current_password: PASSWORD })).body.data
    assert.equal((await user.post('/account/two-factor/confirm', { code: wrongCode(secret) })).status, 422)
    // Not confirmed yet, so the password alone signs in.
    assert.equal(await attempt(user.email), 'signed in')
    const past = codeOf(secret, Date.now() - 30_000)
    assert.equal((await user.post('/account/two-factor/confirm', { code: past })).status, 200)
    assert.equal((await other.get('/account')).status, 401)
    assert.equal((await user.get('/account')).status, 200)

    const remove = (body: object) => user.post('/account/two-factor/remove', body)
    assert.equal((await remove({ current_password: PASSWORD, code: wrongCode(secret) })).status, 422)
    assert.equal((await remove({ current_password: 'wrong', code: codeOf(secret) })).status, 422)
    assert.equal((await remove({ current_password: PASSWORD, code: codeOf(secret) })).status, 200)
    assert.isFalse((await user.get('/account/two-factor')).body.data.is_on)
    assert.equal(await attempt(user.email), 'signed in')
  })

  test('a code of another user, and an unconfirmed secret, are refused', async ({ assert }) => {
    const [one, other] = [await enrolled(), await enrolled()]
    assert.equal(await attempt(one.user.email, codeOf(other.secret)), 'wrong_code')
    assert.equal(await attempt(one.user.email, other.codes[0]), 'wrong_code')
    const { workspace } = await makeKey()
    const user = await signedIn(workspace.id)
    const { secret } = (await user.post('/account/two-factor', { current_password: PASSWORD })).body.data
    const twoFactor = await app.container.make(TwoFactor)
    assert.isFalse(await twoFactor.accept(user.userId, codeOf(secret), new Date()))
  })
})
