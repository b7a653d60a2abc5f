import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Mailer } from '#domain/ports/mailer'
import { Sql } from '#domain/ports/sql'
import { SmtpMailer } from '#adapters/mail/smtp_mailer'
import { createMember } from '#app/access/create_member'
import { inbox } from '#tests/contract/support/mail/inbox'
import { makeKey } from '#tests/functional/support/keys'
import { audited } from './support/events.js'
import { PASSWORD, signedIn, Visitor } from './support/visitor.js'

const OWN = 'a password of my own'
const someone = () => `${randomUUID()}@invited.example`
const tokenOf = (link: string) => /#([\w-]{43})$/.exec(link)![1]

/** A workspace whose owner invites `email`. */
async function invited(email = someone(), role = 'member') {
  const { workspace } = await makeKey()
  const owner = await signedIn(workspace.id)
  const path = `/workspaces/${workspace.slug}/invitations`
  const { body, status } = await owner.post(path, { email, role })
  return { workspace, owner, email, path, status, ...body.data, token: tokenOf(body.data.link) }
}

async function accept(token: string, account: 'new' | 'existing', password: string) {
  const visitor = new Visitor()
  await visitor.start()
  const answer = await visitor.post('/invitations/accept', { token, account, password })
  if (answer.status === 200) await visitor.start()
  return { visitor, ...answer }
}

test.group('console: invitations', () => {
  test('an admin gets a link without a password, and the invitee chooses one and is signed in', async ({
    assert,
  }) => {
    const { workspace, owner, email, path, status, token, mailed } = await invited()
    assert.equal(status, 201)
    assert.isNull(mailed)
    assert.containSubset((await owner.get(path)).body.data.items, [{ email, role: 'member' }])
    assert.notInclude(JSON.stringify((await owner.get(path)).body), token)

    const invitee = new Visitor()
    await invitee.start()
    const opened = await invitee.post('/invitations/open', { token })
    const shown = { email, role: 'member', workspace: workspace.name, invited_by: owner.email }
    assert.deepInclude(opened.body.data, { ...shown, inviter_name: null })
    assert.isAbove(Date.parse(opened.body.data.expires_at), Date.now())
    const weak = await invitee.post('/invitations/accept', { token, account: 'new', password: 'short' })
    assert.deepEqual(Object.keys(weak.body.error.details.fieldErrors), ['password'])

    const { visitor, body } = await accept(token, 'new', OWN)
    assert.equal(body.data.workspace, workspace.slug)
    assert.equal((await visitor.get(`/workspaces/${workspace.slug}/keys`)).status, 200)
    assert.equal((await new Visitor().signIn(email, OWN)).status, 200)
    assert.deepEqual((await owner.get(path)).body.data.items, [])
    assert.deepEqual(await audited(owner, workspace.slug), ['member.join', 'member.invite'])
  })

  test('names of users are chosen at the invitation or the account page, and members see them', async ({
    assert,
  }) => {
    const { workspace, owner, token } = await invited()
    assert.equal((await owner.post('/account/name', { name: '  ' })).status, 422)
    assert.equal((await owner.post('/account/name', { name: 'x'.repeat(81) })).status, 422)
    assert.equal((await owner.post('/account/name', { name: 'Olga Owner' })).status, 200)
    const invitee = new Visitor()
    await invitee.start()
    const opened = await invitee.post('/invitations/open', { token })
    assert.equal(opened.body.data.inviter_name, 'Olga Owner')
    const body = { token, account: 'new', password: OWN, name: 'Ivo Invitee' }
    assert.equal((await invitee.post('/invitations/accept', body)).status, 200)
    const { user } = (await invitee.start()).body.data
    assert.equal(user.name, 'Ivo Invitee')
    const names = async () =>
      (await owner.get(`/workspaces/${workspace.slug}/members`)).body.data.items.map(({ name }: any) => name)
    assert.sameMembers(await names(), ['Olga Owner', 'Ivo Invitee'])
    await invitee.post('/account/name', { name: null })
    assert.isNull((await invitee.get('/account')).body.data.name)
    assert.sameMembers(await names(), ['Olga Owner', null])
  })

  test('a link works once, and not after it was revoked, replaced or expired', async ({ assert }) => {
    const used = await invited()
    await accept(used.token, 'new', OWN)
    const [revoked, resent, old] = [await invited(), await invited(), await invited()]
    assert.equal((await revoked.owner.delete(`${revoked.path}/${revoked.id}`)).status, 200)
    const again = await resent.owner.post(`${resent.path}/${resent.id}`, {})
    await db.from('invitations').where('id', old.id).update({ expires_at: new Date().toISOString() })
    for (const { token } of [used, revoked, resent, old, { token: 'x'.repeat(43) }]) {
      const { status, body } = await accept(token, 'new', OWN)
      assert.deepEqual([status, body.error.code], [404, 'not_found'])
    }
    assert.equal((await accept(tokenOf(again.body.data.link), 'new', OWN)).status, 200)
  })

  test('only one of several parallel accepts succeeds', async ({ assert }) => {
    const { token } = await invited()
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token, 'new', OWN)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
  })

  test('an invitation reveals no account of the address, and an existing user joins with their password', async ({
    assert,
  }) => {
    const elsewhere = await signedIn((await makeKey()).workspace.id)
    const [known, unknown] = [await invited(elsewhere.email), await invited()]
    const shapeOf = ({ id, link, expires_at, status, ...rest }: typeof known) => [status, Object.keys(rest)]
    assert.deepEqual(shapeOf(known), shapeOf(unknown))
    const opened = async ({ token }: typeof known) => {
      const visitor = new Visitor()
      await visitor.start()
      return Object.keys((await visitor.post('/invitations/open', { token })).body.data)
    }
    assert.deepEqual(await opened(known), await opened(unknown))
    // A wrong password gets the same response with and without an account.
    for (const { token } of [known, unknown])
      assert.equal((await accept(token, 'existing', 'a guess')).body.error.code, 'wrong_credentials')

    const taken = await accept(known.token, 'new', OWN)
    assert.equal(taken.status, 403)
    assert.equal((await new Visitor().signIn(elsewhere.email, OWN)).status, 401)
    const { visitor, status } = await accept(known.token, 'existing', PASSWORD)
    assert.equal(status, 200)
    assert.equal((await visitor.get(`/workspaces/${known.workspace.slug}/keys`)).status, 200)
    assert.lengthOf((await visitor.get('/session')).body.data.workspaces, 2)
  })

  test('an admin who invited an address first cannot use its later invitations', async ({ assert }) => {
    const email = someone()
    const first = await invited(email)
    // The attacker accepts for the victim, with a password that the attacker knows.
    const attacker = await accept(first.token, 'new', 'known to the attacker')
    assert.equal(attacker.status, 200)
    const second = await invited(email)
    const session = await new Visitor().signIn(email, 'known to the attacker')
    assert.equal(session.status, 200)
    assert.equal((await attacker.visitor.get(`/workspaces/${second.workspace.slug}/keys`)).status, 404)
    // Operator commands refuse the account, because nobody verified the address.
    const sql = await app.container.make(Sql)
    const joining = { email, workspaceId: second.workspace.id, role: 'admin' } as const
    await assert.rejects(() => createMember(sql, joining), /unverified address.*user:password/)

    // Removal from its only workspace deletes the account with its sessions and password.
    const { body } = await first.owner.get(`/workspaces/${first.workspace.slug}/members`)
    const { id } = body.data.items.find((member: { email: string }) => member.email === email)
    assert.equal((await first.owner.delete(`/workspaces/${first.workspace.slug}/members/${id}`)).status, 200)
    assert.isEmpty(await db.from('users').where('email', email))
    assert.isEmpty(await db.from('console_sessions').where('user_id', id))
    assert.equal((await accept(second.token, 'new', OWN)).status, 200)
    assert.equal((await new Visitor().signIn(email, 'known to the attacker')).status, 401)
  })

  test('an invitation stops working when its inviter is removed or demoted', async ({ assert }) => {
    const { workspace, owner } = await invited()
    const path = `/workspaces/${workspace.slug}`
    const inviter = await signedIn(workspace.id, 'owner')
    const invite = async (role: string) =>
      tokenOf((await inviter.post(`${path}/invitations`, { email: someone(), role })).body.data.link)
    const [asAdmin, asMember] = [await invite('admin'), await invite('member')]
    await owner.post(`${path}/members/${inviter.userId}`, { role: 'admin' })
    assert.equal((await accept(asAdmin, 'new', OWN)).status, 404)
    assert.equal((await accept(asMember, 'new', OWN)).status, 200)
    const last = await invite('member')
    await owner.delete(`${path}/members/${inviter.userId}`)
    assert.equal((await accept(last, 'new', OWN)).status, 404)
  })

  test('rejects invitations of members, and too many invitations', async ({ assert }) => {
    const { owner, path, email, token } = await invited()
    await accept(token, 'new', OWN)
    const again = await owner.post(path, { email: email.toUpperCase(), role: 'member' })
    assert.deepEqual(Object.keys(again.body.error.details.fieldErrors), ['email'])
    assert.equal((await owner.post(path, { email: 'no address', role: 'member' })).status, 422)
    let status = 201
    for (let i = 0; i < 70 && status === 201; i++)
      ({ status } = await owner.post(path, { email: someone(), role: 'member' }))
    assert.equal(status, 429)
  })

  test('with a mail server the invitee gets their own link by mail, which verifies the address', async ({
    assert,
    cleanup,
  }) => {
    const server = await inbox()
    cleanup(() => server.stop())
    cleanup(() => app.container.restore(Mailer))
    const from = 'kith <no-reply@kith.example>'
    app.container.swap(Mailer, () => new SmtpMailer({ url: server.url, from, onFailure: () => {} }))
    const { workspace, owner, email, mailed, token } = await invited()
    assert.isTrue(mailed)
    const [{ to, text }] = server.mails
    assert.deepEqual(to, [email])
    assert.include(text, owner.email)
    // Quoted-printable wraps mail lines at 76 characters.
    const [, mailToken] = /invitation#([\w-]{43})/.exec(text.replaceAll('=\r\n', '').replaceAll('=23', '#'))!
    assert.notEqual(mailToken, token)
    assert.equal((await accept(mailToken, 'new', OWN)).status, 200)
    assert.equal((await accept(token, 'new', OWN)).status, 404)
    const elsewhere = await makeKey()
    const joining = { email, workspaceId: elsewhere.workspace.id, role: 'member' } as const
    assert.equal((await createMember(await app.container.make(Sql), joining)).email, email)
    assert.deepEqual(await audited(owner, workspace.slug), ['member.join', 'member.invite'])
  })

  test("returns not_found for another workspace's invitations", async ({ assert }) => {
    const [mine, other] = [await invited(), await invited()]
    for (const path of [`${mine.path}/${other.id}`]) {
      assert.equal((await mine.owner.post(path, {})).status, 404)
      assert.equal((await mine.owner.delete(path)).status, 404)
    }
    assert.equal((await mine.owner.get(other.path)).status, 404)
    assert.equal((await accept(other.token, 'new', OWN)).status, 200)
  })
})
