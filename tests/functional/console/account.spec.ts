import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { PASSWORD, signedIn, Visitor } from './support/visitor.js'

const NEXT = 'another horse altogether'

/** The same user with a second session. */
async function elsewhere(email: string, password = PASSWORD): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.signIn(email, password)
  return visitor
}

test.group('console: account', () => {
  test('changing the password ends every other session, and only the new one signs in', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const member = await signedIn(workspace.id, 'member')
    const other = await elsewhere(member.email)
    assert.equal((await member.get('/account')).body.data.other_sessions, 1)
    const changed = await member.post('/account/password', { current_password: PASSWORD, password: NEXT })
    assert.equal(changed.status, 200)
    assert.equal((await member.get('/account')).body.data.other_sessions, 0)
    assert.equal((await other.get('/account')).status, 401)
    assert.equal((await new Visitor().signIn(member.email, PASSWORD)).status, 401)
    assert.equal((await new Visitor().signIn(member.email, NEXT)).status, 200)

    // A password belongs to no workspace, so the audit log has no entry and no IP address.
    const admin = await signedIn(workspace.id)
    const { body } = await admin.get(`/workspaces/${workspace.slug}/audit`)
    assert.deepEqual(body.data.items, [])
    assert.isString((await member.get('/account')).body.data.password_changed_at)
  })

  test('rejects a change with a wrong current password or a weak new one', async ({ assert }) => {
    const { workspace } = await makeKey()
    const member = await signedIn(workspace.id, 'member')
    for (const [current_password, password, field] of [
      ['not this one', NEXT, 'current_password'],
      [PASSWORD, 'short', 'password'],
      [PASSWORD, 'aaaaaaaaaaaaaaaa', 'password'],
      [PASSWORD, member.email, 'password'],
    ]) {
      const { status, body } = await member.post('/account/password', { current_password, password })
      assert.equal(status, 422)
      assert.deepEqual(Object.keys(body.error.details.fieldErrors), [field])
    }
    assert.equal((await new Visitor().signIn(member.email, PASSWORD)).status, 200)
  })

  test('guesses of the current password are throttled like sign-ins', async ({ assert }) => {
    const { workspace } = await makeKey()
    const member = await signedIn(workspace.id, 'member')
    let answer = await member.post('/account/password', { current_password: 'a guess', password: NEXT })
    for (let i = 0; i < 12 && answer.status === 422; i++)
      answer = await member.post('/account/password', { current_password: 'a guess', password: NEXT })
    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
  })

  test('a user whose password an admin has seen must change it first', async ({ assert }) => {
    const { workspace } = await makeKey()
    const member = await signedIn(workspace.id, 'member')
    await db.from('users').where('id', member.userId).update({ must_change_password: true })
    const keys = `/workspaces/${workspace.slug}/keys`
    assert.isTrue((await member.get('/session')).body.data.user.must_change_password)
    const { status, body } = await member.get(keys)
    assert.deepEqual([status, body.error.code], [403, 'password_change_required'])
    await member.post('/account/password', { current_password: PASSWORD, password: NEXT })
    assert.equal((await member.get(keys)).status, 200)
    // With several workspaces the password does not work at all, until an operator sets a new one.
    await db.from('users').where('id', member.userId).update({ password: '!' })
    for (const password of [NEXT, '!', ''])
      assert.notEqual((await new Visitor().signIn(member.email, password)).status, 200)
  })

  test('a user ends their other sessions, and needs a session for that', async ({ assert }) => {
    const { workspace } = await makeKey()
    const member = await signedIn(workspace.id, 'member')
    const [one, another] = [await elsewhere(member.email), await elsewhere(member.email)]
    assert.equal((await member.delete('/account/sessions')).body.data.ended, 2)
    for (const visitor of [one, another]) assert.equal((await visitor.get('/account')).status, 401)
    assert.equal((await member.get('/account')).status, 200)
    assert.equal((await new Visitor().get('/account')).status, 401)
  })

  test('a user sees their sessions with browsers, and ends one of them', async ({ assert }) => {
    const { workspace } = await makeKey()
    const member = await signedIn(workspace.id, 'member')
    const stranger = await signedIn(workspace.id, 'member')
    const phone = new Visitor()
    await phone.start()
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1'
    await phone.post('/session', { email: member.email, password: PASSWORD }, { 'user-agent': agent })
    await phone.start()
    const [own, other] = (await member.get('/account/sessions')).body.data.items
    assert.isTrue(own.is_current)
    assert.deepInclude(other, { device: 'Safari on iPhone', is_current: false })
    for (const time of [other.began_at, other.last_used_at])
      assert.closeTo(Date.parse(time), Date.now(), 60_000)

    const end = (who: Visitor, { id }: { id: string }) => who.delete(`/account/sessions/${id}`)
    for (const answer of [await end(stranger, other), await end(member, own), await end(member, { id: 'x' })])
      assert.equal(answer.status, 404)
    assert.equal((await phone.get('/account')).status, 200)
    assert.equal((await end(member, other)).status, 200)
    assert.equal((await phone.get('/account')).status, 401)
    assert.lengthOf((await member.get('/account/sessions')).body.data.items, 1)
  })
})
