import { test } from '@japa/runner'
import { addKey, makeKey } from '#tests/functional/support/keys'
import { audited } from './support/events.js'
import { signedIn } from './support/visitor.js'

test.group('console: changes of keys', () => {
  test('a rotated key keeps its id and limits, and its former secret works until it ends', async ({
    assert,
    client,
  }) => {
    const { workspace } = await makeKey()
    const { key, secret } = await addKey(workspace, { scopes: ['account:read'] })
    const admin = await signedIn(workspace.id)
    const keys = `/workspaces/${workspace.slug}/keys`
    const statusOf = async (credential: string) =>
      (await client.get('/v1/account/credits').bearerToken(credential)).status()
    await admin.post(`${keys}/${key.id}`, { daily_budget: 7 })
    const { status, body } = await admin.post(`${keys}/${key.id}/rotate`, { overlap_hours: 24 })
    assert.equal(status, 201)
    const [first, second] = [secret, body.data.secret]
    assert.notEqual(first, second)
    assert.deepEqual([await statusOf(first), await statusOf(second)], [200, 200])
    const listed = (await admin.get(`${keys}?state=active`)).body.data.items.find(
      (item: { id: string }) => item.id === key.id
    )
    assert.match(listed.secret_start, /_live_\S{6}$/)
    assert.isTrue(second.startsWith(listed.secret_start))
    assert.containsSubset(listed, { id: key.id, daily_budget: 7, former_until: body.data.former_until })

    const third = (await admin.post(`${keys}/${key.id}/rotate`, { overlap_hours: 0 })).body.data.secret
    assert.deepEqual([await statusOf(first), await statusOf(second), await statusOf(third)], [401, 401, 200])
    await admin.delete(`${keys}/${key.id}`)
    assert.equal(await statusOf(third), 401)
    assert.equal((await admin.post(`${keys}/${key.id}/rotate`, { overlap_hours: 0 })).status, 404)
    assert.equal((await admin.post(`${keys}/${key.id}/rotate`, { overlap_hours: 169 })).status, 422)
    assert.deepEqual((await audited(admin, workspace.slug)).slice(0, 4), [
      'key.revoke',
      'key.rotate',
      'key.rotate',
      'key.update',
    ])
  })

  test('the audit log has the old limits of a changed key, and the name of a rotated and a revoked key', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const { key } = await addKey(workspace, { scopes: ['account:read'] })
    const admin = await signedIn(workspace.id)
    const path = `/workspaces/${workspace.slug}/keys/${key.id}`
    await admin.post(path, { daily_budget: 7, rate: null })
    await admin.post(path, { daily_budget: null, monthly_budget: 9 })
    await admin.post(`${path}/rotate`, { overlap_hours: 2 })
    await admin.delete(path)
    const { body } = await admin.get(`/workspaces/${workspace.slug}/audit`)
    const name = 'test'
    assert.deepEqual(
      body.data.items.map(({ detail }: { detail: object }) => detail),
      [
        { name },
        { name, overlap_hours: 2 },
        {
          name,
          daily_budget: null,
          daily_budget_before: 7,
          monthly_budget: 9,
          monthly_budget_before: null,
        },
        { name, daily_budget: 7, daily_budget_before: null, rate: null, rate_before: null },
      ]
    )
  })

  test('a revoked key is refused with its former secret too', async ({ assert, client }) => {
    const { workspace } = await makeKey()
    const { key, secret } = await addKey(workspace, { scopes: ['account:read'] })
    const admin = await signedIn(workspace.id)
    const keys = `/workspaces/${workspace.slug}/keys`
    await admin.post(`${keys}/${key.id}/rotate`, { overlap_hours: 1 })
    await admin.delete(`${keys}/${key.id}`)
    const answer = await client.get('/v1/account/credits').bearerToken(secret)
    assert.equal(answer.body().error.code, 'revoked_api_key')
  })

  test('scopes change with the next request, and scopes that an operator granted stay', async ({
    assert,
    client,
  }) => {
    const { workspace } = await makeKey()
    const { key, secret } = await addKey(workspace, { scopes: ['account:read', 'privacy'] })
    const admin = await signedIn(workspace.id)
    const keys = `/workspaces/${workspace.slug}/keys`
    const credits = async () => (await client.get('/v1/account/credits').bearerToken(secret)).status()
    assert.equal(await credits(), 200)
    assert.equal((await admin.post(`${keys}/${key.id}`, { scopes: ['people:search'] })).status, 200)
    assert.equal(await credits(), 403)
    const find = async () =>
      (await admin.get(keys)).body.data.items.find((item: { id: string }) => item.id === key.id)
    assert.deepEqual((await find()).scopes, ['people:search', 'privacy'])
    for (const scopes of [[], ['privacy'], ['none'], ['agent:chat', 'agent:chat']])
      assert.equal((await admin.post(`${keys}/${key.id}`, { scopes })).status, 422)
    const { body } = await admin.get(`/workspaces/${workspace.slug}/audit`)
    assert.deepEqual(body.data.items[0].detail, {
      name: 'test',
      scopes: ['people:search', 'privacy'],
      scopes_before: ['account:read', 'privacy'],
    })
  })

  test('only an operator rotates a key with operator scopes', async ({ assert, client }) => {
    const { workspace } = await makeKey()
    const { key, secret } = await addKey(workspace, { scopes: ['account:read', 'privacy'] })
    const [owner, operator] = [
      await signedIn(workspace.id),
      await signedIn(workspace.id, 'admin', { isOperator: true }),
    ]
    const rotate = `/workspaces/${workspace.slug}/keys/${key.id}/rotate`
    const refused = await owner.post(rotate, { overlap_hours: 0 })
    assert.equal(refused.status, 403)
    assert.equal(refused.body.error.code, 'operator_required')
    ;(await client.get('/v1/account/credits').bearerToken(secret)).assertStatus(200)
    assert.equal((await operator.post(rotate, { overlap_hours: 0 })).status, 201)
  })

  test('only admins change keys, and the key of a session keeps its scopes and secret', async ({
    assert,
  }) => {
    const { workspace, key } = await makeKey()
    const [admin, member] = [await signedIn(workspace.id), await signedIn(workspace.id, 'member')]
    const keys = `/workspaces/${workspace.slug}/keys`
    assert.equal((await member.post(`${keys}/${key.id}/rotate`, { overlap_hours: 0 })).status, 403)
    assert.equal((await member.post(`${keys}/${key.id}`, { scopes: ['agent:chat'] })).status, 403)
    const made = await admin.post(`/workspaces/${workspace.slug}/playground/key`, {})
    assert.equal(made.status, 201)
    const session = (await admin.get(keys)).body.data.items.find(
      (item: { is_temporary: boolean }) => item.is_temporary
    )
    assert.equal((await admin.post(`${keys}/${session.id}/rotate`, { overlap_hours: 0 })).status, 404)
    assert.equal((await admin.post(`${keys}/${session.id}`, { scopes: ['agent:chat'] })).status, 404)
    const other = await makeKey()
    assert.equal((await admin.post(`${keys}/${other.key.id}/rotate`, { overlap_hours: 0 })).status, 404)
  })
})
