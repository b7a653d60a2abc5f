import { test } from '@japa/runner'
import {
  AbstractChat,
  type ChatState,
  DefaultChatTransport,
  generateText,
  isStepCount,
  type UIMessage,
} from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { customer } from '#tests/functional/datasets/fixture'
import { PHONE } from '#tests/functional/batch/fixture'
import { NADIA } from '#tests/functional/profiles/fixture'
import { DESIGNERS, QUERY } from '#tests/functional/sets/fixture'
import { chatHandler, kithTools, prepareAgentRequest } from '../../../clients/typescript/src/ai.js'
import { Kith } from '../../../clients/typescript/src/index.js'
import { unreliable } from './unreliable_fetch.js'
import { ANSWER, BASE_URL, CITED, clientWorld, ENDLESS } from './world.js'

/** The state that useChat of a user interface library keeps, without a library. */
class State implements ChatState<UIMessage> {
  status: ChatState<UIMessage>['status'] = 'ready'
  error: Error | undefined
  messages: UIMessage[] = []
  pushMessage = (message: UIMessage) => void this.messages.push(message)
  popMessage = () => void this.messages.pop()
  replaceMessage = (index: number, message: UIMessage) => void (this.messages[index] = message)
  snapshot = <T>(value: T): T => structuredClone(value)
}
class Chat extends AbstractChat<UIMessage> {
  constructor(transport: DefaultChatTransport<UIMessage>) {
    super({ transport, state: new State() })
  }
}

const textOf = ({ parts }: UIMessage) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('')

async function connect(credits?: number) {
  const { secret: apiKey } = await customer(credits)
  const { fetch, sent } = unreliable()
  return { apiKey, kith: new Kith({ apiKey, baseUrl: BASE_URL(), fetch }), sent }
}

const chatRequest = (text: string, init: RequestInit = {}) => {
  const messages = [{ id: '1', role: 'user', parts: [{ type: 'text', text }] }]
  const body = JSON.stringify({ id: 'chat_1', messages })
  return new Request('http://app.test/api/chat', { method: 'POST', body, ...init })
}

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}

/** A model that calls one tool, then answers. */
const callsOnce = (toolName: string, input: object) => {
  let calls = 0
  return new MockLanguageModelV4({
    doGenerate: async () =>
      calls++ === 0
        ? {
            content: [{ type: 'tool-call', toolCallId: 'call_1', toolName, input: JSON.stringify(input) }],
            finishReason: { unified: 'tool-calls', raw: undefined },
            usage,
            warnings: [],
          }
        : {
            content: [{ type: 'text', text: 'Done.' }],
            finishReason: { unified: 'stop', raw: undefined },
            usage,
            warnings: [],
          },
  })
}

test.group('TypeScript client: AI SDK', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  clientWorld(group)

  async function result(toolName: string, input: object): Promise<any> {
    const { kith } = await connect()
    const { steps } = await generateText({
      model: callsOnce(toolName, input),
      prompt: 'Go on',
      tools: kithTools(kith),
      stopWhen: isStepCount(3),
    })
    const [part] = steps[0].content.filter(({ type }) => type === 'tool-result' || type === 'tool-error')
    if (part.type !== 'tool-result') throw new Error(JSON.stringify(part))
    return part.output
  }

  test('generateText runs each tool of kithTools against the service', async ({ assert }) => {
    const found = await result('search_people', { query: QUERY, num_results: 20 })
    assert.includeMembers(
      found.map(({ person }: any) => person.name),
      DESIGNERS
    )
    const rows = [{ domain: 'tidewell.example' }]
    const table = await result('fill_table', { entity: 'company', rows, columns: [{ key: 'name' }] })
    assert.equal(table[0].cells.name.status, 'found')
    const contacts = await result('find_contacts', { pronet_url: NADIA.pronet, fields: ['phone'] })
    assert.include(JSON.stringify(contacts), PHONE)
    const profile = await result('person_profile', { pronet_url: NADIA.pronet })
    assert.match(profile.identity.name, /Nadia/)
    assert.equal(await result('research', { task: 'Find somebody who can weld' }), ANSWER)
  })

  test('with needsApproval, a tool does not run before the user approves', async ({ assert }) => {
    const { kith } = await connect()
    const { content } = await generateText({
      model: callsOnce('search_people', { query: QUERY }),
      prompt: 'Go on',
      tools: kithTools(kith, { needsApproval: true }),
    })
    assert.includeMembers(
      content.map(({ type }) => type),
      ['tool-approval-request']
    )
    const { usage } = (await kith.account.usage()).data
    assert.deepEqual(
      usage.map(({ route }) => route),
      ['GET /v1/account/usage']
    )
  })

  for (const [title, transport] of [
    [
      'a chatHandler route',
      ({ kith }) => {
        const POST = chatHandler(kith)
        const route: typeof fetch = (input, init) =>
          POST(new Request(new URL(String(input), 'http://app.test'), init))
        return new DefaultChatTransport({ fetch: route })
      },
    ],
    [
      '/v1/agent/chat with prepareAgentRequest',
      ({ apiKey }) =>
        new DefaultChatTransport({
          api: `${BASE_URL()}/v1/agent/chat`,
          headers: { authorization: `Bearer ${apiKey}` },
          prepareSendMessagesRequest: prepareAgentRequest,
        }),
    ],
  ] as [string, (given: Awaited<ReturnType<typeof connect>>) => DefaultChatTransport<UIMessage>][])
    test(`the default useChat transport works with ${title}`, async ({ assert }) => {
      const given = await connect()
      const chat = new Chat(transport(given))
      await chat.sendMessage({ text: 'Find somebody who can weld' })
      await chat.sendMessage({ text: 'And in Oslo?' })
      assert.isUndefined(chat.error, chat.error?.message)
      assert.equal(chat.status, 'ready')
      assert.deepEqual(
        chat.messages.map(({ role }) => role),
        ['user', 'assistant', 'user', 'assistant']
      )
      const answer = chat.messages[1]
      assert.equal(textOf(answer), ANSWER)
      assert.deepInclude(answer.parts.find(({ type }) => type === 'source-url')!, { url: CITED })
      assert.isTrue(answer.parts.some(({ type }) => type.includes('tool')))
      const { data } = await given.kith.agent.runs.list()
      assert.deepEqual(
        data.runs.map(({ task }) => task),
        ['And in Oslo?', 'Find somebody who can weld']
      )
      await given.kith.agent.chat.cancel({ session_id: chat.id })
    })

  test('chatHandler answers an error of the service with its status and message', async ({ assert }) => {
    const { kith } = await connect(0)
    const response = await chatHandler(kith)(chatRequest('Hello'))
    assert.equal(response.status, 402)
    assert.match(await response.text(), /^insufficient_/)
  })
  for (const [how, leave] of [
    ['the response is cancelled', (_: AbortController, reader) => reader.cancel()],
    ['the request is aborted', (browser) => browser.abort()],
  ] as [string, (browser: AbortController, reader: ReadableStreamDefaultReader) => void][])
    test(`chatHandler cancels the run when ${how}`, async ({ assert }) => {
      const { kith } = await connect()
      const browser = new AbortController()
      const response = await chatHandler(kith)(chatRequest(ENDLESS, { signal: browser.signal }))
      const reader = response.body!.getReader()
      await reader.read()
      const run = async () => (await kith.agent.runs.list()).data.runs[0]
      assert.include(['queued', 'running'], (await run()).status)
      leave(browser, reader)
      for (let tries = 0; (await run()).status !== 'cancelled'; tries++) {
        assert.isBelow(tries, 50, 'the run goes on')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })

  test('chatHandler does not cancel a run that has ended', async ({ assert }) => {
    const { kith, sent } = await connect()
    const browser = new AbortController()
    const request = chatRequest('Find somebody who can weld', { signal: browser.signal })
    assert.include(await (await chatHandler(kith)(request)).text(), '"type":"finish"')
    browser.abort()
    await new Promise((resolve) => setTimeout(resolve, 50))
    assert.notInclude(
      sent.map(({ method }) => method),
      'DELETE'
    )
  })
})
