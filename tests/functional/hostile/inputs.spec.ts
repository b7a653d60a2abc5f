import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Evidence } from '#domain/evidence/evidence'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { consoleOperations } from '#app/console/register'
import { CONSOLE_API } from '#app/console/operation'
import { operations } from '#app/shared/http/registered'
import { signedIn } from '#tests/functional/console/support/visitor'
import { ownProviders } from '#tests/functional/contacts/fixture'
import { customer, fillFrom, startWorker } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { LIST } from '#tests/functional/mcp/fixture'
import { HOSTILE_SHAPES } from '#tests/support/hostile_strings'
import { BASES } from './bases.js'
import { type Answered, probe, type Sent } from './probe.js'
import { inputsOf, sample, type TextInput, textInputs, withTexts } from './text_inputs.js'
import { repeats } from '#tests/support/long_form'

/** How long a request may block the event loop. */
const MAX_BLOCK_MS = 200
const MAX_MS = 10_000
/**
 * A longer time is compared with the time for a quarter of the text: n log n takes at most 5 times as long,
 * n² 16 times.
 */
const MIN_COMPARED_MS = 60
const MAX_GROWTH = 9
const SHAPES_PER_INPUT = repeats('SHAPES_PER_INPUT', { short: 4, long: 10 })
/** Inputs that get every shape, because their words are interpreted. */
const READ_FOR_MEANING =
  /^(search query|codehost\.search query|pronet\.search filters\.(keywords|location)|enrich name|people\.company company)$/
const MIB = 1024 * 1024
/** Operations that end the key or session of the test. */
const SKIPPED = new Set(['account.key.revoke', 'console.session.delete', 'console.account.sessions.end'])

test.group('Hostile text in every input', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  let headers: Record<string, string>
  let consoleHeaders: () => Record<string, string>
  let slug: string
  let setId: string
  let pronetRequests = 0
  const seen = { inputs: 0, carriedOut: new Set<string>() }
  const newKey = async () => {
    const { secret, workspace } = await customer(10_000_000)
    headers = { authorization: `Bearer ${secret}` }
    return workspace
  }

  group.setup(async () => {
    const evidence = new MemoryEvidence()
    await fillFrom(evidence)
    await ownProviders(evidence)
    app.container.swap(Evidence, () => evidence)
    await givePeople(
      ['Baden', 'Berlin', 'New York'].map((city, i) => ({
        name: `Jane Doe ${i}`,
        title: 'Senior Software Engineer',
        company: 'Acme Inc.',
        location: city,
      })) as never
    )
    const { id, slug: of } = await newKey()
    slug = of
    const visitor = await signedIn(id)
    let n = 0
    consoleHeaders = () => ({
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': visitor.csrfToken,
      // The console limits requests per address.
      'x-forwarded-for': `10.9.${(++n >> 8) & 255}.${n & 255}`,
    })
    const made = await fetch(`http://${process.env.HOST}:${process.env.PORT}/v1/sets`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ search: { query: 'engineers in Berlin', count: 1 } }),
    })
    setId = ((await made.json()) as any).data.id
    return () => app.container.restoreAll()
  })

  for (const { id } of [...operations(), ...consoleOperations()])
    if (!SKIPPED.has(id))
      test(id, async ({ assert }) => {
        const operation = [...operations(), ...consoleOperations()].find((one) => one.id === id)!
        const complaints: string[] = []
        for (const input of textInputs(operation))
          complaints.push(
            ...(await complaintsAbout(`${id} ${input.path.join('.')}`, input, (texts) =>
              requestOf(operation, input, texts)
            ))
          )
        assert.deepEqual(complaints, [])
      }).timeout(120_000)

  test('handles arguments of MCP tools', async ({ assert }) => {
    const listed = await fetch(`http://${process.env.HOST}:${process.env.PORT}/mcp`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(LIST),
    })
    const { tools } = ((await listed.json()) as any).result
    assert.isAbove(tools.length, 5)
    const complaints: string[] = []
    for (const { name, inputSchema } of tools)
      for (const input of inputsOf(inputSchema, [], 'body', 1)) {
        const requestOfTool = (texts: string[]): Sent => {
          const args = withTexts(sample(inputSchema), input.path, texts)
          const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
          return {
            method: 'POST',
            path: '/mcp',
            headers: { ...headers, accept: 'application/json, text/event-stream' },
            body: JSON.stringify(message),
          }
        }
        complaints.push(
          ...(await complaintsAbout(`mcp ${name} ${input.path.join('.')}`, input, requestOfTool))
        )
      }
    assert.deepEqual(complaints, [])
  }).timeout(120_000)

  test('handles headers', async ({ assert }) => {
    const complaints: string[] = []
    for (const name of [
      'authorization',
      'x-api-key',
      'accept',
      'accept-encoding',
      'content-type',
      'cookie',
      'idempotency-key',
      'if-none-match',
      'last-event-id',
      'mcp-protocol-version',
      'origin',
      'x-csrf-token',
      'x-forwarded-for',
      'x-forwarded-proto',
      'host',
      'user-agent',
    ]) {
      const input: TextInput = { place: 'body', path: [name], max: 8_000, maxItems: 1, isFormatted: false }
      for (const [method, path, own] of [
        ['POST', '/v1/search', headers],
        ['GET', `/v1/sets/${setId}/events`, headers],
        ['POST', '/mcp', headers],
        ['GET', '/openapi.json', {}],
        ['POST', `${CONSOLE_API}/session`, {}],
      ] as const)
        complaints.push(
          ...(await complaintsAbout(
            `header ${name} of ${path}`,
            input,
            ([text]) => ({
              method,
              path,
              headers: { ...own, [name]: text.slice(0, 8_000).replace(/[^\t\x20-\x7e]/g, '?') },
              ...(method === 'POST' ? { body: '{"query":"engineer"}' } : {}),
            }),
            4
          ))
        )
    }
    assert.deepEqual(complaints, [])
  }).timeout(60_000)

  test('handles a spreadsheet of 1 MB', async ({ assert }) => {
    const input: TextInput = { place: 'body', path: ['csv'], max: MIB, maxItems: 1, isFormatted: false }
    const operation = operations().find(({ id }) => id === 'sets.imports.create')!
    const lines = (text: string) => ['name,company,email\n' + text, `${text}\nJane Doe,Acme,`]
    const complaints: string[] = []
    for (const n of [0, 1])
      complaints.push(
        ...(await complaintsAbout(
          `sets.imports.create csv ${n}`,
          input,
          ([text]) => requestOf(operation, input, [lines(text)[n]]),
          25
        ))
      )
    assert.deepEqual(complaints, [])
  }).timeout(120_000)

  test('handles agent tasks in a worker', async ({ assert, cleanup }) => {
    cleanup(await startWorker())
    const complaints: string[] = []
    const carryOut = (task: string) =>
      probe({
        method: 'POST',
        path: '/v1/agent/chat',
        headers,
        follow: true,
        body: JSON.stringify({ task: storable(task), max_acu: 1, max_results: 1 }),
      })
    // The first task warms the caches.
    await carryOut('Find 2 engineers in Berlin')
    for (const [n, { name, make }] of HOSTILE_SHAPES.entries()) {
      if (n % 4 !== 0) continue
      const { status, blockedMs } = await carryOut(make(20_000))
      if (blockedMs > MAX_BLOCK_MS) complaints.push(`${name}: blocks ${Math.round(blockedMs)} ms`)
      if (status >= 500) complaints.push(`${name}: ${status}`)
    }
    assert.deepEqual(complaints, [])
  }).timeout(120_000)

  test('processes many inputs instead of rejecting them', async ({ assert }) => {
    assert.isAbove(seen.inputs, 500)
    assert.isAbove(seen.carriedOut.size, 180)
  })

  function requestOf(operation: any, { place, path }: TextInput, texts: string[]): Sent {
    const isConsole = operation.id.startsWith('console.')
    const base = BASES[operation.id]?.(path.join('.')) ?? {}
    const body = operation.body && { ...sample(operation.body.json), ...base }
    const given = { params: { workspace: slug, id: setId } as Record<string, string>, query: {}, body }
    given[place] = withTexts(given[place], path, texts)
    const written = operation.path.replace(/:(\w+)/g, (_: string, name: string) =>
      encodeURIComponent(given.params[name] ?? 'x')
    )
    const query = String(new URLSearchParams(given.query))
    return {
      method: operation.method,
      path: `${isConsole ? CONSOLE_API : ''}${written}${query ? `?${query}` : ''}`,
      headers: isConsole ? consoleHeaders() : headers,
      body: operation.body ? JSON.stringify(given.body) : undefined,
    }
  }

  /** Sends hostile texts for an input and returns the problems. */
  async function complaintsAbout(
    name: string,
    input: TextInput,
    requestFor: (texts: string[]) => Sent,
    shapes = READ_FOR_MEANING.test(name) ? HOSTILE_SHAPES.length : SHAPES_PER_INPUT
  ): Promise<string[]> {
    seen.inputs++
    const complaints: string[] = []
    const isPacked = input.path.includes('[]')
    const perRequest = isPacked ? Math.min(input.maxItems, 10) : 1
    // Starts elsewhere for each input, so that inputs with common code see all shapes.
    const first =
      isPacked || shapes === HOSTILE_SHAPES.length ? 0 : (seen.inputs * 37) % HOSTILE_SHAPES.length
    const count = isPacked ? Math.min(HOSTILE_SHAPES.length, shapes * 10) : shapes
    const longest = input.place === 'body' ? input.max : Math.min(input.max, 2_000)
    for (let n = 0; n < count; n += perRequest) {
      const chosen = Array.from(
        { length: perRequest },
        (_, i) => HOSTILE_SHAPES[(first + n + i) % HOSTILE_SHAPES.length]
      )
      const texts = (size: number) =>
        chosen.map(({ make }) => storable(make(Math.max(size, 4)).slice(0, longest)))
      const complaint = await complaintAbout(name, requestFor, texts, longest)
      if (complaint) complaints.push(`${name}, ${chosen[0].name}${isPacked ? ' and more' : ''}: ${complaint}`)
    }
    if (input.place === 'body' && !input.path.includes('{key}') && input.max < MIB) {
      const huge = HOSTILE_SHAPES[first].make(MIB - 10_000)
      const complaint = await complaintAbout(name, requestFor, () => [storable(huge)], MIB)
      if (complaint) complaints.push(`${name}, 1 MB: ${complaint}`)
    }
    return complaints
  }

  async function complaintAbout(
    name: string,
    requestFor: (texts: string[]) => Sent,
    texts: (size: number) => string[],
    size: number
  ): Promise<string | null> {
    let fastest: Answered | undefined
    for (let attempt = 0; attempt < 3; attempt++) {
      const answered = await send(requestFor(texts(size)))
      if (answered.status < 400) seen.carriedOut.add(name)
      if (answered.status >= 500) return `returns ${answered.status}`
      if (!fastest || answered.blockedMs < fastest.blockedMs) fastest = answered
      if (fastest.blockedMs < MIN_COMPARED_MS && fastest.ms < MAX_MS) break
    }
    const { ms, blockedMs } = fastest!
    if (ms > MAX_MS) return `takes ${Math.round(ms)} ms`
    if (blockedMs > MAX_BLOCK_MS) return `blocks ${Math.round(blockedMs)} ms`
    if (blockedMs < MIN_COMPARED_MS || size < 1_000) return null
    const quarter = await send(requestFor(texts(size / 4)))
    const growth = blockedMs / Math.max(quarter.blockedMs, MIN_COMPARED_MS / MAX_GROWTH)
    return growth > MAX_GROWTH ? `takes ${growth.toFixed(1)} times as long for 4 times the text` : null
  }

  async function send(sent: Sent): Promise<Answered> {
    // These operations allow 60 requests per minute and workspace.
    if (sent.path.startsWith('/v1/pronet') && ++pronetRequests % 50 === 0) await newKey()
    return probe(sent)
  }
})

/** Removes U+0000 and unpaired surrogates, which are rejected early. See bodies.spec.ts. */
const storable = (text: string): string => text.replaceAll('\0', '0').toWellFormed()
