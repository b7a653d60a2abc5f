import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { customer } from '#tests/functional/datasets/fixture'
import { changeKey, makeKey } from '#tests/functional/support/keys'
import { JANE, providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { call, connect, connectStateless, post, textOf, useTools } from './fixture.js'
import env from '#start/env'

const FIELDS = { ...JANE, fields: ['work_email'] }
const CALL = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'contacts', arguments: FIELDS } }
const SESSION = { 'mcp-session-id': 'asks-00000000-0000-4000-8000-000000000000' }

const WAITING = env.get('HEAVY_REQUESTS_PER_WORKSPACE') + 2

type Action = 'accept' | 'decline' | 'cancel'
const answerOf = (action: Action) => (action === 'accept' ? { action, content: {} } : { action })

/** Connects clients that answer with an action and note the questions. */
const CLIENTS = {
  '2025-11-25': async (secret: string, action: Action, asked: string[]) =>
    connect(secret, {
      asks: async (message) => {
        asked.push(message)
        return answerOf(action)
      },
    }),
  '2026-07-28': async (secret: string, action: Action, asked: string[]) => {
    const client = await connectStateless(secret, { capabilities: { elicitation: { form: {} } } })
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      asked.push(params.message)
      return answerOf(action)
    })
    return client
  },
}

/** Reads a stream until its next message. */
async function nextMessage(reader: ReadableStreamDefaultReader<string>): Promise<any> {
  for (let text = ''; ; ) {
    const { value, done } = await reader.read()
    if (done) throw new Error('the stream ended')
    const [, data] = /^event: message\ndata: (.*)\n\n/m.exec((text += value)) ?? []
    if (data) return JSON.parse(data)
  }
}

/** Calls the tool in a session and returns the question and the rest of the stream. */
async function callAndBeAsked(secret: string, signal?: AbortSignal) {
  const response = await post(secret, CALL, SESSION, signal)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  return { response, reader, question: await nextMessage(reader) }
}

test.group('MCP server: approval of costs', (group) => {
  let provider: StatedProvider
  group.each.setup(async () => {
    provider = new StatedProvider('known', { work_email: 'jane@tidewell.example' })
    providers([provider])
    await useTools()
  })
  group.each.teardown(() => app.container.restoreAll())

  for (const generation of ['2025-11-25', '2026-07-28'] as const)
    for (const action of ['accept', 'decline', 'cancel'] as const)
      test(`${generation}: a client that can ask its user asks before a call that costs: ${action}`, async ({
        assert,
      }) => {
        const isCharged = action === 'accept'
        const { secret, balance } = await customer(100)
        const asked: string[] = []
        const client = await CLIENTS[generation](secret, action, asked)
        const result = await call(client, 'contacts', FIELDS)
        assert.lengthOf(asked, 1)
        assert.include(asked[0], 'up to 1 ACU (0.10 USD)')
        if (isCharged) assert.deepInclude(result._meta, { credits_charged: 1 })
        else assert.match(textOf(result), /^not_approved: /)
        assert.lengthOf(provider.calls, isCharged ? 1 : 0)
        assert.deepInclude(await balance(), { posted: isCharged ? 1 : 0, pending: 0 })
        await call(client, 'account_credits')
        assert.lengthOf(asked, 1)
        await client.close()
      })

  test('clients that cannot ask, or only by URL, are not asked', async ({ assert }) => {
    const { secret, balance } = await customer(100)
    for (const capabilities of [{}, { elicitation: { url: {} } }])
      await call(await connectStateless(secret, { capabilities }), 'contacts', FIELDS)
    await call(await connect(secret), 'contacts', FIELDS)
    assert.deepInclude(await balance(), { posted: 3, pending: 0 })
  })

  test('2025-11-25: concurrent calls have questions of their own', async ({ assert }) => {
    const { secret, balance } = await customer(100)
    const both = Promise.withResolvers<void>()
    let count = 0
    const client = await connect(secret, {
      asks: async () => {
        const isFirst = ++count === 1
        if (!isFirst) both.resolve()
        await both.promise
        return answerOf(isFirst ? 'accept' : 'decline')
      },
    })
    const results = await Promise.all([call(client, 'contacts', FIELDS), call(client, 'contacts', FIELDS)])
    assert.lengthOf(
      results.filter(({ isError }) => isError),
      1
    )
    assert.deepInclude(await balance(), { posted: 1, pending: 0 })
    await client.close()
  })

  test('2025-11-25: a call that its client gives up is not made, also if the user approves later', async ({
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    const late = Promise.withResolvers<void>()
    const client = await connect(secret, { asks: () => late.promise.then(() => answerOf('accept')) })
    const wanted = { name: 'contacts', arguments: FIELDS }
    const error = await client.callTool(wanted, undefined, { timeout: 300 }).catch((thrown) => thrown)
    assert.instanceOf(error, Error)
    await untilAnswered()
    late.resolve()
    await call(client, 'account_credits')
    assert.lengthOf(provider.calls, 0)
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
    await client.close()
  })

  test('2025-11-25: only the key that was asked can answer, once, and no other answer counts', async ({
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    const { question, reader, response } = await callAndBeAsked(secret)
    assert.match(response.headers.get('content-type')!, /^text\/event-stream/)
    assert.equal(question.method, 'elicitation/create')
    const accept = { jsonrpc: '2.0', id: question.id, result: answerOf('accept') }
    const other = await post((await customer(100)).secret, accept, SESSION)
    assert.deepEqual([other.status, await other.text()], [202, ''])
    await post(secret, { ...accept, id: 'apr_0' }, SESSION)
    assert.equal((await post(secret, { ...accept, result: answerOf('decline') }, SESSION)).status, 202)
    assert.equal((await post(secret, accept, SESSION)).status, 202)
    const { id, result } = await nextMessage(reader)
    assert.equal(id, CALL.id)
    assert.match(textOf(result), /^not_approved: /)
    assert.isTrue((await reader.read()).done)
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
  })

  for (const [what, answer] of [
    ['an error', { error: { code: -32_601, message: 'Method not found' } }],
    ['an unknown action', { result: { action: 'perhaps' } }],
    ['no action', { result: {} }],
  ] as const)
    test(`2025-11-25: ${what} approves nothing`, async ({ assert }) => {
      const { secret, balance } = await customer(100)
      const { question, reader } = await callAndBeAsked(secret)
      await post(secret, { jsonrpc: '2.0', id: question.id, ...answer }, SESSION)
      assert.match(textOf((await nextMessage(reader)).result), /^not_approved: /)
      assert.deepInclude(await balance(), { posted: 0, pending: 0 })
    })

  test('2025-11-25: a client that leaves, or a key that is revoked, ends the question', async ({
    assert,
  }) => {
    const { secret, key, balance } = await customer(100)
    const leaving = new AbortController()
    await callAndBeAsked(secret, leaving.signal)
    leaving.abort()
    await untilAnswered()
    const { reader, question } = await callAndBeAsked(secret)
    await changeKey(key, { revoked_at: new Date().toISOString() })
    assert.isTrue(await reader.read().then(({ done, value }) => done || value.includes('not_approved')))
    const late = await post(secret, { jsonrpc: '2.0', id: question.id, result: answerOf('accept') }, SESSION)
    assert.equal(late.status, 401)
    await untilAnswered()
    assert.lengthOf(provider.calls, 0)
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
  })

  test('2025-11-25: more calls can wait for their users than run at once', async ({ assert }) => {
    const { secret } = await makeKey()
    const leaving = new AbortController()
    const asked = await Promise.all(
      Array.from({ length: WAITING }, () => callAndBeAsked(secret, leaving.signal))
    )
    assert.lengthOf(new Set(asked.map(({ question }) => question.id)), WAITING)
    leaving.abort()
    await untilAnswered()
  })
})

/** Resolves when no question is open. */
async function untilAnswered(): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if ((await db.from('mcp_approvals')).length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('a question is still open')
}
