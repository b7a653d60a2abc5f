import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { startWorker } from '#tests/functional/datasets/fixture'
import { addKey, makeKey } from '../support/keys.js'
import { AuthorizationServer } from './authorization_server.js'
import { callback, connected, useApps } from './fixture.js'

test.group('app connections: runs that start them', (group) => {
  let server: AuthorizationServer

  group.each.setup(async () => {
    server = await new AuthorizationServer().start()
    useApps(server)
    const stop = await startWorker()
    return async () => {
      await stop()
      await server.stop()
      app.container.restoreAll()
    }
  })

  test('[AG-006 AG-037] connect runs return the authorization URL, and connections lists the app', async ({
    client,
    assert,
  }) => {
    const { secret } = await makeKey()
    const ask = (body: object) => client.post('/v1/agent').bearerToken(secret).json(body)
    const { accepted, polled } = await connected(client, secret)
    assert.equal(accepted.body().data.app, 'crm')
    const { output, app: name } = polled.body().data
    assert.equal(name, 'crm')
    assert.isTrue(output.startsWith(`${server.origin}/authorize?`))
    const listing = async () => (await ask({ operation: 'connections' })).body().data.connections
    assert.deepEqual(await listing(), [{ app: 'crm', status: 'pending' }])
    await client.get(callback(await server.visit(output)))
    assert.deepEqual(await listing(), [{ app: 'crm', status: 'connected' }])
    assert.lengthOf(server.given, 2)
    for (const token of server.given)
      assert.notInclude(JSON.stringify([polled.body(), await listing()]), token)
  })

  test('[AG-038] shows the URL only to the key that started the run, while it is valid, and never stores it in plain text', async ({
    client,
    assert,
  }) => {
    const mine = await makeKey()
    const other = await addKey(mine.workspace)
    const { accepted, polled } = await connected(client, mine.secret)
    const { poll_url, run_id } = accepted.body().data
    const url: string = polled.body().data.output
    const state = new URL(url).searchParams.get('state')!
    const shown = async ({ secret }: { secret: string }) =>
      (await client.get(poll_url).bearerToken(secret)).body().data.output
    assert.equal(await shown(other), '')
    assert.equal(await shown(mine), url)
    const events = await client.get(poll_url).bearerToken(other.secret).header('accept', 'text/event-stream')
    assert.include(events.text(), 'finish')
    const kept = [
      await db.from('runs').where('id', run_id),
      await db.from('run_events').where('run_id', run_id),
      events.text(),
    ]
    assert.notInclude(JSON.stringify(kept), state)
    await client.get(callback(await server.visit(url)))
    assert.equal(await shown(mine), '')
    const again = await connected(client, mine.secret)
    assert.notEqual(again.polled.body().data.output, '')
    const past = new Date(Date.now() - 1).toISOString()
    await db
      .from('connection_attempts')
      .where('run_id', again.accepted.body().data.run_id)
      .update({ expires_at: past })
    const old = await client.get(again.accepted.body().data.poll_url).bearerToken(mine.secret)
    assert.equal(old.body().data.output, '')
  })
})
