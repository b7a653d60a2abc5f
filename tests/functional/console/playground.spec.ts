import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import { makeKey } from '#tests/functional/support/keys'
import { signedIn } from './support/visitor.js'

const BODY = { query: 'engineers', type: 'instant', num_results: 1 }

test.group('console: session keys', () => {
  const refusal = async (client: any, secret: string) =>
    (await client.post('/v1/search').bearerToken(secret).json(BODY)).body().error?.code ?? null

  test('a session key calls the API, expires after an hour, and five work at once', async ({
    assert,
    client,
  }) => {
    const { workspace } = await makeKey()
    const admin = await signedIn(workspace.id)
    const path = `/workspaces/${workspace.slug}/playground`
    const { status, body } = await admin.post(`${path}/key`, {})
    assert.equal(status, 201)
    const { secret, expires_at } = body.data
    assert.closeTo(new Date(expires_at).getTime(), Date.now() + 3_600_000, 60_000)
    assert.isNull(await refusal(client, secret))
    assert.equal((await client.get('/v1/account/credits').bearerToken(secret)).status(), 200)

    for (let i = 0; i < 4; i++) await admin.post(`${path}/key`, {})
    assert.isNull(await refusal(client, secret))
    const next = await admin.post(`${path}/key`, {})
    assert.equal(await refusal(client, secret), 'revoked_api_key')
    assert.isNull(await refusal(client, next.body.data.secret))
    const names = await admin.get(`/workspaces/${workspace.slug}/keys`)
    assert.lengthOf(
      names.body.data.items.filter(({ name }: { name: string }) => name === `session of ${admin.email}`),
      5
    )
    const own = await admin.get(`/workspaces/${workspace.slug}/keys?kind=lasting`)
    assert.deepEqual(
      own.body.data.items.map((key: { is_temporary: boolean }) => key.is_temporary),
      [false]
    )
    const temporary = await admin.get(`/workspaces/${workspace.slug}/keys?kind=temporary`)
    assert.deepEqual(
      temporary.body.data.items.map((key: { is_temporary: boolean }) => key.is_temporary),
      Array(5).fill(true)
    )
    const audit = await admin.get(`/workspaces/${workspace.slug}/audit?action=key.create`)
    assert.lengthOf(audit.body.data.items, 6)
    assert.notInclude(JSON.stringify(audit.body), secret)
  })

  test('a session key ends with the session, a new password or the membership', async ({
    assert,
    client,
  }) => {
    const { workspace } = await makeKey()
    const boss = await signedIn(workspace.id)
    const ends = {
      'signing out': (admin: Awaited<ReturnType<typeof signedIn>>) => admin.delete('/session'),
      'other sessions ended': (admin: Awaited<ReturnType<typeof signedIn>>) =>
        admin.delete('/account/sessions'),
      removed: (admin: Awaited<ReturnType<typeof signedIn>>) =>
        boss.delete(`/workspaces/${workspace.slug}/members/${admin.userId}`),
    }
    for (const [what, end] of Object.entries(ends)) {
      const admin = await signedIn(workspace.id)
      const { body } = await admin.post(`/workspaces/${workspace.slug}/playground/key`, {})
      assert.isNull(await refusal(client, body.data.secret), what)
      assert.equal((await end(admin)).status, 200, what)
      assert.equal(await refusal(client, body.data.secret), 'revoked_api_key', what)
    }
  })

  test('members read prices but get no key, and strangers get not_found', async ({ assert }) => {
    const { workspace } = await makeKey()
    const other = await makeKey()
    const [member, stranger] = [await signedIn(workspace.id, 'member'), await signedIn(other.workspace.id)]
    const path = `/workspaces/${workspace.slug}/playground`
    assert.deepEqual((await member.get(path)).body.data, { search_price: 0, remaining: 0 })
    assert.equal((await member.post(`${path}/key`, {})).body.error.code, 'admin_required')
    assert.equal((await stranger.get(path)).status, 404)
    assert.equal((await stranger.post(`${path}/key`, {})).status, 404)
    const sql = await app.container.make(Sql)
    const made = await sql.select('SELECT id FROM api_keys WHERE session_user_id IN (?, ?)', [
      member.userId,
      stranger.userId,
    ])
    assert.lengthOf(made, 0)
  })
})
