import app from '@adonisjs/core/services/app'
import { test, timeTravel } from '@japa/runner'
import { DomainError } from '#domain/errors'
import { Queue } from '#domain/ports/queue'
import { Sql } from '#domain/ports/sql'
import { RUN_CLAIMS } from '#domain/runs/limits'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { readFrom } from '../profiles/fixture.js'
import { answered, ask, ended, poll, restore, thinks, endOthers } from './fixture.js'
import { echo } from './engines.js'

const DAY = 24 * 60 * 60 * 1000
const SCHEMA = {
  type: 'object',
  properties: { names: { type: 'array', items: { type: 'string' } } },
  required: ['names'],
  additionalProperties: false,
}

test.group('agent: runs', (group) => {
  group.each.setup(endOthers)
  const worker = groupWorker(group)
  group.each.teardown(restore)

  test('[AG-026 AG-027 AG-028 ENV-001] is accepted, polled and completed', async ({ client, assert }) => {
    thinks(echo)
    const { secret } = await customer(100)
    const accepted = await ask(client, secret, { task: 'Say this back', max_acu: 5 }).header(
      'accept',
      'application/json'
    )
    accepted.assertStatus(202)
    const { data, meta } = accepted.body()
    assert.match(data.run_id, /^run_[0-9a-f]{32}$/)
    assert.deepEqual(data, {
      run_id: data.run_id,
      status: 'queued',
      poll_url: `/v1/agent/runs/${data.run_id}`,
    })
    assert.deepEqual(meta, { request_id: meta.request_id, acu_limit: 5, acu_used: 0 })
    await worker.start()
    const done = (await ended(client, secret, accepted)).body()
    assert.deepEqual(done.data, {
      ...data,
      status: 'completed',
      output: 'You asked: Say this back',
      artifacts: [],
    })
    assert.deepInclude(done.meta, { acu_limit: 5, acu_used: 0 })
  })

  test('[AG-019 AG-025] returns structured_output only for a turn with a schema', async ({
    client,
    assert,
  }) => {
    const structured = { names: ['Nora Fenwick'] }
    const engine = thinks(async (turn) => (turn.outputSchema || turn.lookalikes ? { structured } : {}))
    const { secret } = await customer(100)
    await worker.start()
    const inSession = { session_id: 'one', memory: 'read_write' }
    const filled = await answered(client, secret, { ...inSession, output_schema: SCHEMA })
    assert.deepEqual(filled.body().data.structured_output, structured)
    const next = await answered(client, secret, inSession)
    assert.notProperty(next.body().data, 'structured_output')
    assert.isNull(engine.turns[1].outputSchema)
  })

  test('[AG-025] ignores data that the engine returns without a schema', async ({ client, assert }) => {
    thinks(async () => ({ structured: { anything: 1 } }))
    const { secret } = await customer(100)
    await worker.start()
    assert.notProperty((await answered(client, secret)).body().data, 'structured_output')
  })

  test('[ER-010 ER-011 ER-012 AG-028] {0}')
    .with([
      [
        'nothing was filled',
        async () => ({ stopped: 'no page says so' }),
        'structured_output_incomplete',
        'no page says so',
      ],
      [
        'another shape',
        async () => ({ structured: { names: 'Nora' } }),
        'structured_output_invalid',
        '/names',
      ],
      [
        'a failing engine',
        async () => {
          throw new DomainError('agent_unavailable', 'The model is away.')
        },
        'agent_unavailable',
        'The model is away.',
      ],
    ] as [string, () => Promise<object>, string, string][])
    .run(async ({ client, assert }, [, thought, code, words]) => {
      thinks(thought)
      const { secret, balance } = await customer(100)
      await worker.start()
      const response = await answered(client, secret, { output_schema: SCHEMA })
      response.assertStatus(503)
      assert.equal(response.body().error.code, code)
      assert.include(response.body().error.message, words)
      assert.deepInclude(await balance(), { pending: 0, posted: 0 })
    })

  test('[ER-009 AG-025] a lookalike answer must cite pages of the run', async ({ client, assert }) => {
    const page = 'https://rounds.example/'
    readFrom([
      {
        url: page,
        html: '<title>Rounds</title><p>Lampworks raised a seed round.</p>',
        observedAt: '2026-11-01T00:00:00.000Z',
      },
    ])
    const company = { domain: null, stage: 'seed', industry: null, location: null }
    const answer = (url: string) => ({
      contract: 'stage_aligned_lookalikes_v1',
      seed: { ...company, name: 'Tarnlight Labs', evidence: [] },
      requested_count: 1,
      lookalikes: [{ ...company, name: 'Lampworks', reasons: ['seed'], evidence: [{ url, quote: null }] }],
    })
    thinks(async (turn, tools) => {
      await tools.call('read_page', { url: page })
      return { structured: answer(turn.task) }
    })
    const { secret } = await customer(100)
    await worker.start()
    const body = {
      output_contract: 'stage_aligned_lookalikes_v1',
      stage_seed: { name: 'Tarnlight Labs' },
      stage_options: { requested_count: 1 },
      sources: ['public_web'],
    }
    const proven = await answered(client, secret, { ...body, task: page })
    assert.deepEqual(proven.body().data.structured_output, answer(page))
    const made = await answered(client, secret, { ...body, task: 'https://made-up.example/' })
    made.assertStatus(503)
    assert.equal(made.body().error.code, 'structured_output_unverified')
    assert.equal(made.body().meta, undefined)
  })

  test('[ER-012] retries a failing engine, then fails the run without details', async ({
    client,
    assert,
  }) => {
    let tries = 0
    thinks(async () => {
      tries++
      throw new Error('secret detail')
    })
    const { secret, balance } = await customer(100)
    await worker.start()
    const response = await ended(client, secret, await ask(client, secret))
    response.assertStatus(503)
    assert.equal(response.body().error.code, 'agent_unavailable')
    assert.notInclude(JSON.stringify(response.body()), 'secret detail')
    assert.isAbove(tries, 1)
    assert.deepInclude(await balance(), { pending: 0, posted: 0 })
  }).timeout(60_000)

  test('[AG-028] an answer that stopped early gives the reason', async ({ client, assert }) => {
    thinks(async () => ({ text: 'Two of ten were found.', stopped: 'max_acu was reached' }))
    const { secret } = await customer(100)
    await worker.start()
    assert.equal(
      (await answered(client, secret)).body().data.output,
      'Two of ten were found.\n\nStopped early: max_acu was reached'
    )
  })

  test('[AG-018 AG-030] response_format markdown makes polling return Markdown', async ({
    client,
    assert,
  }) => {
    thinks(async () => ({ text: '# Lamps\n\n- one' }))
    const { secret } = await customer(100)
    const accepted = await ask(client, secret, { response_format: 'markdown' })
    const before = await poll(client, secret, accepted.body().data.run_id)
    assert.equal(before.body().data.status, 'queued')
    await worker.start()
    const done = await ended(client, secret, accepted)
    done.assertStatus(200)
    assert.equal(done.header('content-type'), 'text/markdown; charset=utf-8')
    assert.match(done.header('x-request-id')!, /^req_/)
    assert.equal(done.text(), '# Lamps\n\n- one')
    const standard = await answered(client, secret, { response_format: 'standard' })
    assert.match(standard.header('content-type')!, /^application\/json/)
    assert.equal(standard.body().data.output, '# Lamps\n\n- one')
  })

  test('[AG-036 ER-003] results are kept for 7 days, then return 410', async ({ client, assert }) => {
    thinks(echo)
    const { secret } = await customer(100)
    await worker.start()
    const done = await answered(client, secret)
    const id = done.body().data.run_id
    timeTravel(7 * DAY - 60_000)
    ;(await poll(client, secret, id)).assertStatus(200)
    timeTravel(120_000)
    for (const request of [
      poll(client, secret, id),
      client.delete(`/v1/agent/runs/${id}`).bearerToken(secret),
    ]) {
      const expired = await request
      expired.assertStatus(410)
      assert.equal(expired.body().error.code, 'run_expired')
    }
  })

  test('[ER-012] a run that crashes its workers fails with agent_unavailable and is not charged', async ({
    client,
    assert,
  }) => {
    const engine = thinks(echo)
    const { secret, balance } = await customer(100)
    const accepted = await ask(client, secret)
    const sql = await app.container.make(Sql)
    await sql.run('UPDATE runs SET attempts = ? WHERE id = ?', [RUN_CLAIMS, accepted.body().data.run_id])
    await worker.start()
    const failed = await ended(client, secret, accepted)
    failed.assertStatus(503)
    assert.equal(failed.body().error.code, 'agent_unavailable')
    assert.lengthOf(engine.turns, 0)
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
  })

  test('[ER-013] returns 503 queue_unavailable and reserves nothing if the queue is down', async ({
    client,
    assert,
  }) => {
    const queue = await app.container.make(Queue)
    app.container.swap(Queue, () => Object.assign(Object.create(queue), { healthy: async () => false }))
    const { secret, balance } = await customer(100)
    for (const path of ['/v1/agent', '/v1/agent/chat']) {
      const response = await client.post(path).bearerToken(secret).json({ task: 'Find somebody' })
      response.assertStatus(503)
      assert.equal(response.body().error.code, 'queue_unavailable')
      assert.isTrue(response.body().error.retryable)
    }
    assert.equal((await balance()).pending, 0)
  })

  test('[ID-001 ID-002 ID-003 ID-004 ID-008] one Idempotency-Key starts one run', async ({
    client,
    assert,
  }) => {
    thinks(echo)
    const { secret, balance } = await customer(100)
    const first = await ask(client, secret, {}, 'agent-1')
    const second = await ask(client, secret, {}, 'agent-1')
    assert.deepEqual(second.body(), first.body())
    assert.equal((await balance()).pending, 2)
    const other = await ask(client, secret, { task: 'Another' }, 'agent-1')
    other.assertStatus(409)
    assert.equal(other.body().error.code, 'idempotency_conflict')
    const streamed = await ask(client, secret, {}, 'agent-1').header('accept', 'text/event-stream')
    streamed.assertStatus(409)
  })
})
