/**
 * Runs the snippets of the documentation site's operations with the clients, against a server that
 * only notes requests. Each must send the request that the curl command sends.
 */
import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { serviceDocument } from '#app/openapi/service_document'
import { hasPython, pythonEnvironment } from '../../../bin/clients/python_environment.js'
import { Kith } from '../../../clients/typescript/src/index.js'
import { callsOf } from '../../../docs/site/operation_pages.js'
import { curl, python, typescript } from '#domain/clients/snippets'

type Noted = { method: string; url: string; body: unknown }

const run = promisify(execFile)
const isSkipped = !(await hasPython())
const calls = callsOf(serviceDocument())

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? undefined : JSON.parse(text)
}

const SET_EVENTS = /^(\/v1\/sets\/[^/]+)\/events/

/** Streams end with their first event. */
function answerTo({ url, headers }: IncomingMessage): [type: string, body: string] {
  const idle =
    '{"status":"completed","searches":[],"enrichments":[],"items":{"pending":0,"admitted":0,"rejected":0}}'
  if (!headers.accept?.includes('text/event-stream'))
    return ['application/json', `{"data":${idle},"meta":{}}`]
  const last = SET_EVENTS.test(url!)
    ? `event: set.idle\ndata: {"data":${idle}}`
    : 'event: finish\ndata: {"type":"finish"}'
  return ['text/event-stream', `id: 1\n${last}\n\n`]
}

/** Serves a loopback address while `work` runs, and returns the requests that arrived. */
async function noting(work: (url: string) => Promise<unknown>): Promise<Noted[]> {
  const noted: Noted[] = []
  const server = createServer(async (request, response) => {
    // After `set.idle`, the clients read the Set, to see whether it got more work.
    const isSecond = SET_EVENTS.exec(noted.at(-1)?.url ?? '')?.[1] === request.url
    if (!isSecond) noted.push({ method: request.method!, url: request.url!, body: await bodyOf(request) })
    const [type, body] = answerTo(request)
    response.setHeader('content-type', type).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return noted
}

/** Helpers read streams from their beginning, without `after_seq`. */
const inOrder = ({ method, url, body }: Noted): Noted => {
  const { pathname, searchParams } = new URL(url, 'http://kith.example')
  searchParams.delete('after_seq')
  searchParams.sort()
  return { method, url: `${pathname}?${searchParams}`, body }
}

test.group('snippets of the documentation site', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  group.tap((one) => one.timeout(120_000))
  let expected: Noted[]

  group.setup(async () => {
    const commands = calls.map((call) => curl(call)).join('\n')
    expected = await noting((url) =>
      run('bash', ['-c', commands], { env: { ...process.env, KITH_URL: url, KITH_API_KEY: 'kith_x' } })
    )
  })

  test('curl sends each operation once', ({ assert }) => {
    assert.isAbove(calls.length, 50)
    assert.lengthOf(expected, calls.length)
    for (const [i, { method, path, body }] of calls.entries()) {
      assert.equal(expected[i].method, method.toUpperCase())
      assert.equal(new URL(expected[i].url, 'http://x').pathname.split('/').length, path.split('/').length)
      assert.deepEqual(expected[i].body, body)
    }
  })

  test('TypeScript sends the same requests', async ({ assert }) => {
    const sent = await noting(async (baseUrl) => {
      const kith = new Kith({ apiKey: 'kith_x', baseUrl, maxRetries: 0 })
      const silent = { log: () => {} }
      for (const call of calls)
        await new Function('kith', 'console', `return (async () => {${typescript(call)}})()`)(kith, silent)
    })
    for (const [i, { id }] of calls.entries())
      assert.deepEqual(sent[i] && inOrder(sent[i]), inOrder(expected[i]), id)
  })

  test('Python sends the same requests', async ({ assert }) => {
    const bin = await pythonEnvironment()
    const sent = await noting((url) => {
      const script = `from kith import Kith\nkith = Kith("kith_x", ${JSON.stringify(url)}, max_retries=0)\n${calls.map(python).join('\n')}`
      const env = { PATH: process.env.PATH, PYTHONPATH: app.makePath('clients/python/src') }
      return run(join(bin, 'python'), ['-c', script], { env: { ...env, PYTHONDONTWRITEBYTECODE: '1' } })
    })
    for (const [i, { id }] of calls.entries())
      assert.deepEqual(sent[i] && inOrder(sent[i]), inOrder(expected[i]), id)
  }).skip(isSkipped, 'Python 3.10 with venv was not found')
})
