import { test } from '@japa/runner'
import { type Scope, SCOPE_NAMES } from '#domain/access/scopes'
import { customer } from '#tests/functional/datasets/fixture'
import { addKey } from '#tests/functional/support/keys'
import { ask, openStream, restore, thinks, endOthers } from './fixture.js'
import { echo } from './engines.js'

const ROUTES = [
  ['AG-001', 'POST', '/v1/agent', 'agent:chat'],
  ['AG-002', 'GET', '/v1/agent/runs/{run}', 'agent:chat'],
  ['AG-003', 'DELETE', '/v1/agent/runs/{run}', 'agent:chat'],
  ['AG-004', 'POST', '/v1/agent/chat', 'agent:chat'],
  ['AG-005', 'POST', '/v1/agent/chat/cancel', 'agent:cancel'],
] as [string, 'GET' | 'POST' | 'DELETE', string, Scope][]

test.group('agent: access', (group) => {
  group.each.setup(endOthers)
  group.each.teardown(restore)

  test('[AG-001 AG-002 AG-003 AG-004 AG-005 AU-011] {1} {2} requires {3}')
    .with(ROUTES)
    .run(async ({ client, assert }, [, method, path, scope]) => {
      thinks(echo)
      const { secret, workspace } = await customer(100)
      const run = (await ask(client, secret)).body().data.run_id
      for (const held of SCOPE_NAMES) {
        const { secret: other } = await addKey(workspace, { scopes: [held] })
        // The body is rejected after the scope check, so nothing is streamed.
        const response = await client.request(path.replace('{run}', run), method).bearerToken(other).json({})
        if (held === scope) assert.notInclude([401, 403, 404], response.status(), held)
        else {
          response.assertStatus(403)
          assert.equal(response.body().error.code, 'insufficient_scope')
        }
      }
    })

  test('[AG-002 AG-003 AG-005 AU-014 ER-003] runs and sessions of another workspace return 404', async ({
    client,
    assert,
  }) => {
    const [own, other] = [await customer(100), await customer(100)]
    const run = (await ask(client, own.secret, { session_id: 'mine' })).body().data.run_id
    for (const request of [
      client.get(`/v1/agent/runs/${run}`),
      client.delete(`/v1/agent/runs/${run}`),
      client.get('/v1/agent/runs/run_none'),
      client.post('/v1/agent/chat/cancel').json({ run_id: run }),
      client.post('/v1/agent/chat/cancel').json({ session_id: 'mine' }),
    ]) {
      const response = await request.bearerToken(other.secret)
      response.assertStatus(404)
      assert.equal(response.body().error.code, 'not_found')
    }
    const stream = await openStream(other.secret, `/v1/agent/runs/${run}`)
    assert.equal(stream.status, 404)
    const still = await client.get(`/v1/agent/runs/${run}`).bearerToken(own.secret)
    assert.equal(still.body().data.status, 'queued')
  })
})
