import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { EndpointStore } from '#app/webhooks/endpoint_store'
import { makeKey } from '#tests/functional/support/keys'
import { signedIn } from './support/visitor.js'

const WEBHOOK = { url: 'https://hooks.example.com/in', events: ['set.idle'] }

async function registered() {
  const { workspace } = await makeKey()
  const admin = await signedIn(workspace.id)
  const webhooks = `/workspaces/${workspace.slug}/webhooks`
  const { id } = (await admin.post(webhooks, WEBHOOK)).body.data
  return { workspace, admin, webhooks, webhook: `${webhooks}/${id}`, id }
}

test.group('console: changes of webhooks', () => {
  test('an admin changes the URL and the events', async ({ assert }) => {
    const { workspace, admin, webhooks, webhook, id } = await registered()
    const changed = { url: 'https://hooks.example.com/new', events: ['set.idle', 'batch.completed'] }
    assert.equal((await admin.post(webhook, changed)).status, 200)
    const [listed] = (await admin.get(webhooks)).body.data.items
    assert.containsSubset(listed, { id, ...changed })
    for (const wrong of [{ ...changed, url: 'http://127.0.0.1/in' }, { ...changed, events: [] }, {}])
      assert.equal((await admin.post(webhook, wrong)).status, 422)
    const { body } = await admin.get(`/workspaces/${workspace.slug}/audit?action=webhook.change`)
    assert.deepEqual(
      body.data.items.map(({ detail }: { detail: object }) => detail),
      [{ ...changed, url_before: WEBHOOK.url, events_before: WEBHOOK.events }]
    )
    const member = await signedIn(workspace.id, 'member')
    assert.equal((await member.post(webhook, changed)).status, 403)
    const stranger = await registered()
    const theirs = `/workspaces/${stranger.workspace.slug}/webhooks/${id}`
    assert.equal((await stranger.admin.post(theirs, changed)).status, 404)
  })

  test('a deleted webhook does not change, and nothing is audited', async ({ assert }) => {
    const { workspace, admin, webhook, id } = await registered()
    await admin.delete(webhook)
    const changed = { url: 'https://hooks.example.com/new', events: ['set.idle'] }
    assert.equal((await admin.post(webhook, changed)).status, 404)
    const [sql, endpoints] = [await app.container.make(Sql), await app.container.make(EndpointStore)]
    await assert.rejects(
      () => sql.transaction((tx) => endpoints.change(tx, workspace.id, id, { url: changed.url })),
      /no such route or object/
    )
    const { body } = await admin.get(`/workspaces/${workspace.slug}/audit?action=webhook.change`)
    assert.deepEqual(body.data.items, [])
  })

  test('lists deliveries by state, and repeats only failed ones of the given hours', async ({ assert }) => {
    const { admin, webhook, id } = await registered()
    const sql = await app.container.make(Sql)
    const made: string[] = []
    for (let i = 0; i < 4; i++) made.push((await admin.post(`${webhook}/test`, {})).body.data.webhook_id)
    const end = (event: string, status: string, created: Date) =>
      sql.run(
        `UPDATE webhook_deliveries SET status = ?, due_at = NULL, lease_token = NULL, ended_at = ?, created_at = ?
         WHERE event_id = ? AND endpoint_id = ?`,
        [status, created.toISOString(), created.toISOString(), event, id]
      )
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await end(made[0], 'delivered', hoursAgo(1))
    await end(made[1], 'failed', hoursAgo(1))
    await end(made[2], 'failed', hoursAgo(30))
    const listed = async (status: string) =>
      (await admin.get(`${webhook}/deliveries?status=${status}`)).body.data.items.map(
        ({ webhook_id }: { webhook_id: string }) => webhook_id
      )
    assert.deepEqual(await listed('failed'), [made[1], made[2]])
    assert.deepEqual(await listed('delivered'), [made[0]])
    assert.deepEqual(await listed('pending'), [made[3]])
    const { counts } = (await admin.get(`${webhook}/deliveries?status=failed`)).body.data
    assert.deepEqual(counts, { delivered: 1, pending: 1, failed: 2 })
    const repeated = await admin.post(`${webhook}/redeliver`, { hours: 24 })
    assert.deepEqual(repeated.body.data, { redelivered: 1 })
    assert.deepEqual(await listed('failed'), [made[2]])
    assert.sameMembers(await listed('pending'), [made[1], made[3]])
    await sql.run(`UPDATE webhook_endpoints SET status = 'disabled' WHERE id = ?`, [id])
    assert.equal((await admin.post(`${webhook}/redeliver`, { hours: 24 })).status, 422)
    assert.equal((await admin.post(`${webhook}/redeliver`, { hours: 0 })).status, 422)
  })
})
