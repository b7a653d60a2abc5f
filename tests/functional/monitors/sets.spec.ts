import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeKey } from '../support/keys.js'
import { DAY, eventsOf, monitorBench, rowOf } from './fixture.js'

const AT = '2026-11-01T00:00:00.000Z'

/** A Set with one finished search and one admitted person. */
async function givenSet(workspaceId: string): Promise<string> {
  const id = `set_${randomUUID().slice(0, 8)}`
  await db
    .table('sets')
    .insert({ id, workspace_id: workspaceId, status: 'completed', created_at: AT, next_position: 1 })
  await db.table('set_searches').insert({
    ...{ id: `search_${id}`, set_id: id, position: 0, query: 'pilots in Oslo', count: 5, criteria: '[]' },
    ...{ exclude: '{"setIds":[],"people":[]}', status: 'completed', progress: '{}', created_at: AT },
  })
  await admit(id, 'per_1', 'Ada Berg')
  return id
}

const admit = (setId: string, personId: string, name: string) =>
  db.table('set_items').insert({
    ...{
      id: `item_${setId}_${personId}`,
      set_id: setId,
      position: Number(personId.slice(4)),
      status: 'admitted',
    },
    ...{ identity: personId, seed: '{}', criteria: '[]', created_at: AT },
    person: JSON.stringify({
      ...{
        person_id: personId,
        name,
        title: null,
        company: null,
        location: null,
        pronet: null,
        website: null,
      },
    }),
  })

async function monitored(client: ApiClient) {
  const { secret, workspace } = await makeKey()
  const setId = await givenSet(workspace.id)
  const body = { cadence: '0 6 * * *', webhook_url: 'https://hooks.example.com/m' }
  const response = await client.post(`/v1/sets/${setId}/monitors`).bearerToken(secret).json(body)
  response.assertStatus(201)
  return { secret, workspaceId: workspace.id, setId, id: response.body().data.id, data: response.body().data }
}

test.group('monitors of Sets', () => {
  test('[MO-004 OP-050] a due Set searches again, and new people are reported when it is idle', async ({
    client,
    assert,
  }) => {
    const bench = await monitorBench()
    const { workspaceId, setId, id, data } = await monitored(client)
    assert.include(data, { set_id: setId, status: 'active' })
    assert.notProperty(data, 'search')
    bench.begin()
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 1)
    const searches = await db.from('set_searches').where('set_id', setId).orderBy('position')
    assert.lengthOf(searches, 2)
    assert.include(searches[1], { query: 'pilots in Oslo', count: 5, status: 'queued' })
    const set = await db.from('sets').where('id', setId).firstOrFail()
    assert.equal(set.status, 'running')
    assert.equal((await rowOf(id)).phase, 'searching')
    bench.pass(3_000)
    await bench.runner.runDue()
    assert.deepEqual(await eventsOf(workspaceId), [])
    await admit(setId, 'per_2', 'Bo Dahl')
    await db.from('runs').where('id', set.run_id).update({ status: 'completed', finished_at: AT })
    await db.from('sets').where('id', setId).update({ status: 'completed' })
    bench.pass(3_000)
    await bench.runner.runDue()
    assert.sameMembers(
      (await eventsOf(workspaceId)).map(({ data: told }) => told.person.name),
      ['Ada Berg', 'Bo Dahl']
    )
    const row = await rowOf(id)
    assert.equal(row.phase, 'waiting')
    assert.match(row.next_at, /T06:00:00\.000Z$/)
  })

  test('a Set is not searched again under a revoked key', async ({ client, assert }) => {
    const bench = await monitorBench()
    const { secret, workspaceId, setId, id } = await monitored(client)
    ;(await client.delete('/v1/account/key').bearerToken(secret)).assertStatus(200)
    bench.begin()
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 1)
    assert.lengthOf(await db.from('set_searches').where('set_id', setId), 1)
    assert.deepEqual(await eventsOf(workspaceId), [])
    assert.include(await rowOf(id), { phase: 'waiting', last_error: 'revoked_api_key' })
  })

  test('a cancelled Set is not searched again', async ({ client, assert }) => {
    const bench = await monitorBench()
    const { setId, id } = await monitored(client)
    await db.from('sets').where('id', setId).update({ status: 'cancelled' })
    bench.begin()
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 1)
    assert.lengthOf(await db.from('set_searches').where('set_id', setId), 1)
    assert.include(await rowOf(id), { status: 'active', phase: 'waiting', last_error: null })
  })
})
