import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ClientDocuments } from '#domain/oauth/client_documents'
import { PASSWORD, signedIn } from '#tests/functional/console/support/visitor'
import { customer } from '#tests/functional/datasets/fixture'
import { LIST, post } from '#tests/functional/mcp/fixture'
import { type Approved, approved, Documents, ID, refresh } from './fixture.js'

test.group('OAuth: ends of a grant', (group) => {
  group.each.setup(() => app.container.swap(ClientDocuments, () => new Documents()))
  group.each.teardown(() => app.container.restoreAll())

  const boss = ({ workspace }: Approved) => signedIn(workspace.id, 'owner')
  const account = ({ workspace }: Approved) => `/workspaces/${workspace.slug}`
  const ENDS: Record<string, (given: Approved) => Promise<{ status: number }>> = {
    'a new password': ({ admin }) =>
      admin.post('/account/password', { current_password: PASSWORD, password: 'another horse battery' }),
    'revoking its key': async (given) => {
      const { id } = await db.from('api_keys').where({ session_user_id: given.admin.userId }).firstOrFail()
      return given.admin.delete(`${account(given)}/keys/${id}`)
    },
    'an admin on the Keys page': async (given) => {
      const path = `${account(given)}/authorizations`
      const { body } = await given.admin.get(path)
      return given.admin.delete(`${path}/${body.data.items[0].id}`)
    },
    'the removal of the member, also after another join': async (given) => {
      const user_id = given.admin.userId
      const other = (await customer()).workspace.id
      const member = await db.from('members').where({ user_id }).firstOrFail()
      await db.table('members').insert({ ...member, workspace_id: other })
      const removed = await (await boss(given)).delete(`${account(given)}/members/${user_id}`)
      await db.table('members').insert(member)
      return removed
    },
    'a demotion, also after a promotion': async (given) => {
      const [owner, path] = [await boss(given), `${account(given)}/members/${given.admin.userId}`]
      await owner.post(path, { role: 'member' })
      return owner.post(path, { role: 'admin' })
    },
  }
  for (const [what, end] of Object.entries(ENDS))
    test(`${what} ends a grant`, async ({ assert }) => {
      const given = await approved()
      const { body } = await given.redeem()
      assert.equal((await end(given)).status, 200)
      assert.equal((await post(body.access_token, LIST)).status, 401)
      assert.deepEqual((await refresh(body.refresh_token)).body, { error: 'invalid_grant' })
    })

  test('a new password ends a code that was not redeemed', async ({ assert }) => {
    const given = await approved()
    await ENDS['a new password'](given)
    assert.equal((await given.redeem()).status, 400)
  })

  test('a key of the playground keeps the access token', async ({ assert }) => {
    const { redeem, admin, workspace } = await approved()
    const { body } = await redeem()
    const made = await admin.post(`/workspaces/${workspace.slug}/playground/key`, {})
    assert.equal(made.status, 201)
    assert.equal((await post(body.access_token, LIST)).status, 200)
  })
  test('grants are listed until they end, and only in their workspace', async ({ assert }) => {
    const given = await approved()
    const path = `${account(given)}/authorizations`
    const listed = async () => (await given.admin.get(path)).body.data.items
    assert.deepEqual(await listed(), [])
    await given.redeem()
    const [{ id, ...grant }] = await listed()
    assert.deepInclude(grant, {
      client_id: ID,
      client_name: 'Example App',
      scopes: ['people:search', 'account:read'],
    })
    assert.match(grant.email, /@/)
    assert.isAtLeast(Date.parse(grant.last_used_at), Date.parse(grant.created_at))
    const other = await approved()
    assert.equal((await other.admin.delete(`${account(other)}/authorizations/${id}`)).status, 404)
    const member = await signedIn(given.workspace.id, 'member')
    assert.equal((await member.delete(`${path}/${id}`)).status, 403)
    assert.lengthOf(await listed(), 1)
    assert.equal((await given.admin.delete(`${path}/${id}`)).status, 200)
    assert.deepEqual(await listed(), [])
  })
})
