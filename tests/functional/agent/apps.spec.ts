import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AppConnections } from '#domain/connections/app_connections'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { ask, ended, endOthers, restore, thinks } from './fixture.js'
import { echo } from './engines.js'

/** Connections with one connected app in every workspace. */
class StatedConnections extends AppConnections {
  readonly begun: { workspaceId: string; app: string }[] = []

  apps() {
    return ['calendar', 'crm']
  }

  async begin(request: { workspaceId: string; keyId: string; app: string; runId: string }) {
    this.begun.push(request)
  }

  async address({ runId }: { runId: string }) {
    return `https://crm.example/authorize?state=${runId}`
  }

  async list(workspaceId: string) {
    return [{ app: 'calendar', status: workspaceId ? ('connected' as const) : ('failed' as const) }]
  }
}

test.group('agent: apps', (group) => {
  const worker = groupWorker(group)
  group.each.setup(endOthers)
  group.each.teardown(restore)

  test('[AG-006 AG-011 AG-037 OP-030 OP-031] connect starts a run whose output is the authorization URL; connections lists the apps', async ({
    client,
    assert,
  }) => {
    thinks(echo)
    const connections = new StatedConnections()
    app.container.swap(AppConnections, () => connections)
    // Nothing is reserved, so no credits are needed.
    const { secret, workspace } = await customer(0)
    const operation = (body: object) => ask(client, secret, { task: undefined, ...body })
    const accepted = await operation({ operation: 'connect', app: 'crm' })
    accepted.assertStatus(202)
    const { data, meta } = accepted.body()
    const poll_url = `/v1/agent/runs/${data.run_id}`
    assert.deepEqual(data, { run_id: data.run_id, status: 'queued', poll_url, app: 'crm' })
    assert.deepInclude(meta, { acu_limit: 0, acu_used: 0 })
    await worker.start()
    const done = await ended(client, secret, accepted)
    assert.deepEqual(done.body().data, {
      ...data,
      status: 'completed',
      output: `https://crm.example/authorize?state=${data.run_id}`,
      artifacts: [],
    })
    assert.deepInclude(connections.begun[0], { workspaceId: workspace.id, app: 'crm' })
    const listed = await operation({ operation: 'connections' })
    listed.assertStatus(200)
    assert.deepEqual(listed.body().data, { connections: [{ app: 'calendar', status: 'connected' }] })
    const other = await operation({ operation: 'connect', app: 'erp' })
    other.assertStatus(422)
    assert.deepEqual(other.body().error.details.fieldErrors, { app: ['must be one of calendar, crm'] })
  })
})
