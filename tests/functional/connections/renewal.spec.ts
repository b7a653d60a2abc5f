import type { Logger } from '@adonisjs/core/logger'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { AppAuthorizations } from '#domain/connections/app_authorizations'
import { AttemptStore } from '#app/connections/attempt_store'
import { ConnectionKeeper } from '#app/connections/connection_keeper'
import { ConnectionStore } from '#app/connections/connection_store'
import { makeKey } from '../support/keys.js'
import { AuthorizationServer } from './authorization_server.js'
import { altered } from '#tests/functional/datasets/fixture'
import { begin, callback, listed, offer, useApps } from './fixture.js'

const MINUTE = 60_000

const statuses = async (workspaceId: string) => (await listed(workspaceId)).map(({ status }) => status)

test.group('app connections: renewal', (group) => {
  let server: AuthorizationServer

  group.each.setup(async () => {
    await db.from('connections').delete()
    server = await new AuthorizationServer().start()
    useApps(server)
    return async () => {
      await server.stop()
      app.container.restoreAll()
    }
  })

  async function keeper(logger?: Pick<Logger, 'warn' | 'error'>): Promise<ConnectionKeeper> {
    const [store, attempts, authorizations] = [
      await app.container.make(ConnectionStore),
      await app.container.make(AttemptStore),
      await app.container.make(AppAuthorizations),
    ]
    return new ConnectionKeeper(
      store,
      attempts,
      authorizations,
      logger ?? (await app.container.make('logger'))
    )
  }
  const later = (minutes: number) => () => new Date(Date.now() + minutes * MINUTE)

  test('renews tokens before they expire, one after the other, in one process', async ({
    client,
    assert,
  }) => {
    const { key, workspace } = await makeKey()
    await client.get(callback(await server.visit(await begin(key))))
    const keep = await keeper()
    assert.equal(await keep.renewDue(later(54)), 0)
    const [one, other] = await Promise.all([keep.renewDue(later(56)), (await keeper()).renewDue(later(56))])
    assert.equal(one + other, 1)
    assert.equal(await keep.renewDue(later(110)), 0)
    assert.equal(await keep.renewDue(later(112)), 1)
    const renewals = server.tokenRequests.slice(1).map(({ body }) => body.get('refresh_token'))
    assert.deepEqual(renewals, [server.given[1], server.given[3]])
    assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'connected' }])
  })

  test('renews tokens in parallel and each once, while slow apps take most of the lease', async ({
    client,
    assert,
  }) => {
    const { key, workspace } = await makeKey()
    for (const name of ['crm', 'calendar'])
      await client.get(callback(await server.visit(await begin(key, name))))
    let now = later(56)()
    const authorizations = await app.container.make(AppAuthorizations)
    const other = await keeper()
    let [asked, takenByOther] = [0, -1]
    const second = Promise.withResolvers<void>()
    const slow = altered(authorizations, {
      renew: async (...grant) => {
        if (++asked === 1) await second.promise
        else {
          now = new Date(now.getTime() + 0.75 * MINUTE)
          takenByOther = await other.renewDue(() => now)
          second.resolve()
        }
        return authorizations.renew(...grant)
      },
    })
    app.container.swap(AppAuthorizations, () => slow)
    assert.equal(await (await keeper()).renewDue(() => now), 2)
    assert.equal(takenByOther, 0)
    const renewals = server.tokenRequests.slice(2).map(({ body }) => body.get('refresh_token'))
    assert.sameMembers(renewals, [server.given[1], server.given[3]])
    assert.deepEqual(await statuses(workspace.id), ['connected', 'connected'])
  })

  test('an app removed from the settings keeps its tokens and works again when it is back', async ({
    client,
    assert,
  }) => {
    const { key, workspace } = await makeKey()
    for (const name of ['crm', 'calendar'])
      await client.get(callback(await server.visit(await begin(key, name))))
    const tokens = async () =>
      (await db.from('connections').where({ workspace_id: workspace.id, app: 'crm' }))[0].tokens
    const before = await tokens()
    for (const [apps, renewed] of [
      [[server.app({ name: 'calendar' })], 1],
      [[], 0],
    ] as const) {
      offer(apps)
      assert.equal(await (await keeper()).renewDue(later(56)), renewed)
      assert.equal(await (await keeper()).renewDue(later(600)), renewed)
      assert.equal(await tokens(), before)
      assert.deepEqual(await listed(workspace.id), [
        { app: 'calendar', status: renewed ? 'connected' : 'expired' },
        { app: 'crm', status: 'expired' },
      ])
    }
    useApps(server)
    assert.equal(await (await keeper()).renewDue(later(600)), 1)
    assert.equal(server.tokenRequests.at(-1)!.body.get('refresh_token'), server.given[1])
    assert.deepEqual(await statuses(workspace.id), ['connected', 'connected'])
  })

  test('retries an unreachable app later; a rejected token ends the connection', async ({
    client,
    assert,
  }) => {
    const { key, workspace } = await makeKey()
    await client.get(callback(await server.visit(await begin(key))))
    const keep = await keeper()
    server.misbehave = (response) => response.writeHead(500).end()
    await keep.renewDue(later(56))
    assert.equal(await keep.renewDue(later(56.5)), 0)
    server.misbehave = null
    assert.equal(await keep.renewDue(later(58)), 1)
    server.revoke()
    await keep.renewDue(later(180))
    assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'expired' }])
    const [row] = await db.from('connections').where('workspace_id', workspace.id)
    assert.isNull(row.tokens, 'what no longer serves is not kept')
    await client.get(callback(await server.visit(await begin(key))))
    assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'connected' }])
  })

  test('tokens without an expiry are never due', async ({ client, assert }) => {
    server.expiresIn = undefined
    const { key, workspace } = await makeKey()
    await client.get(callback(await server.visit(await begin(key))))
    assert.equal(await (await keeper()).renewDue(later(1e6)), 0)
    assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'connected' }])
  })

  test('tokens valid for {seconds} s are due again after {wait} s and delay no others')
    .with([
      { seconds: 1, wait: 30 },
      { seconds: 120, wait: 60 },
      { seconds: 300, wait: 150 },
      { seconds: 480, wait: 240 },
      { seconds: 3600, wait: 3300 },
    ])
    .run(async ({ client, assert }, { seconds, wait }) => {
      server.expiresIn = seconds
      const { key, workspace } = await makeKey()
      for (const name of ['crm', 'calendar'])
        await client.get(callback(await server.visit(await begin(key, name))))
      const now = later(60)()
      const due = async (): Promise<string[]> =>
        (await db.from('connections').where('workspace_id', workspace.id)).map((row) => row.due_at)
      for (const at of await due()) assert.closeTo(Date.parse(at), Date.now() + wait * 1000, 20_000)
      const keep = await keeper()
      assert.equal(await keep.renewDue(() => now), 2)
      const again = new Date(now.getTime() + wait * 1000)
      assert.deepEqual(await due(), [again.toISOString(), again.toISOString()])
      assert.equal(await keep.renewDue(() => new Date(again.getTime() - 1)), 0)
      assert.equal(await keep.renewDue(() => again), 2)
      const renewals = server.tokenRequests.slice(2).map(({ body }) => body.get('refresh_token'))
      assert.sameMembers(
        renewals,
        [1, 3, 5, 7].map((i) => server.given[i])
      )
      assert.deepEqual(await statuses(workspace.id), ['connected', 'connected'])
    })

  test('an app that responds {reason} (HTTP {status}) keeps its connection and is retried later')
    .with([
      { status: 401, reason: 'invalid_client' },
      { status: 401, reason: 'invalid_client', challenge: 'Basic realm="x"' },
      { status: 400, reason: 'invalid_client' },
      { status: 400, reason: 'unauthorized_client' },
      { status: 400, reason: 'temporarily_unavailable' },
      { status: 403, reason: 'access_denied' },
    ])
    .run(async ({ client, assert }, { status, reason, challenge }) => {
      const { key, workspace } = await makeKey()
      await client.get(callback(await server.visit(await begin(key))))
      const logged: unknown[][] = []
      const note = (...line: unknown[]) => void logged.push(line)
      const keep = await keeper({ warn: note, error: note } as Pick<Logger, 'warn' | 'error'>)
      const tokens = async () => (await db.from('connections').where('workspace_id', workspace.id))[0].tokens
      const before = await tokens()
      server.misbehave = (response) => {
        if (challenge) response.setHeader('www-authenticate', challenge)
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ error: reason, error_description: server.given.join() }))
      }
      assert.equal(await keep.renewDue(later(56)), 1)
      assert.equal(await keep.renewDue(later(56.5)), 0)
      assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'connected' }])
      assert.equal(await tokens(), before)
      assert.deepEqual(logged, [[{ app: 'crm', reason }, 'an app refused to renew its tokens']])
      server.misbehave = null
      assert.equal(await keep.renewDue(later(58)), 1)
      assert.equal(server.tokenRequests.at(-1)!.body.get('refresh_token'), server.given[1])
      assert.lengthOf(server.given, 4)
      assert.notEqual(await tokens(), before)
    })
})
