import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { AppAuthorizations } from '#domain/ports/app_authorizations'
import { AttemptStore } from '#app/connections/attempt_store'
import { ConnectionKeeper } from '#app/connections/connection_keeper'
import { ConnectionStore } from '#app/connections/connection_store'
import { makeKey } from '../support/keys.js'
import { AuthorizationServer } from './authorization_server.js'
import { begin, callback, listed, useApps } from './fixture.js'

const MINUTE = 60_000

test.group('connections to third-party apps: renewal', (group) => {
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

  async function keeper(): Promise<ConnectionKeeper> {
    const [store, attempts, authorizations] = [
      await app.container.make(ConnectionStore),
      await app.container.make(AttemptStore),
      await app.container.make(AppAuthorizations),
    ]
    return new ConnectionKeeper(store, attempts, authorizations, await app.container.make('logger'))
  }
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

  test('tokens are renewed before they end, one after the other, by one process', async ({
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

  test('an app that is out of reach is asked again later; one that refuses has ended the connection', async ({
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

  test('tokens without an end are never due', async ({ client, assert }) => {
    server.expiresIn = undefined
    const { key, workspace } = await makeKey()
    await client.get(callback(await server.visit(await begin(key))))
    assert.equal(await (await keeper()).renewDue(later(1e6)), 0)
    assert.deepEqual(await listed(workspace.id), [{ app: 'crm', status: 'connected' }])
  })
})
