/** Runs the code of the clients' READMEs against this service. */
import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MockLanguageModelV4 } from 'ai/test'
import { formatSecret, signedHeaders } from '#domain/webhooks/signature'
import { customer } from '#tests/functional/datasets/fixture'
import { QUERY } from '#tests/functional/sets/fixture'
import { prepareAgentRequest } from '../../../clients/typescript/src/ai.js'
import { Kith } from '../../../clients/typescript/src/index.js'
import { hasPython, pythonEnvironment } from '../../../bin/clients/python_environment.js'
import { ANSWER, BASE_URL, clientWorld } from './world.js'
import { blocksOf, runBlock } from './readme_blocks.js'

const canRunPython = await hasPython()
const EVENT = JSON.stringify({ type: 'batch.completed', data: { id: 'batch_1' } })

test.group('README of the TypeScript client', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append').timeout(60_000))
  clientWorld(group)
  const blocks = blocksOf('typescript', 'ts')
  let [apiKey, secret] = ['', '']
  let kith: Kith
  group.each.setup(async () => {
    ;({ secret: apiKey } = await customer())
    secret = formatSecret(randomBytes(24))
    kith = new Kith({ apiKey, baseUrl: BASE_URL() })
    Object.assign(process.env, { KITH_API_KEY: apiKey, KITH_WEBHOOK_SECRET: secret })
    return () => {
      delete process.env.KITH_API_KEY
      delete process.env.KITH_WEBHOOK_SECRET
    }
  })

  test('these tests run all of its blocks', ({ assert }) => {
    assert.deepEqual(
      [...blocks].map(([title, code]) => [title, code.length]),
      [
        ['First dataset', 1],
        ['Streaming', 1],
        ['Webhooks', 1],
        ['Errors', 1],
        ['Vercel AI SDK', 3],
      ]
    )
  })

  test('First dataset', async ({ assert }) => {
    const { printed } = await runBlock(blocks.get('First dataset')![0], BASE_URL(), {})
    assert.lengthOf(printed, 2)
    assert.deepInclude(printed[0][0] as object, { domain: 'acme.com' })
  })

  test('Streaming', async ({ assert }) => {
    const { data: set } = await kith.sets.create({ search: { query: QUERY, count: 1 } })
    let text = ''
    const process = { stdout: { write: (piece: string) => void (text += piece) } }
    const given = { kith, process, setId: set.id }
    const { printed } = await runBlock(blocks.get('Streaming')![0], BASE_URL(), given)
    assert.equal(text, ANSWER)
    assert.equal(printed.at(-1)![0], 'set.idle')
  })

  test('Webhooks', async ({ assert }) => {
    const { exports, printed } = await runBlock(blocks.get('Webhooks')![0], BASE_URL(), {})
    const headers = signedHeaders({ id: 'evt_1', body: EVENT }, [{ secret, until: null }], new Date())
    const request = (body: string) => new Request('http://app.test/', { method: 'POST', body, headers })
    assert.equal((await exports.POST(request(EVENT))).status, 204)
    assert.deepEqual(printed, [['batch_1']])
    await assert.rejects(() => exports.POST(request(`${EVENT} `)))
  })

  test('Errors', async ({ assert }) => {
    const { printed } = await runBlock(blocks.get('Errors')![0], BASE_URL(), { kith })
    assert.lengthOf(printed, 1)
    assert.property(printed[0][0], 'num_results')
  })

  test('Vercel AI SDK', async ({ assert }) => {
    const [tools, route, browser] = blocks.get('Vercel AI SDK')!
    const usage = {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    }
    const model = new MockLanguageModelV4({
      doGenerate: {
        ...{ content: [{ type: 'text', text: 'Done.' }], usage, warnings: [] },
        finishReason: { unified: 'stop', raw: undefined },
      },
    })
    await runBlock(tools, BASE_URL(), { kith, model, prompt: 'Go on' })
    const offered = model.doGenerateCalls[0].tools!.map(({ name }) => name)
    assert.includeMembers(offered, [
      'search_people',
      'person_profile',
      'find_contacts',
      'fill_table',
      'research',
    ])

    const local = class extends Kith {
      constructor(options: { apiKey: string }) {
        super({ ...options, baseUrl: BASE_URL() })
      }
    }
    const { exports } = await runBlock(route, BASE_URL(), { Kith: local })
    const messages = [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'Find a welder' }] }]
    const body = JSON.stringify({ id: 'chat_1', messages })
    const answer = await exports.POST(new Request('http://app.test/api/chat', { method: 'POST', body }))
    assert.include(await answer.text(), 'Nobody ')

    const made: Record<string, any>[] = []
    const DefaultChatTransport = class {
      constructor(options: object) {
        made.push(options)
      }
    }
    const given = { useChat: () => {}, DefaultChatTransport, prepareAgentRequest, key: apiKey }
    await runBlock(browser, BASE_URL(), given)
    const [{ api, headers, prepareSendMessagesRequest: prepare }] = made
    const { body: task } = prepare({ id: 'chat_2', messages, body: {}, headers, trigger: 'submit-message' })
    const init = {
      method: 'POST',
      body: JSON.stringify(task),
      headers: { ...headers, 'content-type': 'application/json' },
    }
    const streamed = await fetch(BASE_URL() + api, init)
    assert.equal(streamed.status, 200)
    assert.include(await streamed.text(), 'Nobody ')
  })
})

test.group('README of the Python client', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append').timeout(300_000))
  clientWorld(group)

  test('each block runs', async ({ assert }) => {
    const { secret: apiKey } = await customer()
    const kith = new Kith({ apiKey, baseUrl: BASE_URL() })
    const { data: set } = await kith.sets.create({ search: { query: QUERY, count: 1 } })
    const secret = formatSecret(randomBytes(24))
    const headers = signedHeaders({ id: 'evt_1', body: EVENT }, [{ secret, until: null }], new Date())
    const folder = app.makePath('clients/python')
    const env = {
      ...{ PATH: process.env.PATH, PYTHONPATH: join(folder, 'src'), PYTHONDONTWRITEBYTECODE: '1' },
      ...{ KITH_BASE_URL: BASE_URL(), KITH_API_KEY: apiKey, KITH_WEBHOOK_SECRET: secret },
      KITH_TEST_WORLD: JSON.stringify({ set_id: set.id, webhook: { body: EVENT, headers } }),
    }
    const python = join(await pythonEnvironment(), 'python')
    const { stdout } = await promisify(execFile)(python, ['tests/readme.py'], { cwd: folder, env })
    const [first, async, streams, webhook, errors, ...more] = JSON.parse(stdout) as string[]
    assert.include(first, "'domain': 'acme.com'")
    assert.equal(async, '2')
    assert.include(streams, ANSWER)
    assert.include(streams, 'set.idle')
    assert.include(webhook, 'batch_1')
    assert.include(errors, 'num_results')
    assert.deepEqual(more, [])
  }).skip(!canRunPython, 'Python 3.10 with venv was not found')
})
