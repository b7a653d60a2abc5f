import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import { Random } from '../support/random.js'
import type { Reply } from '#tests/support/model_server/chat'
import { type ModelServer, modelServer } from '#tests/support/model_server/model_server'
import { ask } from './asked.js'
import { goodModel } from './models.js'
import { World } from './world.js'
import { WorldToolBox } from './world_tool_box.js'

let server: ModelServer
const world = new World(new Random(7))

test.group('model engine: model servers', (group) => {
  group.setup(async () => {
    server = await modelServer()
    return () => server.close()
  })

  for (const [what, replies] of [
    ['a fault', [{ status: 500 }]],
    ['no room', [{ status: 429, headers: { 'retry-after': '0' } }]],
    [
      'a gateway without a server',
      [
        { status: 502, body: '<html>' },
        { status: 503, body: '' },
      ],
    ],
    [
      'a connection cut in the middle of a call',
      [{ cutAfter: '', calls: [{ name: 'contacts', arguments: '{"person' }] }],
    ],
    ['a response without an end', [{ raw: '' }]],
    ['an error inside the stream', [{ raw: 'data: {"error": {"message": "overloaded"}}\n\n' }]],
  ] as [string, Reply[]][])
    test(`retries after ${what} without repeating a tool call`, async ({ assert }) => {
      const good = goodModel()
      const broken = [...replies]
      server.play((request, nth) => (nth >= 1 && broken.length > 0 ? broken.shift()! : good(request, nth)))
      const box = new WorldToolBox(world)
      const { answer } = await ask(server.url, box)
      assert.lengthOf(answer!.citations, 3)
      assert.deepEqual(
        box.calls.map(({ tool }) => tool),
        ['people_search', 'read_page']
      )
      assert.lengthOf(server.requests, 3 + replies.length)
    })

  for (const [what, reply, requests] of [
    ['is down', { status: 500 }, 3],
    ['rejects the API key', { status: 401 }, 1],
    ['does not know the model', { status: 404 }, 1],
    ['asks to wait for an hour', { status: 429, headers: { 'retry-after': '3600' } }, 1],
    ['is silent', { hangAfter: '' }, 1],
    ['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 3],
    ['says nothing', { text: '' }, 1],
  ] as [string, Reply, number][])
    test(`[AG-033] fails with agent_unavailable when the model server ${what}`, async ({ assert }) => {
      server.play(() => reply)
      const { error, failures, said, ms } = await ask(server.url, new WorldToolBox(world))
      assert.instanceOf(error, DomainError)
      assert.equal(error!.code, 'agent_unavailable')
      assert.equal(said, '')
      assert.lengthOf(failures, 1, 'the failure is reported to the operator')
      assert.notMatch(error!.message, /127|http|key|\d/, 'the caller learns nothing about the model')
      assert.lengthOf(server.requests, requests)
      assert.isBelow(ms, 3_000)
    })

  test('fails with agent_unavailable when nothing listens', async ({ assert }) => {
    const { error } = await ask('http://127.0.0.1:1/v1', new WorldToolBox(world))
    assert.equal(error!.code, 'agent_unavailable')
  })

  test('keeps an incomplete answer and reports that it is incomplete', async ({ assert }) => {
    const begun = `${'The team is large. '.repeat(30)}\n`
    server.play(() => ({ hangAfter: begun }))
    const { answer, said } = await ask(server.url, new WorldToolBox(world))
    assert.equal(answer!.text, said)
    assert.include(said, 'The team is large.')
    assert.match(answer!.stopped!, /broke off/)
    assert.lengthOf(server.requests, 1, 'emitted text cannot be withdrawn, so the step is not retried')
  })

  test('waits for a slow model while chunks arrive', async ({ assert }) => {
    server.play(() => ({ text: 'word '.repeat(40), pieces: 8, pause: 100 }))
    const { answer, ms } = await ask(server.url, new WorldToolBox(world))
    assert.equal(answer!.text.trim(), 'word '.repeat(40).trim())
    assert.isAbove(ms, 700)
  })

  test('leaves reasoning between tags out of the answer', async ({ assert }) => {
    server.play(() => ({
      text: `<think>${'I should be sly. '.repeat(60)}</think>\n\nNothing was found.`,
      pieces: 40,
    }))
    const { answer, said } = await ask(server.url, new WorldToolBox(world))
    assert.equal(said, 'Nothing was found.')
    assert.equal(answer!.text, said)
  })

  test('drops the oldest results for a model with a small context', async ({ assert }) => {
    const wanted = ['data', 'engineer', 'chief']
    server.play((request) => {
      const shown = request.messages.filter(({ role }) => role === 'tool')
      const size = shown.reduce((sum, { content }) => sum + content!.length, 0)
      if (size > 12_000)
        return { status: 400, body: '{"error":{"message":"maximum context length is 4096 tokens"}}' }
      if (shown.length === wanted.length) return { text: 'Done.' }
      const query = { query: wanted[shown.length], num_results: 40 }
      return { calls: [{ name: 'people_search', arguments: JSON.stringify(query) }] }
    })
    const { answer } = await ask(server.url, new WorldToolBox(world), { limits: { outputChars: 8_000 } })
    assert.equal(answer!.text, 'Done.')
    const last = server.requests.at(-1)!.messages.filter(({ role }) => role === 'tool')
    assert.match(last[0].content!, /no longer in view/)
    assert.match(last.at(-1)!.content!, /BEGIN DATA/)
  })

  test('sends inputs to the model in full', async ({ assert }) => {
    server.play(goodModel())
    const inputs = { note: 'n'.repeat(31_000) }
    await ask(server.url, new WorldToolBox(world), { turn: { inputs } })
    assert.include(server.requests[0].messages.at(-1)!.content!, inputs.note)
  })

  test('uses the newer name of the token limit for servers that require it', async ({ assert }) => {
    const good = goodModel()
    server.play((request, nth) =>
      request.max_tokens === undefined
        ? good(request, nth)
        : { status: 400, body: '{"error":{"message":"Use \'max_completion_tokens\' instead."}}' }
    )
    const { answer } = await ask(server.url, new WorldToolBox(world))
    assert.lengthOf(answer!.citations, 3)
    assert.lengthOf(server.requests, 4)
    for (const request of server.requests.slice(1)) assert.equal(request.max_completion_tokens, 4_000)
  })
})
