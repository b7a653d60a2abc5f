import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Billing } from '#domain/billing/billing'
import { DomainError } from '#domain/errors'
import { RUN_RETENTION_MS } from '#domain/runs/limits'
import { Sql } from '#domain/ports/sql'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { Queue } from '#domain/ports/queue'
import { signedIn } from '#tests/functional/console/support/visitor'
import { providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { forgetProfiles, NADIA, readFrom } from '../profiles/fixture.js'
import { givePeople } from '#tests/functional/support/people'
import { answered, ask, chunksOf, endOthers, ended, openStream, poll, restore, thinks } from './fixture.js'

const PHONE = '+4722000000'
const UNSATISFIABLE = { type: 'object', not: {} }
const contacts = (tools: any, name: string) =>
  tools.call('contacts', { name, company_domain: 'tarnlight.example', fields: ['phone'] })

test.group('agent: runs that end early', (group) => {
  const worker = groupWorker(group)
  group.each.setup(() => {
    providers([new StatedProvider('stated', { phone: PHONE })])
    return endOthers()
  })
  group.each.teardown(restore)

  const seenBy = async (workspace: { id: string; slug: string }, id: string) => {
    const member = await signedIn(workspace.id, 'member')
    return (await member.get(`/workspaces/${workspace.slug}/runs/${id}`)).body.data
  }
  const streamed = async (secret: string, id: string) =>
    JSON.stringify(await chunksOf(await openStream(secret, `/v1/agent/runs/${id}`)))

  /** Starts a run that has bought two phone numbers and waits. */
  async function waiting(client: ApiClient, secret: string): Promise<string> {
    const called = Promise.withResolvers<void>()
    thinks(async (_turn, tools, _say, signal) => {
      for (const name of ['Ann Ash', 'Bo Birk']) await contacts(tools, name)
      called.resolve()
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    await worker.start()
    const id = (await ask(client, secret, { max_acu: 64 })).body().data.run_id
    await called.promise
    return id
  }

  test('hides bought results of a running run; after cancelling, charges and shows them', async ({
    client,
    assert,
  }) => {
    const { secret, balance, workspace } = await customer(100)
    const id = await waiting(client, secret)
    const before = await seenBy(workspace, id)
    assert.equal(before.status, 'running')
    assert.notInclude(JSON.stringify(before), PHONE)
    for (let again = 0; again < 2; again++) {
      const cancelled = await client.delete(`/v1/agent/runs/${id}`).bearerToken(secret)
      assert.deepInclude(cancelled.body().meta, { acu_limit: 64, acu_used: 20 })
      assert.deepInclude(await balance(), { posted: 20, pending: 0 })
    }
    const polled = (await poll(client, secret, id)).body()
    assert.equal(polled.meta.acu_used, 20)
    assert.deepEqual(
      polled.data.artifacts.map(({ output }: any) => output.phone.value),
      [PHONE, PHONE]
    )
    const chunks = await streamed(secret, id)
    assert.include(chunks, PHONE)
    assert.include(chunks, 'Charged for finished tool calls: 20 ACU.')
    const after = await seenBy(workspace, id)
    assert.equal(after.charged, 20)
    assert.lengthOf(after.output.artifacts, 2)
  })

  for (const [by, cancel] of [
    [
      'the chat route',
      async (client: ApiClient, { secret }: Customer, id: string) =>
        client.post('/v1/agent/chat/cancel').bearerToken(secret).json({ run_id: id }),
    ],
    [
      'the console',
      async (_client: ApiClient, { workspace }: Customer, id: string) =>
        (await signedIn(workspace.id)).post(`/workspaces/${workspace.slug}/runs/${id}/cancel`, {}),
    ],
  ] as const)
    test(`a run cancelled by ${by} is charged for finished calls`, async ({ client, assert }) => {
      const made = await customer(100)
      const id = await waiting(client, made.secret)
      await cancel(client, made, id)
      assert.deepInclude(await made.balance(), { posted: 20, pending: 0 })
      assert.equal((await poll(client, made.secret, id)).body().meta.acu_used, 20)
    })

  test('a run that fails its schema is charged, and its outputs are returned', async ({ client, assert }) => {
    thinks(async (_turn, tools) => {
      await contacts(tools, 'Ann Ash')
      return { structured: {} }
    })
    await worker.start()
    const { secret, balance, workspace } = await customer(100)
    const accepted = await ask(client, secret, { max_acu: 64, output_schema: UNSATISFIABLE })
    const failed = await ended(client, secret, accepted)
    assert.equal(failed.body().error.code, 'structured_output_invalid')
    assert.deepInclude(await balance(), { posted: 10, pending: 0 })
    const id = accepted.body().data.run_id
    assert.include(await streamed(secret, id), PHONE)
    assert.equal((await seenBy(workspace, id)).output.artifacts[0].output.phone.value, PHONE)
  })

  test('an internal failure costs nothing and shows no bought results', async ({ client, assert }) => {
    thinks(async (_turn, tools) => {
      await contacts(tools, 'Ann Ash')
      throw new DomainError('agent_unavailable')
    })
    await worker.start()
    const { secret, balance, workspace } = await customer(100)
    const accepted = await ask(client, secret, { max_acu: 64 })
    ;(await ended(client, secret, accepted)).assertStatus(503)
    const id = accepted.body().data.run_id
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
    assert.notInclude(await streamed(secret, id), PHONE)
    assert.notInclude(JSON.stringify(await seenBy(workspace, id)), PHONE)
    const sql = await app.container.make(Sql)
    const [row] = await sql.select<object>('SELECT checkpoint, output FROM runs WHERE id = ?', [id])
    assert.notInclude(JSON.stringify(row), PHONE)
  })

  test('[BI-012] a profile charged to a run that fails its schema is free for 90 days', async ({
    client,
    assert,
  }) => {
    await forgetProfiles()
    await givePeople([{ name: 'Nadia Ferrow', pronet_url: NADIA.pronet }])
    readFrom()
    const { secret, balance } = await customer(1_000)
    thinks(async (_turn, tools) => {
      await tools.call('person_profile', { pronet_url: NADIA.pronet })
      return { structured: {} }
    })
    await worker.start()
    await answered(client, secret, { max_acu: 64, output_schema: UNSATISFIABLE })
    assert.equal((await balance()).posted, 25)
    const next = await answered(client, secret, { max_acu: 64 })
    assert.equal(next.body().meta.acu_used, 0)
    assert.lengthOf(next.body().data.artifacts, 1)
  })

  test('[BI-011 BI-012] when two runs use one profile, the first run to end pays', async ({
    client,
    assert,
  }) => {
    await forgetProfiles()
    await givePeople([{ name: 'Nadia Ferrow', pronet_url: NADIA.pronet }])
    readFrom()
    const { secret, balance } = await customer(1_000)
    const has = Promise.withResolvers<void>()
    thinks(async ({ task }, tools, _say, signal) => {
      await tools.call('person_profile', { pronet_url: NADIA.pronet })
      if (task !== 'first') return {}
      has.resolve()
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    await worker.start()
    const first = (await ask(client, secret, { task: 'first', max_acu: 64 })).body().data.run_id
    await has.promise
    const second = await answered(client, secret, { max_acu: 64 })
    assert.equal(second.body().meta.acu_used, 25)
    await client.delete(`/v1/agent/runs/${first}`).bearerToken(secret)
    assert.equal((await poll(client, secret, first)).body().meta.acu_used, 0)
    assert.deepInclude(await balance(), { posted: 25, pending: 0 })
  })

  test('the expiry of a run after seven days releases its reservation, not the reservation sweep', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    const id = (await ask(client, secret, { max_acu: 8 })).body().data.run_id
    const [billing, sql, queue, runs, workers] = await Promise.all(
      [Billing, Sql, Queue, RunStore, RunWorker].map((part) => app.container.make(part as any))
    )
    const late = new Date(Date.now() + RUN_RETENTION_MS + 1_000)
    // Also releases expired reservations of other tests.
    await (billing as Billing).sweep(late, 10_000)
    assert.equal((await balance()).pending, 8)
    await sql.run('UPDATE runs SET expires_at = ? WHERE id = ?', [new Date(0).toISOString(), id])
    await new RunSweeps(sql, queue, runs, (cause) => workers.endEarly(cause)).expire(new Date())
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
    assert.equal((await poll(client, secret, id)).body().error.code, 'run_expired')
  })
})

type Customer = Awaited<ReturnType<typeof customer>>
