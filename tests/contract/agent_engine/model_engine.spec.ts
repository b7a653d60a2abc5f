import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Random } from '../support/random.js'
import { type ModelServer, modelServer } from '#tests/support/model_server/model_server'
import { ask } from './asked.js'
import { goodModel, peopleIn } from './models.js'
import { INJECTION, World } from './world.js'
import { WorldToolBox } from './world_tool_box.js'

const PEOPLE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['people'],
  properties: {
    people: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, url: { type: ['string', 'null'] } },
      },
    },
  },
}

let server: ModelServer
const world = new World(new Random(7))

test.group('model engine', (group) => {
  group.setup(async () => {
    server = await modelServer()
    return () => server.close()
  })

  test('answers with tool results and cites sources exactly as returned', async ({ assert }) => {
    server.play(goodModel())
    const box = new WorldToolBox(world)
    const { answer, said } = await ask(server.url, box)
    assert.equal(answer!.text, said)
    assert.notInclude(said, 'Let me read', 'planning is not part of the answer')
    const named = peopleIn(server.requests.at(-1)!).slice(0, 3)
    for (const { name, source_url } of named) {
      assert.include(said, name)
      assert.include(said, source_url)
    }
    assert.deepEqual(
      answer!.citations.map(({ url }) => url),
      named.map(({ source_url }) => source_url)
    )
    assert.isNull(answer!.stopped)
    assert.notProperty(answer, 'structured')
    assert.deepEqual(
      box.calls.map(({ tool }) => tool),
      ['people_search', 'read_page']
    )
  })

  test('sends limits, key and history to the model, and pages only as quoted data', async ({ assert }) => {
    server.play(goodModel())
    const history = [
      { role: 'user' as const, text: 'Hello' },
      { role: 'assistant' as const, text: 'Good day' },
    ]
    await ask(server.url, new WorldToolBox(world), { turn: { history, inputs: { country: 'DE' } } })
    for (const { max_tokens, authorization, stream } of server.requests)
      assert.deepEqual([max_tokens, authorization, stream], [4_000, 'Bearer model-key', true])
    const { messages } = server.requests.at(-1)!
    assert.deepEqual(messages.slice(1, 3), [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Good day' },
    ])
    assert.match(
      messages[3].content!,
      /^Who leads data.*BEGIN DATA (\S+)\n\{\s+"country": "DE"\s+\}\nEND DATA \1$/s
    )
    const mark = /BEGIN DATA (\S+)/.exec(messages[3].content!)![1]
    assert.include(messages[0].content!, mark)
    for (const { content } of messages.filter(({ role }) => role === 'tool')) {
      assert.match(content!, new RegExp(`^Result of \\w+\\nBEGIN DATA ${mark}\\n.*\\nEND DATA ${mark}$`, 's'))
      assert.lengthOf(content!.split(mark), 3, 'the marker does not occur inside')
    }
  })

  test('uses a new marker for quoted data in every answer', async ({ assert }) => {
    const marks = new Set<string>()
    for (let i = 0; i < 3; i++) {
      server.play(goodModel())
      await ask(server.url, new WorldToolBox(world))
      marks.add(/BEGIN DATA (\S+)/.exec(server.requests[0].messages[0].content!)![1])
    }
    assert.equal(marks.size, 3)
    assert.isTrue([...marks].every((mark) => !INJECTION.includes(mark)))
  })

  test('passes refusals to the model and reports the reason for stopping', async ({ assert }) => {
    server.play((_request, nth) =>
      nth < 3
        ? { calls: [{ name: 'contacts', arguments: `{"person_id":"per_${nth}"}` }] }
        : { text: 'I found one address.' }
    )
    const box = new WorldToolBox(world, { acu: 1 })
    const { answer } = await ask(server.url, box)
    assert.match(server.requests.at(-1)!.messages.at(-1)!.content!, /insufficient_acu/)
    assert.match(answer!.stopped!, /max_acu/)
    assert.equal(box.limits.used, 1)
  })

  test('[AG-019 AG-025] returns structured output that validates', async ({ assert }) => {
    server.play(goodModel())
    const { answer } = await ask(server.url, new WorldToolBox(world), {
      turn: { outputSchema: PEOPLE_SCHEMA },
    })
    const { people } = answer!.structured as { people: { name: string; url: string }[] }
    assert.lengthOf(people, 3)
    assert.deepEqual(
      people.map(({ url }) => url),
      answer!.citations.map(({ url }) => url)
    )
  })

  const dataReplies = (replies: string[]) => {
    const good = goodModel()
    server.play((request, nth) => {
      const last = request.messages.at(-1)!.content ?? ''
      const asks = /one JSON value that validates|That value is not right/.test(last)
      return asks ? { text: replies.shift() ?? 'none' } : good(request, nth)
    })
  }
  const right = JSON.stringify({ people: [{ name: world.people[0].name }] })

  for (const [what, replies, structured] of [
    ['text around the JSON', [`Here it is:\n\`\`\`json\n${right}\n\`\`\`\nDone.`], right],
    ['an invalid first attempt', ['{"people": 3}', right], right],
    ['two replies without JSON', ['I cannot.', '{', right], right],
    [
      'an address that no tool returned, then none',
      ['{"people":[{"name":"A","url":"https://made-up.com/x"}]}', right],
      right,
    ],
    [
      'an address that no tool returned, repeatedly: null',
      Array(3).fill('{"people":[{"name":"A B","url":"https://made-up.com/x"}]}'),
      '{"people":[{"name":"A B","url":null}]}',
    ],
    ['never any JSON: no value', ['no', 'no', 'no'], undefined],
    ['never valid: returned as it is and reported as invalid', Array(3).fill('{"people":3}'), '{"people":3}'],
  ] as [string, string[], string | undefined][])
    test(`data with ${what}`, async ({ assert }) => {
      dataReplies([...replies])
      const { answer } = await ask(server.url, new WorldToolBox(world), {
        turn: { outputSchema: PEOPLE_SCHEMA },
      })
      assert.deepEqual(answer!.structured, structured === undefined ? undefined : JSON.parse(structured))
      assert.lengthOf(server.requests, 3 + replies.length)
    })

  test('[AG-032] a cancelled run ends within a second and makes no more calls', async ({ assert }) => {
    const good = goodModel()
    for (const after of [0, 5, 15, 30, 60, 120]) {
      for (const slow of ['model', 'tool', 'retry']) {
        server.play((request, nth) => {
          if (slow === 'retry') return { status: 429, headers: { 'retry-after': '15' } }
          return slow === 'model' && nth === 1 ? { hangAfter: 'so' } : good(request, nth)
        })
        const box = new WorldToolBox(world, { slowMs: slow === 'tool' ? 5_000 : 0 })
        const cancel = new AbortController()
        const asked = ask(server.url, box, {
          signal: cancel.signal,
          limits: { firstChunkMs: 9_000, chunkMs: 9_000 },
        })
        await delay(after)
        const cancelled = performance.now()
        cancel.abort(new Error('cancelled'))
        const { error, failures } = await asked
        assert.isBelow(performance.now() - cancelled, 1_000)
        assert.equal(error!.message, 'cancelled')
        assert.lengthOf(failures, 0)
        // One call may have been in flight at the cancellation.
        await delay(20)
        const [asking, calls] = [server.requests.length, box.calls.length]
        await delay(20)
        assert.deepEqual([server.requests.length, box.calls.length], [asking, calls])
      }
    }
  })
})
