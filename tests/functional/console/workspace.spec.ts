import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Billing } from '#domain/billing/billing'
import { Sql } from '#domain/ports/sql'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { addKey, makeKey } from '#tests/functional/support/keys'
import { operator, signedIn, type Visitor } from './support/visitor.js'

test.group('console: keys', () => {
  test('[AU-003] [AU-004] a created key works, is shown once, and can be revoked permanently', async ({
    assert,
    client,
  }) => {
    const { workspace } = await makeKey()
    const admin = await signedIn(workspace.id)
    const keys = `/workspaces/${workspace.slug}/keys`
    const { status, body } = await admin.post(keys, {
      name: 'from the console',
      scopes: ['account:read'],
      daily_budget: 40,
    })
    assert.equal(status, 201)
    const { id, secret } = body.data
    ;(await client.get('/v1/account/credits').bearerToken(secret)).assertStatus(200)
    const usage = await client.get('/v1/account/usage').bearerToken(secret)
    assert.equal(usage.body().data.budgets.daily.limit, 40)

    const listed = await admin.get(`${keys}?state=active`)
    const key = listed.body.data.items.find((item: { id: string }) => item.id === id)
    assert.deepInclude(key, { name: 'from the console', scopes: ['account:read'], daily_budget: 40 })
    assert.notInclude(JSON.stringify(listed.body), secret)

    assert.equal((await admin.post(`${keys}/${id}`, { daily_budget: null, rate: 7 })).status, 200)
    const changed = await client.get('/v1/account/usage').bearerToken(secret)
    assert.isNull(changed.body().data.budgets.daily.limit)

    assert.equal((await admin.delete(`${keys}/${id}`)).status, 200)
    const refused = await client.get('/v1/account/credits').bearerToken(secret)
    assert.equal(refused.body().error.code, 'revoked_api_key')
    const revoked = await admin.get(`${keys}?state=revoked`)
    assert.deepEqual(
      revoked.body.data.items.map((item: { id: string }) => item.id),
      [id]
    )
    const audit = await admin.get(`/workspaces/${workspace.slug}/audit`)
    assert.deepEqual(
      audit.body.data.items.map((entry: { action: string }) => entry.action),
      ['key.revoke', 'key.update', 'key.create']
    )
    assert.notInclude(JSON.stringify(audit.body), secret)
  })

  test('rejects a key with invalid fields', async ({ assert }) => {
    const { workspace } = await makeKey()
    const admin = await signedIn(workspace.id)
    const good = { name: 'k', scopes: ['account:read'] }
    for (const [change, field] of [
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['all'] }, 'scopes.0'],
      [{ scopes: ['privacy'] }, 'scopes.0'],
      [{ name: '' }, 'name'],
      [{ daily_budget: 0 }, 'daily_budget'],
      [{ expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
      [{ hash: 'x' }, 'hash'],
    ] as const) {
      const { status, body } = await admin.post(`/workspaces/${workspace.slug}/keys`, { ...good, ...change })
      assert.equal(status, 422)
      assert.include(Object.keys(body.error.details.fieldErrors), field)
    }
  })

  test('pages list each key once, newest first', async ({ assert }) => {
    const { workspace, key } = await makeKey()
    const made = [key.id]
    for (let i = 0; i < 4; i++) made.unshift((await addKey(workspace)).key.id)
    const member = await signedIn(workspace.id, 'member')
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await member.get(`/workspaces/${workspace.slug}/keys?limit=2${cursor}`)
      seen.push(...body.data.items.map((item: { id: string }) => item.id))
      cursor = body.data.next_cursor ? `&cursor=${body.data.next_cursor}` : ''
    } while (cursor)
    assert.sameMembers(seen, made)
    assert.lengthOf(seen, made.length)
  })
})

test.group('console: access', () => {
  const changes = (slug: string, keyId: string, userId: string): [string, (v: Visitor) => Promise<any>][] => [
    ['create a key', (v) => v.post(`/workspaces/${slug}/keys`, { name: 'k', scopes: [...SCOPE_NAMES] })],
    ['limit a key', (v) => v.post(`/workspaces/${slug}/keys/${keyId}`, { rate: 1 })],
    ['revoke a key', (v) => v.delete(`/workspaces/${slug}/keys/${keyId}`)],
    [
      'invite someone',
      (v) => v.post(`/workspaces/${slug}/invitations`, { email: 'a@b.example', role: 'admin' }),
    ],
    ['see who is invited', (v) => v.get(`/workspaces/${slug}/invitations`)],
    ['resend an invitation', (v) => v.post(`/workspaces/${slug}/invitations/inv_none`, {})],
    ['revoke an invitation', (v) => v.delete(`/workspaces/${slug}/invitations/inv_none`)],
    ['change a role', (v) => v.post(`/workspaces/${slug}/members/${userId}`, { role: 'member' })],
    ['remove a member', (v) => v.delete(`/workspaces/${slug}/members/${userId}`)],
  ]
  const READS = ['keys', 'credits', 'usage', 'datasets', 'runs', 'webhooks', 'members', 'audit']

  test('members read but cannot change, and others get not_found', async ({ assert }) => {
    const { workspace, key } = await makeKey()
    const other = await makeKey()
    const [member, stranger] = [await signedIn(workspace.id, 'member'), await signedIn(other.workspace.id)]
    for (const what of READS) {
      const path = `/workspaces/${workspace.slug}/${what}`
      assert.equal((await member.get(path)).status, 200, what)
      assert.equal((await stranger.get(path)).status, 404, what)
    }
    for (const [what, change] of changes(workspace.slug, key.id, member.userId)) {
      assert.equal((await change(member)).body.error.code, 'admin_required', what)
      assert.equal((await change(stranger)).status, 404, what)
    }
  })

  test("an admin cannot reach another workspace's key, run or dataset by id", async ({ assert }) => {
    const { workspace } = await makeKey()
    const other = await makeKey()
    const admin = await signedIn(workspace.id)
    const slug = workspace.slug
    assert.equal((await admin.post(`/workspaces/${slug}/keys/${other.key.id}`, { rate: 1 })).status, 404)
    assert.equal((await admin.delete(`/workspaces/${slug}/keys/${other.key.id}`)).status, 404)
    assert.equal((await admin.get(`/workspaces/${slug}/runs/run_none`)).status, 404)
    assert.equal((await admin.get(`/workspaces/${slug}/datasets/ds_none`)).status, 404)
    const sql = await app.container.make(Sql)
    const [key] = await sql.select('SELECT revoked_at, rate FROM api_keys WHERE id = ?', [other.key.id])
    assert.deepEqual(key, { revoked_at: null, rate: null })
  })

  test('a removed member loses access at once', async ({ assert }) => {
    const { workspace } = await makeKey()
    const admin = await signedIn(workspace.id)
    const member = await signedIn(workspace.id, 'member')
    assert.equal((await admin.delete(`/workspaces/${workspace.slug}/members/${admin.userId}`)).status, 422)
    assert.equal((await admin.delete(`/workspaces/${workspace.slug}/members/${member.userId}`)).status, 200)
    // It was their only workspace, so the user is deleted too.
    assert.equal((await member.get(`/workspaces/${workspace.slug}/keys`)).status, 401)
    const { body } = await admin.get(`/workspaces/${workspace.slug}/audit?action=member.remove`)
    assert.containsSubset(body.data.items, [
      { subject: member.userId, detail: { email: member.email, role: 'member' } },
    ])
  })
})

test.group('console: webhooks', () => {
  test('registers, rotates and deletes a webhook, and the audit log lists each change', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const admin = await signedIn(workspace.id)
    const path = `/workspaces/${workspace.slug}/webhooks`
    const body = { url: 'https://hooks.example.com/in', events: ['set.idle'] }
    const made = await admin.post(path, body)
    assert.equal(made.status, 201)
    const { id, secret } = made.body.data
    assert.match(secret, /^whsec_/)
    const listed = await admin.get(path)
    assert.deepInclude(listed.body.data.items[0], { id, ...body, status: 'enabled' })
    assert.notInclude(JSON.stringify(listed.body), secret)
    const rotated = await admin.post(`${path}/${id}/secret`, {})
    assert.match(rotated.body.data.secret, /^whsec_/)
    assert.notEqual(rotated.body.data.secret, secret)
    assert.deepEqual((await admin.get(`${path}/${id}/deliveries`)).body.data.items, [])
    assert.equal((await admin.delete(`${path}/${id}`)).status, 200)
    assert.deepEqual((await admin.get(path)).body.data.items, [])
    const audit = await admin.get(`/workspaces/${workspace.slug}/audit`)
    assert.deepEqual(
      audit.body.data.items.map((entry: { action: string }) => entry.action),
      ['webhook.remove', 'webhook.rotate', 'webhook.register']
    )
  })

  test("returns not_found for another workspace's webhook, and rejects a private network URL", async ({
    assert,
  }) => {
    const [mine, other] = [await makeKey(), await makeKey()]
    const [admin, owner] = [await signedIn(mine.workspace.id), await signedIn(other.workspace.id)]
    const body = { url: 'https://hooks.example.com/in', events: ['set.idle'] }
    const { id } = (await owner.post(`/workspaces/${other.workspace.slug}/webhooks`, body)).body.data
    const path = `/workspaces/${mine.workspace.slug}/webhooks/${id}`
    assert.equal((await admin.get(`${path}/deliveries`)).status, 404)
    for (const what of ['/secret', '/enable', '/deliveries/del_none'])
      assert.equal((await admin.post(path + what, {})).status, 404, what)
    assert.equal((await admin.delete(path)).status, 404)
    const inward = { ...body, url: 'https://127.0.0.1/in' }
    assert.equal((await admin.post(`/workspaces/${mine.workspace.slug}/webhooks`, inward)).status, 422)
  })
})

test.group('console: credits and usage', () => {
  test('granted credits appear in the balance and the ledger', async ({ assert }) => {
    const { workspace } = await makeKey()
    const admin = await operator(workspace.id)
    const path = `/workspaces/${workspace.slug}/credits`
    assert.equal((await admin.post(path, { amount: 120, note: 'for the pilot' })).body.data.remaining, 120)
    assert.equal((await admin.post(path, { amount: 0 })).status, 422)
    const billing = await app.container.make(Billing)
    assert.equal((await billing.balance(workspace.id)).granted, 120)
    const { body } = await admin.get(path)
    assert.deepInclude(body.data, { granted: 120, charged: 0, held: 0, remaining: 120, next_before: null })
    assert.deepInclude(body.data.lines[0], { state: 'granted', change: 120, note: 'for the pilot' })
  })

  test('usage counts the requests of keys, and sums as many days before', async ({ assert, client }) => {
    const { workspace, secret } = await makeKey()
    await client.get('/v1/account/credits').bearerToken(secret)
    const sql = await app.container.make(Sql)
    for (const [days, requests] of [
      [7, 3],
      [13, 2],
      [14, 9],
    ])
      await sql.run('INSERT INTO usage_days (workspace_id, day, route, requests) VALUES (?, ?, ?, ?)', [
        workspace.id,
        new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
        'POST /v1/search',
        requests,
      ])
    const member = await signedIn(workspace.id, 'member')
    const { body } = await member.get(`/workspaces/${workspace.slug}/usage?days=7`)
    assert.deepEqual(
      body.data.usage.map(({ route, requests }: any) => [route, requests]),
      [['GET /v1/account/credits', 1]]
    )
    assert.deepEqual(body.data.before, { requests: 5, acu_charged: 0 })
  })
})

test('console: operators see the indexes', async ({ assert }) => {
  const { workspace } = await makeKey()
  const member = await operator(workspace.id)
  const { body } = await member.get('/indexes')
  assert.includeMembers(
    body.data.indexes.map(({ name }: { name: string }) => name),
    ['people', 'companies']
  )
})
