import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { created, follow, idle, inventedWorld, QUERY, restore, SCHOOL } from './fixture.js'

type Sent = { url: string; type: string; payload: string }

/** Pending deliveries of a workspace in order. */
async function outbox(workspaceId: string): Promise<Sent[]> {
  const sql = await app.container.make(Sql)
  return sql.select<Sent>(
    `SELECT p.url, e.type, e.payload FROM webhook_deliveries d JOIN webhook_events e ON e.id = d.event_id
     JOIN webhook_endpoints p ON p.id = d.endpoint_id WHERE e.workspace_id = ? ORDER BY d.created_at, d.id`,
    [workspaceId]
  )
}

test.group('sets: webhooks', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await inventedWorld()
    await worker.start()
    return restore
  })

  test('[EV-005 EV-006] the webhook_url of a Set receives every set.idle and nothing else', async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await customer()
    const webhook_url = 'https://hooks.example/own'
    const search = { query: QUERY, count: 2 }
    const id = await created(client, secret, { webhook_url, search, enrichments: [SCHOOL] })
    await idle(client, secret, id)
    const [told, ...none] = await outbox(workspace.id)
    assert.deepInclude(told, { url: webhook_url, type: 'set.idle' })
    assert.isEmpty(none)
    const [last] = (await follow(secret, id, ({ type }) => type === 'set.idle')).slice(-1)
    const { type, data } = JSON.parse(told.payload)
    assert.equal(type, 'set.idle')
    assert.deepEqual(data, last.data.data)
    ;(await client.post(`/v1/sets/${id}/searches`).bearerToken(secret).json(search)).assertStatus(202)
    await idle(client, secret, id)
    assert.deepEqual(
      (await outbox(workspace.id)).map((one) => one.type),
      ['set.idle', 'set.idle']
    )
  }).timeout(30_000)

  test('[EV-001 EV-002 EV-003 EV-004] a webhook receives the event types it registered for', async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await customer()
    const events = ['set.item.created', 'set.item.enriched', 'set.search.completed', 'set.idle']
    const url = 'https://hooks.example/registered'
    ;(await client.post('/v1/webhooks').bearerToken(secret).json({ url, events })).assertStatus(201)
    const id = await created(client, secret, { search: { query: QUERY, count: 2 }, enrichments: [SCHOOL] })
    await idle(client, secret, id)
    const told = (await outbox(workspace.id)).map(({ type }) => type)
    const seen = (await follow(secret, id, ({ type }) => type === 'set.idle')).map(({ type }) => type)
    assert.sameMembers(told, seen)
    assert.lengthOf(told, 6)
  }).timeout(30_000)
})
