import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { signedIn } from './support/visitor.js'

/** A workspace with an owner, an admin and a member. */
async function team() {
  const { workspace } = await makeKey()
  const path = `/workspaces/${workspace.slug}`
  const [owner, admin] = [await signedIn(workspace.id), await signedIn(workspace.id)]
  const member = await signedIn(workspace.id, 'member')
  const roleOf = async (userId: string) => {
    const { body } = await owner.get(`${path}/members`)
    return body.data.items.find(({ id }: { id: string }) => id === userId)?.role
  }
  return { workspace, path, owner, admin, member, roleOf }
}

test.group('console: owners', () => {
  test('the first admin becomes the owner, and only owners manage owners and admins', async ({ assert }) => {
    const { path, owner, admin, member, roleOf } = await team()
    assert.deepEqual(
      [await roleOf(owner.userId), await roleOf(admin.userId), await roleOf(member.userId)],
      ['owner', 'admin', 'member']
    )
    for (const attempt of [
      () => admin.post(`${path}/members/${member.userId}`, { role: 'admin' }),
      () => admin.post(`${path}/members/${admin.userId}`, { role: 'owner' }),
      () => admin.post(`${path}/members/${owner.userId}`, { role: 'member' }),
      () => admin.delete(`${path}/members/${owner.userId}`),
      () => admin.post(`${path}/invitations`, { email: 'x@b.example', role: 'admin' }),
      () => admin.post(`${path}/invitations`, { email: 'x@b.example', role: 'owner' }),
    ]) {
      const { status, body } = await attempt()
      assert.deepEqual([status, body.error.code], [403, 'owner_required'])
    }
    const invitation = await owner.post(`${path}/invitations`, { email: 'x@b.example', role: 'admin' })
    const { id } = invitation.body.data
    assert.equal((await admin.delete(`${path}/invitations/${id}`)).body.error.code, 'owner_required')
    const downgrade = await admin.post(`${path}/invitations`, { email: 'x@b.example', role: 'member' })
    assert.equal(downgrade.body.error.code, 'owner_required')

    assert.equal((await owner.post(`${path}/members/${member.userId}`, { role: 'admin' })).status, 200)
    assert.equal(await roleOf(member.userId), 'admin')
    assert.equal((await owner.post(`${path}/members/user_none`, { role: 'admin' })).status, 404)
    assert.equal((await owner.delete(`${path}/members/${admin.userId}`)).status, 200)
  })

  test('the list says when each member last used the console in the workspace', async ({ assert }) => {
    const { path, owner, admin, member } = await team()
    const began = Date.now()
    await admin.get(`${path}/members`)
    const { items } = (await owner.get(`${path}/members`)).body.data
    const activeAt = ({ userId }: typeof owner) =>
      items.find(({ id }: { id: string }) => id === userId).last_active_at
    for (const active of [owner, admin]) assert.isAtLeast(Date.parse(activeAt(active)), began - 1_000)
    assert.isNull(activeAt(member))
  })

  test('the last owner keeps the role, also when two step down in parallel', async ({ assert }) => {
    const { workspace, path, owner, roleOf } = await team()
    const stepDown = (v: typeof owner) => v.post(`${path}/members/${v.userId}`, { role: 'member' })
    assert.equal((await stepDown(owner)).status, 422)
    const other = await signedIn(workspace.id, 'owner')
    const statuses = (await Promise.all([stepDown(owner), stepDown(other)])).map(({ status }) => status)
    assert.sameMembers(statuses, [200, 422])
    assert.sameMembers([await roleOf(owner.userId), await roleOf(other.userId)], ['owner', 'member'])
  })
})
