import { test } from '@japa/runner'
import { post as postMcp } from '#tests/functional/mcp/fixture'
import { makeKey } from '#tests/functional/support/keys'
import { signedIn } from '#tests/functional/console/support/visitor'
import env from '#start/env'

const deep = (levels: number, inner = '1') => '['.repeat(levels) + inner + ']'.repeat(levels)
const deepObject = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

const many = (one: string, count: number) => Array.from({ length: count }, () => one).join()
const numbered = (one: string, count: number) =>
  Array.from({ length: count }, (_, i) => one.replace('#', String(i))).join()

/** Sends a POST with a verbatim body. */
async function post(path: string, secret: string, body: string) {
  const response = await fetch(`http://${env.get('HOST')}:${process.env.PORT}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, body: (await response.json()) as any }
}

test.group('Hostile bodies', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey({ rateOverride: 100_000 })).secret
  })

  for (const [what, path, body, field] of [
    ["arrays in an agent's inputs", '/v1/agent', `{"task":"x","inputs":{"a":${deep(20_000)}}}`, 'body'],
    ["objects in an agent's inputs", '/v1/agent', `{"task":"x","inputs":${deepObject(5_000)}}`, 'body'],
    ['an output schema', '/v1/agent', `{"task":"x","output_schema":${deepObject(5_000)}}`, 'body'],
    ['a whole body', '/v1/search', deep(500_000), 'body'],
    ['brackets that never close', '/v1/search', '['.repeat(1_000_000), 'body'],
  ])
    test(`returns 422 for deep nesting: ${what}`, async ({ assert }) => {
      const answer = await post(path, secret, body)
      assert.equal(answer.status, 422, JSON.stringify(answer.body).slice(0, 300))
      assert.equal(answer.body.error.code, 'validation_failed')
      assert.deepEqual(answer.body.error.details.fieldErrors, {
        [field]: ['must not be nested deeper than 64 levels'],
      })
    })

  test('an object of 70,000 keys: 422; 10,000 keys and longer lists are read', async ({ assert }) => {
    const keys = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":[1,2]`).join()}}`
    const errorsOf = async (inputs: string) => {
      const { status, body } = await post('/v1/agent', secret, `{"task":"x","inputs":${inputs}}`)
      assert.equal(status, 422)
      return body.error.details.fieldErrors
    }
    const tooWide = { body: ['must not have an object of more than 10,000 keys'] }
    assert.deepEqual(await errorsOf(keys(70_000)), tooWide)
    assert.deepEqual(await errorsOf(keys(10_001)), tooWide)
    // Read, and then refused for their bytes.
    assert.deepEqual(Object.keys(await errorsOf(keys(10_000))), ['inputs'])
    assert.deepEqual(Object.keys(await errorsOf(`{"a":[${'1,'.repeat(70_000)}1]}`)), ['inputs'])
  })

  test('ignores brackets within text and accepts 64 levels', async ({ assert }) => {
    const task = JSON.stringify('["\\'.repeat(500))
    const inputs = `{"a":${deep(62)}}`
    const answer = await post('/v1/agent', secret, `{"task":${task},"inputs":${inputs}}`)
    // Valid: 402 only because of missing credits.
    assert.equal(answer.status, 402, JSON.stringify(answer.body))
  })

  for (const [what, body, fields] of [
    ['U+0000 in a text', '{"query":"a\\u0000b"}', { query: ['must not contain the character U+0000'] }],
    [
      'U+0000 in a list',
      '{"filters":{"title":{"any_of":["x","\\u0000"]}}}',
      {
        'filters.title.any_of.1': ['must not contain the character U+0000'],
      },
    ],
    ['half a character', '{"query":"a\\ud800b"}', { query: ['must not contain an unpaired surrogate'] }],
    ['the other half', '{"query":"\\udc00"}', { query: ['must not contain an unpaired surrogate'] }],
    ['U+0000 in a key', '{"a\\u0000b":1}', { ab: ['must not contain the character U+0000'] }],
    [
      'a prototype',
      '{"query":"x","__proto__":{"type":"deep"}}',
      JSON.parse('{"__proto__":["is not a known field"]}'),
    ],
    ['a number out of range', '{"query":"x","num_results":1e999}', null],
    ['a number of 100,000 digits', `{"query":"x","num_results":${'9'.repeat(100_000)}}`, null],
  ] as [string, string, object | null][])
    test(`returns 422 that names the field: ${what}`, async ({ assert }) => {
      const answer = await post('/v1/search', secret, body)
      assert.equal(answer.status, 422)
      const { fieldErrors } = answer.body.error.details
      if (fields) assert.deepEqual(fieldErrors, fields)
      else assert.deepEqual(Object.keys(fieldErrors), ['num_results'])
    })

  test('accepts an escaped emoji, and uses the last of equal keys', async ({ assert }) => {
    const answer = await post(
      '/v1/search',
      secret,
      '{"query":"\\ud83d\\ude00","type":"deep","type":"instant"}'
    )
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  })

  test('returns a short 422 for 70,000 unknown keys and for a very long one', async ({ assert }) => {
    for (const body of [
      `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":1`).join()}}`,
      `{"${'k'.repeat(1_000_000)}":1}`,
    ]) {
      const began = performance.now()
      const answer = await post('/v1/search', secret, body)
      assert.equal(answer.status, 422)
      assert.isBelow(JSON.stringify(answer.body).length, 5_000)
      assert.isBelow(performance.now() - began, 1_000)
    }
  })

  for (const [what, path, body] of [
    ['null in a list', '/v1/search', `{"filters":{"title":{"any_of":[${many('null', 90_000)}]}}}`],
    ['wrong names', '/v1/search', `{"query":"x","contents":{"fields":[${numbered('"q#"', 90_000)}]}}`],
    ['wrong events', '/v1/webhooks', `{"url":"https://a.example","events":[${numbered('"e#"', 90_000)}]}`],
    [
      'rows with unknown fields',
      '/v1/datasets',
      `{"entity":{"type":"person"},"columns":[{"key":"title"}],"rows":[${many('{"a":1,"b":1,"c":1}', 1_000)}]}`,
    ],
    ['rows that are numbers', '/v1/datasets', `{"columns":[{"key":"title"}],"rows":[${many('1', 1_000)}]}`],
  ])
    test(`lists at most 100 invalid fields: ${what}`, async ({ assert }) => {
      const answer = await post(path, secret, body)
      assert.equal(answer.status, 422)
      const { fieldErrors } = answer.body.error.details
      assert.isAtLeast(Object.keys(fieldErrors).length, 1)
      assert.isAtMost(Object.keys(fieldErrors).length, 100)
    })

  test('rejects a body of over 100,000 values before parsing it', async ({ assert }) => {
    for (const one of ['1', '{}', '""', '[]', '{"a":[1]}']) {
      const answer = await post('/v1/search', secret, `{"query":[${many(one, 100_001)}]}`)
      assert.equal(answer.status, 422)
      assert.deepEqual(answer.body.error.details.fieldErrors, {
        body: ['must not have more than 100,000 values'],
      })
    }
  })

  test('a dataset, whose body may have 8 MiB, may have more values', async ({ assert }) => {
    const row = JSON.stringify({
      name: 'Ada',
      company: 'Acme',
      extra: Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`k${i}`, 'v'])),
    })
    const rows = many(row, 1_000)
    const body = `{"entity":{"type":"person"},"mode":"async","columns":[{"key":"nope"}],"rows":[${rows}]}`
    const { status, body: answer } = await post('/v1/datasets', secret, body)
    assert.equal(status, 422)
    assert.notProperty(answer.error.details.fieldErrors, 'body')
  })

  for (const [what, args] of [
    ['nested deeply', deepObject(5_000)],
    ['with U+0000', '{"query":"a\\u0000b"}'],
  ])
    test(`returns a protocol error for arguments of an MCP tool: ${what}`, async ({ assert }) => {
      const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_people","arguments":${args}}}`
      const response = await postMcp(secret, body)
      assert.equal(response.status, 400)
      const { error } = (await response.json()) as any
      assert.equal(error.code, -32600)
      assert.match(error.message, /^validation_failed: .*must not/)
    })

  test('rejects U+0000 and broken escapes in paths and queries like other invalid values', async ({
    assert,
  }) => {
    const headers = { authorization: `Bearer ${secret}` }
    for (const path of [
      '/v1/sets/a%00b',
      '/v1/sets/%ff',
      '/v1/pronet/profile?url=a%00b',
      '/v1/sets?cursor=%00',
      '/v1/sets?cursor=%ff',
    ]) {
      const response = await fetch(`http://${env.get('HOST')}:${process.env.PORT}${path}`, { headers })
      assert.oneOf(response.status, [400, 404, 422], path)
    }
    const { id } = (await makeKey()).workspace
    const visitor = await signedIn(id)
    for (const path of ['/w%00/runs', '/workspaces/w%00/runs'])
      assert.oneOf((await visitor.get(path)).status, [404, 422], path)
  })
})
