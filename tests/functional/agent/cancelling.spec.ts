import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { changeKey } from '#tests/functional/support/keys'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { ask, ended, endOthers, poll, restore, thinks } from './fixture.js'
import { echo } from './engines.js'

test.group('agent: cancelling', (group) => {
  group.each.setup(endOthers)
  const worker = groupWorker(group)
  group.each.teardown(restore)

  test('[AG-034 AG-035 BI-018] cancelling a queued run releases its reservation', async ({
    client,
    assert,
  }) => {
    thinks(echo)
    const { secret, balance, key } = await customer(100)
    await changeKey(key, { daily_budget: 10 })
    const accepted = await ask(client, secret, { max_acu: 8 })
    accepted.assertStatus(202)
    assert.equal((await balance()).pending, 8)
    const refused = await ask(client, secret, { max_acu: 8 })
    refused.assertStatus(402)
    assert.equal(refused.body().error.code, 'daily_budget_exceeded')
    const id = accepted.body().data.run_id
    for (let again = 0; again < 2; again++) {
      const cancelled = await client.delete(`/v1/agent/runs/${id}`).bearerToken(secret)
      cancelled.assertStatus(200)
      assert.equal(cancelled.body().data.status, 'cancelled')
      assert.deepInclude(await balance(), { pending: 0, posted: 0 })
    }
    ;(await ask(client, secret, { max_acu: 8 })).assertStatus(202)
    await worker.start()
    const after = await poll(client, secret, id)
    assert.equal(after.body().data.status, 'cancelled')
    assert.equal(after.body().meta.acu_used, 0)
  })

  test('[AG-034 AG-035] a running run stops within a second and is charged only for finished calls', async ({
    client,
    assert,
  }) => {
    let stoppedAt = 0
    const begun = Promise.withResolvers<void>()
    await givePeople([])
    thinks(async (_turn, tools, _say, signal) => {
      await tools.call('codehost_search', { login: 'somebody' })
      begun.resolve()
      await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason))
      ).finally(() => {
        stoppedAt = Date.now()
      })
      return {}
    })
    const { secret, balance } = await customer(100)
    await worker.start()
    const id = (await ask(client, secret)).body().data.run_id
    await begun.promise
    assert.equal((await poll(client, secret, id)).body().data.status, 'running')
    const cancelledAt = Date.now()
    const response = await client.delete(`/v1/agent/runs/${id}`).bearerToken(secret)
    assert.equal(response.body().data.status, 'cancelled')
    while (stoppedAt === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    assert.isBelow(stoppedAt - cancelledAt, 1_000)
    await worker.stop()
    assert.deepInclude(await balance(), { pending: 0, posted: 1 })
    assert.equal((await poll(client, secret, id)).body().data.status, 'cancelled')
  })

  test('[OP-019] statuses are queued, running, completed, failed and cancelled', async ({
    client,
    assert,
  }) => {
    thinks(async ({ task }, _tools, _say, signal) => {
      if (task === 'fail') throw new DomainError('agent_unavailable')
      if (task !== 'wait') return {}
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const { secret, workspace } = await customer(100)
    const run = async (task: string) => (await ask(client, secret, { task })).body().data.run_id as string
    const cancelled = await run('later')
    await client.delete(`/v1/agent/runs/${cancelled}`).bearerToken(secret)
    const before = await run('wait')
    const statuses = [(await poll(client, secret, before)).body().data.status]
    await worker.start()
    for (const task of ['fail', 'complete']) await ended(client, secret, await ask(client, secret, { task }))
    const sql = await app.container.make(Sql)
    const rows = await sql.select<{ status: string }>('SELECT status FROM runs WHERE workspace_id = ?', [
      workspace.id,
    ])
    statuses.push(...rows.map(({ status }) => status))
    assert.sameMembers(statuses, ['queued', 'cancelled', 'running', 'failed', 'completed'])
    await client.delete(`/v1/agent/runs/${before}`).bearerToken(secret)
  })

  test('[AG-005] chat/cancel cancels one run, or the running runs of a session', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    const cancel = (body: object) => client.post('/v1/agent/chat/cancel').bearerToken(secret).json(body)
    const run = async (session?: string) =>
      (await ask(client, secret, session ? { session_id: session } : {})).body().data.run_id as string
    const [alone, first, second, other] = [await run(), await run('a'), await run('a'), await run('b')]
    assert.deepEqual((await cancel({ run_id: alone })).body().data, {
      runs: [{ run_id: alone, status: 'cancelled', poll_url: `/v1/agent/runs/${alone}` }],
    })
    const both = await cancel({ session_id: 'a' })
    assert.sameMembers(
      both.body().data.runs.map(({ run_id, status }: any) => `${run_id} ${status}`),
      [first, second].map((id) => `${id} cancelled`)
    )
    assert.deepEqual((await cancel({ session_id: 'a' })).body().data, { runs: [] })
    assert.equal((await poll(client, secret, other)).body().data.status, 'queued')
    assert.equal((await balance()).pending, 2)
    for (const body of [{}, { run_id: alone, session_id: 'a' }]) (await cancel(body)).assertStatus(422)
    ;(await cancel({ session_id: 'never' })).assertStatus(404)
  })
})
