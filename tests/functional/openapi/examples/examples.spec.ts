/**
 * Sends the example of every operation to a service with the demo world. The document shows what
 * recorded_examples.json has; KEEP_EXAMPLES=1 records it again. Events that these requests do not
 * cause keep the example that the file has.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { operations } from '#app/shared/http/registered'
import type { Examples } from '#app/openapi/document'
import type { OperationExample } from '#app/openapi/examples'
import { serviceDocument } from '#app/openapi/service_document'
import { WEBHOOK_EVENT_NAMES } from '#domain/webhooks/events'
import { ace, kill, serve } from '#tests/functional/support/child'
import { demoFolder } from '#tests/functional/support/demo_folder'
import { beginning, sameShape, shortened } from './shape.js'
import { type Seen, type Step, steps } from './steps.js'

const RECORDED = app.makePath('app/openapi/recorded_examples.json')
const SHOWN_HOOK = 'https://example.com/hooks'
/** Shown instead of a file that is no text. */
const BINARY = '(a file)'

type Service = Awaited<ReturnType<typeof serve>>

test.group('OpenAPI: examples', (group) => {
  group.tap((one) => one.timeout(300_000))
  let folder: Awaited<ReturnType<typeof demoFolder>>
  const received: { type: string }[] = []
  const actual: Examples = { operations: {}, events: {} }
  const document = serviceDocument() as any
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Examples
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ ...document, $id: 'service' })
  let service: Service
  let receiver: Server

  /** Null for a value that the schema component accepts, otherwise what is wrong with it. */
  const problem = ({ $ref }: { $ref: string }, value: unknown): string | null => {
    const validate = ajv.getSchema(`service${$ref}`)!
    return validate(value) ? null : `${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`
  }
  const schemaOf = (id: string, { response }: OperationExample) => {
    const { path, method } = operations().find((one) => one.id === id)!
    const { responses } = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
    return responses[response.status]?.content[response.type]?.schema
  }

  group.setup(async () => {
    receiver = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      received.push(JSON.parse(body))
      response.writeHead(204).end()
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    folder = await demoFolder()
    service = await serve({
      ...{ EVIDENCE_READ: '', EVIDENCE_PROXY: '', WEB_SEARCH_URL: '', LLM_BASE_URL: '' },
      ...{ DATA_DIR: folder.directory, DEMO: '1', SMTP_CHECKS: '0', EGRESS_ALLOW: '127.0.0.1/32' },
    })
  })
  group.teardown(async () => {
    if (service) await kill(service.child)
    receiver?.close()
    folder?.end()
  })

  test('every operation has an example', ({ assert }) => {
    assert.sameMembers(
      steps(SHOWN_HOOK).map(({ id }) => id),
      operations().map(({ id }) => id)
    )
  })

  test('the example of every operation succeeds as documented', async ({ assert }) => {
    const key = /^Demo API key: (\S+)$/m.exec(service.printed())![1]
    const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    const bodies = new Map<string, unknown>()
    const seen: Seen = (id) => bodies.get(id)
    const made = await ace(['key:create', '--workspace=demo', '--scopes=privacy', '--json'], {
      DATA_DIR: folder.directory,
    })
    const privacyKey = JSON.parse(made.out).key
    for (const step of steps(hook)) {
      const used = step.id.startsWith('privacy.') ? privacyKey : key
      const { example, body } = await send(service.url, used, step, seen)
      bodies.set(step.id, body)
      const schema = schemaOf(step.id, example)
      assert.exists(schema, `${step.id}: ${example.response.status} ${JSON.stringify(body).slice(0, 500)}`)
      if (schema.$ref) assert.isNull(problem(schema, body), step.id)
      actual.operations[step.id] = JSON.parse(JSON.stringify(example).replaceAll(hook, SHOWN_HOOK))
    }
    for (const event of received) actual.events[event.type] ??= shortened(event)
    for (const event of received)
      assert.isNull(
        problem(document.webhooks[event.type].post.requestBody.content['application/json'].schema, event)
      )
    assert.includeMembers(Object.keys(actual.events), ['set.item.created', 'set.idle', 'batch.completed'])
    const events = { ...recorded.events, ...actual.events }
    if (process.env.KEEP_EXAMPLES)
      writeFileSync(RECORDED, `${JSON.stringify({ ...actual, events }, null, 1)}\n`)
  })

  test('the document shows these examples, and all of them match their schemas', ({ assert }) => {
    if (process.env.KEEP_EXAMPLES) return
    assert.sameMembers(Object.keys(recorded.operations), Object.keys(actual.operations))
    for (const [id, example] of Object.entries(recorded.operations)) {
      const now = actual.operations[id]
      assert.deepEqual([example.query, example.response.status], [now.query, now.response.status], id)
      assert.deepEqual(withoutIds(example.body), withoutIds(now.body), id)
      assert.isTrue(sameShape(example.response.body, now.response.body), `${id}: record it again`)
      const schema = schemaOf(id, example)
      if (schema.$ref) assert.isNull(problem(schema, example.response.body), id)
    }
    assert.sameMembers(Object.keys(recorded.events), WEBHOOK_EVENT_NAMES)
    for (const [type, event] of Object.entries(recorded.events)) {
      const { schema } = document.webhooks[type].post.requestBody.content['application/json']
      assert.isNull(problem(schema, event), type)
      assert.propertyVal(event, 'type', type)
    }
  })
})

const shortIds = (value: object) =>
  JSON.parse(JSON.stringify(value).replace(/\b([a-z]+_[0-9a-f]{8})[0-9a-f]{24}\b/g, '$1'))

const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null).replace(/\b([a-z]+)_[0-9a-f]{8}\b/g, '$1_'))

async function send(url: string, key: string, step: Step, seen: Seen) {
  const { path, method } = operations().find(({ id }) => id === step.id)!
  const params = step.params?.(seen)
  const body = typeof step.body === 'function' ? step.body(seen) : step.body
  const target = new URL(
    path.replace(/:(\w+)/g, (_, name) => params![name]),
    url
  )
  for (const [name, value] of Object.entries(step.query ?? {})) target.searchParams.set(name, String(value))
  const headers = {
    authorization: `Bearer ${key}`,
    accept: step.accept ?? 'application/json',
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  for (let tries = 0; ; tries++) {
    const response = await fetch(target, { method, headers, body: body && JSON.stringify(body) })
    const type = response.headers.get('content-type')!.split(';')[0]
    const read = type === 'text/event-stream' ? await firstEvents(response) : await response.text()
    const text = type === 'application/wacz' ? BINARY : read
    const answer = type === 'application/json' ? JSON.parse(text) : beginning(text)
    if (response.ok && step.until && !step.until(answer) && tries < 480) {
      await new Promise((resolve) => setTimeout(resolve, 250))
      continue
    }
    const shown = type === 'application/json' ? shortened(answer) : answer
    const example: OperationExample = {
      ...(params ? { params: shortened(params) as Record<string, string> } : {}),
      ...(step.query ? { query: step.query } : {}),
      ...(body ? { body: shortIds(body) } : {}),
      response: { status: response.status, type, body: shown },
    }
    return { example, body: answer }
  }
}

/** Reads the beginning of a stream, which may stay open. */
async function firstEvents(response: Response): Promise<string> {
  let text = ''
  for await (const chunk of response.body!) {
    text += Buffer.from(chunk).toString()
    if (text.length > 2_000) break
  }
  return text
}
