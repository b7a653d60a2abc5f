import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import { readUIMessageStream, type UIMessage, type UIMessageChunk, uiMessageChunkSchema } from 'ai'
import type { UiChunk } from '#domain/agent/ui_chunk'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { addKey } from '#tests/functional/support/keys'
import { chunksOf, openStream, poll, restore, textsOf, thinks, endOthers } from './fixture.js'
import { echo } from './engines.js'

const TASK = { task: 'Find somebody who can weld' }
const types = (seen: { chunk: { type: string } }[]) => seen.map(({ chunk }) => chunk.type)
const ENDS = ['finish', 'error']

/** The message that an AI SDK client builds from the chunks. */
async function lastMessage(chunks: readonly UiChunk[]): Promise<UIMessage> {
  const stream = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk as UIMessageChunk)
      controller.close()
    },
  })
  let message: UIMessage | undefined
  for await (const state of readUIMessageStream({ stream })) message = state
  return message!
}

test.group('agent: streams', (group) => {
  group.each.setup(endOthers)
  const worker = groupWorker(group)
  group.each.teardown(restore)

  test('[AG-031 AG-004 EV-008 OP-027] {0} streams to its terminal chunk in the AI SDK protocol')
    .with(['/v1/agent', '/v1/agent/chat'])
    .run(async ({ assert }, path) => {
      thinks(async (_turn, tools, say) => {
        say('Looking. ')
        await tools.call('codehost_search', { query: 'welding', limit: 3 })
        for (const word of ['Nobody ', 'was ', 'found.']) say(word)
        return {
          text: 'Looking. Nobody was found.',
          citations: [{ url: 'https://weld.example/', title: 'Welders', quote: null }],
        }
      })
      const { secret } = await customer(100)
      await worker.start()
      const response = await openStream(secret, path, { body: TASK })
      assert.equal(response.status, 200)
      assert.match(response.headers.get('content-type')!, /^text\/event-stream/)
      assert.equal(response.headers.get('x-vercel-ai-ui-message-stream'), 'v1')
      const seen = await chunksOf(response)
      assert.equal(types(seen)[0], 'start')
      assert.deepEqual(
        types(seen).filter((type) => ENDS.includes(type)),
        ['finish']
      )
      assert.equal(types(seen).at(-1), 'finish')
      assert.includeMembers(types(seen), ['tool-input-available', 'tool-output-available', 'source-url'])
      assert.deepEqual(
        seen.map(({ seq }) => seq),
        seen.map((_, i) => i)
      )
      assert.deepEqual(
        seen.map(({ event }) => event),
        types(seen)
      )
      assert.deepEqual(textsOf(seen), ['Looking. Nobody was found.'])
      const order = types(seen)
      assert.isBelow(order.indexOf('text-delta'), order.indexOf('tool-input-available'))
      const { validate } = uiMessageChunkSchema()
      for (const { chunk } of seen) assert.isTrue((await validate!(chunk)).success, JSON.stringify(chunk))
      const message = await lastMessage(seen.map(({ chunk }) => chunk))
      const [start] = seen as any[]
      assert.equal(message.id, start.chunk.messageId)
      assert.deepInclude(message.metadata as object, { status: 'completed', acu_used: 1, acu_limit: 2 })
    })

  test('[OP-028 AG-004] a chat streams for any Accept header, and takes the fields of ask', async ({
    client,
    assert,
  }) => {
    const engine = thinks(echo)
    const { secret } = await customer(100)
    await worker.start()
    const body = { ...TASK, inputs: { a: 1 }, max_results: 3, sources: ['people'], session_id: 'one' }
    for (const accept of ['application/json', '*/*']) {
      const response = await openStream(secret, '/v1/agent/chat', { body, headers: { accept } })
      assert.match(response.headers.get('content-type')!, /^text\/event-stream/)
      assert.equal(types(await chunksOf(response)).at(-1), 'finish')
    }
    assert.deepInclude(engine.turns[0], { task: TASK.task, inputs: { a: 1 }, maxResults: 3 })
    for (const field of ['operation', 'app', 'token', 'user_id', 'entity_id']) {
      const refused = await client
        .post('/v1/agent/chat')
        .bearerToken(secret)
        .json({ ...TASK, [field]: 'ask' })
      refused.assertStatus(422)
      assert.deepEqual(Object.keys(refused.body().error.details.fieldErrors), [field])
    }
  })

  test('[AG-031] the first chunk contains the run id, which can be polled', async ({ client, assert }) => {
    thinks(echo)
    const { secret } = await customer(100)
    await worker.start()
    const seen = await chunksOf(await openStream(secret, '/v1/agent', { body: TASK }))
    const { run_id } = (seen[0].chunk as any).messageMetadata
    const polled = await poll(client, secret, run_id)
    assert.equal(polled.body().data.output, 'You asked: Find somebody who can weld')
  })

  test('[AG-032 AG-005 OP-029] a cancelled stream ends within a second without further charges', async ({
    client,
    assert,
  }) => {
    thinks(async (_turn, tools, _say, signal) => {
      await tools.call('codehost_search', { query: 'welding' })
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      return {}
    })
    const { secret, balance, workspace } = await customer(100)
    const { secret: canceller } = await addKey(workspace, { scopes: ['agent:cancel'] })
    await worker.start()
    for (const how of ['delete', 'chat']) {
      let [cancelledAt, run] = [0, '']
      const cancel = () =>
        how === 'delete'
          ? client.delete(`/v1/agent/runs/${run}`).bearerToken(secret)
          : client.post('/v1/agent/chat/cancel').bearerToken(canceller).json({ session_id: how })
      const stream = await openStream(secret, '/v1/agent/chat', { body: { ...TASK, session_id: how } })
      const seen = await chunksOf(stream, async ({ chunk }) => {
        if (chunk.type === 'start') run = chunk.messageId
        if (chunk.type !== 'tool-output-available') return false
        cancelledAt = Date.now()
        ;(await cancel()).assertStatus(200)
        return false
      })
      assert.isBelow(Date.now() - cancelledAt, 1_000)
      assert.deepEqual(seen.at(-1)!.chunk, {
        type: 'error',
        errorText: 'cancelled: The run was cancelled. Charged for finished tool calls: 1 ACU.',
      })
      assert.deepInclude(await balance(), { pending: 0, posted: how === 'delete' ? 1 : 2 })
    }
  })

  test('[AG-033 EV-008 ER-012] a failure after status 200 is the terminal chunk', async ({ assert }) => {
    for (const thought of [
      async () => {
        throw new DomainError('agent_unavailable', 'The model is away.')
      },
      async () => ({ structured: 'not an object' }),
    ]) {
      thinks(thought)
      const { secret, balance } = await customer(100)
      await worker.start()
      const response = await openStream(secret, '/v1/agent', {
        body: { ...TASK, output_schema: { type: 'object' } },
      })
      assert.equal(response.status, 200)
      const seen = await chunksOf(response)
      const last = seen.at(-1)!.chunk as any
      assert.equal(last.type, 'error')
      assert.match(last.errorText, /^(agent_unavailable: The model is away\.|structured_output_invalid: )/)
      assert.deepEqual(
        types(seen).filter((type) => ENDS.includes(type)),
        ['error']
      )
      assert.deepInclude(await balance(), { pending: 0, posted: 0 })
      await worker.stop()
    }
  })

  test('[AG-031] a reader resumes a stream at its last event', async ({ client, assert }) => {
    thinks(echo)
    const { secret } = await customer(100)
    await worker.start()
    const whole = await chunksOf(await openStream(secret, '/v1/agent', { body: TASK }))
    const { run_id } = (whole[0].chunk as any).messageMetadata
    const again = await chunksOf(await openStream(secret, `/v1/agent/runs/${run_id}`))
    assert.deepEqual(again, whole)
    const rest = await chunksOf(await openStream(secret, `/v1/agent/runs/${run_id}?after_seq=1`))
    assert.deepEqual(rest, whole.slice(2))
    const back = await chunksOf(
      await openStream(secret, `/v1/agent/runs/${run_id}`, { headers: { 'last-event-id': '2' } })
    )
    assert.deepEqual(back, whole.slice(3))
    ;(await client.get(`/v1/agent/runs/${run_id}?after_seq=x`).bearerToken(secret)).assertStatus(422)
  })

  test('[AG-031] a rejection before the run starts is an error response', async ({ assert }) => {
    const { secret } = await customer(1)
    const refused = await openStream(secret, '/v1/agent', { body: { ...TASK, max_acu: 65 } })
    assert.equal(refused.status, 422)
    const poor = await openStream(secret, '/v1/agent/chat', { body: TASK })
    assert.equal(poor.status, 402)
    assert.equal(((await poor.json()) as any).error.code, 'insufficient_acu')
  })

  test('[ID-001 ID-002 ID-003 ID-008 AG-004] a repeated stream request streams the same run from its beginning', async ({
    assert,
  }) => {
    thinks(echo)
    const { secret, balance } = await customer(100)
    await worker.start()
    const headers = { 'idempotency-key': 'stream-1' }
    const first = await chunksOf(await openStream(secret, '/v1/agent/chat', { body: TASK, headers }))
    const second = await chunksOf(await openStream(secret, '/v1/agent/chat', { body: TASK, headers }))
    assert.deepEqual(second, first)
    assert.deepInclude(await balance(), { pending: 0 })
    const other = await openStream(secret, '/v1/agent/chat', { body: { task: 'Another' }, headers })
    assert.equal(other.status, 409)
  })
})
