import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import { customer, startWorker } from '#tests/functional/datasets/fixture'
import { answered, ask, restore, thinks, endOthers } from './fixture.js'
import { echo } from './engines.js'

const SEED = { name: 'Tarnlight Labs', domain: 'tarnlight.example' }
const CONTRACT = {
  output_contract: 'stage_aligned_lookalikes_v1',
  stage_seed: SEED,
  sources: ['public_web'],
  memory: 'none',
}
/** An object with this JSON size in bytes, made of three-byte characters. */
const inputsOf = (bytes: number) => {
  const rest = bytes - Buffer.byteLength(JSON.stringify({ text: '' }))
  return { text: '語'.repeat(Math.floor(rest / 3)) + 'a'.repeat(rest % 3) }
}

test.group('agent: request validation', (group) => {
  group.each.setup(endOthers)
  group.each.teardown(restore)

  const fields = (response: ApiResponse) => Object.keys(response.body().error?.details?.fieldErrors ?? {})

  test('[AG-006 AG-007 AG-010 AG-013 AG-014 AG-016 AG-017 AG-018 AG-020 AG-023 AG-038 ER-001] {0}: {2}')
    .with([
      ['another operation', { operation: 'delete' }, 'operation'],
      ['neither task nor prompt', { task: undefined }, 'task'],
      ['both task and prompt', { prompt: 'again' }, 'prompt'],
      ['a blank task', { task: '  ' }, 'task'],
      ['a task that is not a string', { task: 5 }, 'task'],
      ['inputs that are a list', { inputs: ['a'] }, 'inputs'],
      ['inputs that are a string', { inputs: 'a' }, 'inputs'],
      ['max_results 0', { max_results: 0 }, 'max_results'],
      ['max_results 26', { max_results: 26 }, 'max_results'],
      ['max_results 1.5', { max_results: 1.5 }, 'max_results'],
      ['max_acu 0', { max_acu: 0 }, 'max_acu'],
      ['max_acu 65', { max_acu: 65 }, 'max_acu'],
      ['max_acu as text', { max_acu: '2' }, 'max_acu'],
      ['no source', { sources: [] }, 'sources'],
      ['another source', { sources: ['people', 'dark_web'] }, 'sources.1'],
      ['sources that are not a list', { sources: 'people' }, 'sources'],
      ['another memory', { memory: 'write' }, 'memory'],
      ['another response format', { response_format: 'html' }, 'response_format'],
      ['another contract', { output_contract: 'lookalikes_v9' }, 'output_contract'],
      [
        'requested_count 0',
        { ...CONTRACT, stage_options: { requested_count: 0 } },
        'stage_options.requested_count',
      ],
      [
        'requested_count 26',
        { ...CONTRACT, stage_options: { requested_count: 26 } },
        'stage_options.requested_count',
      ],
      ['an unknown stage option', { ...CONTRACT, stage_options: { count: 3 } }, 'stage_options.count'],
      ['a provider credential', { token: 'ghp_1' }, 'token'],
      ['a user of the caller’s choice', { user_id: 'u_1' }, 'user_id'],
      ['an entity of the caller’s choice', { entity_id: 'e_1' }, 'entity_id'],
      ['an app with operation ask', { app: 'calendar' }, 'app'],
      ['a blank session id', { session_id: ' ' }, 'session_id'],
      ['a session id that is too long', { session_id: 'x'.repeat(201) }, 'session_id'],
      ['a seed without its contract', { stage_seed: SEED }, 'stage_seed'],
    ] as [string, object, string][])
    .run(async ({ client, assert }, [, body, field]) => {
      const { secret, balance } = await customer(100)
      const response = await ask(client, secret, body)
      response.assertStatus(422)
      assert.equal(response.body().error.code, 'validation_failed')
      assert.include(fields(response), field)
      assert.equal((await balance()).pending, 0)
    })

  test('[AG-006 AG-008] operation defaults to ask, and prompt is an alias of task', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer(100)
    const engine = thinks(echo)
    const stop = await startWorker()
    try {
      const first = await answered(client, secret, { task: 'Count the lamps' })
      const second = await answered(client, secret, {
        operation: 'ask',
        task: undefined,
        prompt: 'Count the lamps',
      })
      const [{ run_id: _, poll_url: __, ...one }, { run_id: ___, poll_url: ____, ...other }] = [
        first.body().data,
        second.body().data,
      ]
      assert.deepEqual(one, other)
      const [turn, again] = engine.turns.filter(({ task }) => task === 'Count the lamps')
      assert.deepEqual(turn, again)
    } finally {
      await stop()
    }
  })

  test('[AG-009] accepts a task of 20,000 characters, whatever their size in bytes', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer(100)
    for (const letter of ['a', '語', '🚢']) {
      ;(await ask(client, secret, { task: letter.repeat(20_000) })).assertStatus(202)
      const refused = await ask(client, secret, { task: letter.repeat(20_001) })
      refused.assertStatus(422)
      assert.deepEqual(fields(refused), ['task'])
    }
  })

  test('[AG-010] inputs are limited to 32,000 bytes and only valid for ask', async ({ client, assert }) => {
    const { secret } = await customer(100)
    ;(await ask(client, secret, { inputs: inputsOf(32_000) })).assertStatus(202)
    const refused = await ask(client, secret, { inputs: inputsOf(32_001) })
    refused.assertStatus(422)
    assert.deepEqual(fields(refused), ['inputs'])
    for (const operation of ['connect', 'connections']) {
      const other = await ask(client, secret, { task: undefined, operation, app: 'calendar', inputs: {} })
      other.assertStatus(422)
      assert.include(fields(other), 'inputs')
    }
  })

  test('[AG-010] passes inputs to the engine unchanged, including nulls, empty strings and odd keys', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer(100)
    const engine = thinks(echo)
    const inputs = {
      none: null,
      empty: '',
      list: [null, ' x '],
      deep: { a: { b: null } },
      'a.b': 1,
      constructor: 2,
    }
    const stop = await startWorker()
    try {
      ;(await answered(client, secret, { inputs })).assertStatus(200)
      assert.deepEqual(engine.turns[0].inputs, inputs)
    } finally {
      await stop()
    }
  })

  test('[AG-006 AG-011] connect requires a configured app; connections takes no fields', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer(0)
    for (const app of [undefined, 'no-such-app', '']) {
      const response = await ask(client, secret, { task: undefined, operation: 'connect', app })
      response.assertStatus(422)
      assert.deepEqual(fields(response), ['app'])
    }
    const response = await ask(client, secret, { task: undefined, operation: 'connections' })
    response.assertStatus(200)
    assert.deepEqual(response.body().data, { connections: [] })
  })

  test('[AG-014] max_acu is 1 to 64, default 2', async ({ client, assert }) => {
    const { secret } = await customer(1_000)
    for (const [given, limit] of [
      [undefined, 2],
      [1, 1],
      [64, 64],
    ] as const) {
      const response = await ask(client, secret, given === undefined ? {} : { max_acu: given })
      response.assertStatus(202)
      assert.deepInclude(response.body().meta, { acu_limit: limit, acu_used: 0 })
    }
  })

  test('[AG-019] output_schema must be a usable JSON Schema', async ({ client, assert }) => {
    const { secret } = await customer(100)
    for (const output_schema of [
      { type: 'nothing' },
      { type: 'object', properties: { a: { $ref: 'https://elsewhere.example/a.json' } } },
      { type: 'string', unknownKeyword: 1 },
    ]) {
      const response = await ask(client, secret, { output_schema })
      response.assertStatus(422)
      assert.deepEqual(fields(response), ['output_schema'], JSON.stringify(output_schema))
    }
    ;(
      await ask(client, secret, { output_schema: { type: 'array', items: { type: 'string' } } })
    ).assertStatus(202)
  })

  test('[AG-020 AG-021 AG-022] validates the lookalike contract: {0}')
    .with([
      ['all of it', {}, []],
      ['no seed', { stage_seed: undefined }, ['stage_seed']],
      ['no sources', { sources: undefined }, ['sources']],
      ['people alone', { sources: ['people'] }, ['sources']],
      ['both sources', { sources: ['public_web', 'people'] }, ['sources']],
      ['a memory', { memory: 'read' }, ['memory']],
      ['memory left out', { memory: undefined }, []],
      ['an output_schema as well', { output_schema: { type: 'object' } }, ['output_schema']],
      [
        'everything wrong at once',
        { stage_seed: undefined, sources: ['people'], memory: 'read_write', output_schema: {} },
        ['memory', 'output_schema', 'sources', 'stage_seed'],
      ],
    ] as [string, object, string[]][])
    .run(async ({ client, assert }, [, change, wrong]) => {
      const { secret } = await customer(100)
      const response = await ask(client, secret, { ...CONTRACT, ...change })
      response.assertStatus(wrong.length === 0 ? 202 : 422)
      assert.deepEqual(fields(response).sort(), wrong)
    })

  test('[AG-023] requested_count is 1 to 25, default 10', async ({ client, assert }) => {
    const { secret } = await customer(1_000)
    const engine = thinks(async () => ({ structured: {} }))
    const stop = await startWorker()
    try {
      for (const stage_options of [undefined, {}, { requested_count: 1 }, { requested_count: 25 }])
        await answered(client, secret, { ...CONTRACT, stage_options, task: 'Companies like this one' })
      assert.deepEqual(
        engine.turns.flatMap(({ task, lookalikes }) =>
          task === 'Companies like this one' ? [lookalikes] : []
        ),
        [10, 10, 1, 25].map((count) => ({ seed: SEED, count }))
      )
    } finally {
      await stop()
    }
  })
})
