import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ClientDocuments } from '#domain/oauth/client_documents'
import { PASSWORD, signedIn } from '#tests/functional/console/support/visitor'
import { customer } from '#tests/functional/datasets/fixture'
import { LIST, post } from '#tests/functional/mcp/fixture'
import { type Approved, approved, Documents, refresh } from './fixture.js'

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
})
