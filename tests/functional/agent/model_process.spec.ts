import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { ace, dataFolder, kill, serve } from '#tests/functional/support/child'
import { type ModelServer, modelServer } from '#tests/support/model_server/model_server'

const PERSON = {
  name: 'Ingrid Fjordheim',
  title: 'Lighting Designer',
  company: 'Lampverk',
}
const search = {
  name: 'people_search',
  arguments: '{"query":"lighting designer","type":"fast","num_results":3}',
}

test.group('agent: with a language model, after a crash', (group) => {
  let model: ModelServer
  const folder = dataFolder()

  group.setup(async () => {
    model = await modelServer()
    return async () => {
      await model.close()
      folder.end()
    }
  })

  test('[AG-015] after kill -9 another process resumes the run, and nothing is billed twice', async ({
    assert,
    cleanup,
  }) => {
    const env = {
      DATA_DIR: folder.directory,
      PRICES: 'search=1',
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'scripted',
      LLM_API_KEY: 'model-key',
    }
    const file = join(folder.directory, 'one.jsonl')
    await ace(['workspace:create', 'Acme', '--credits=10'], env)
    writeFileSync(file, `${JSON.stringify(PERSON)}\n`)
    assert.equal((await ace(['people:import', file], env)).code, 0)
    const { key } = JSON.parse(
      (await ace(['key:create', '--workspace=acme', '--scopes=all', '--json'], env)).out
    )
    const asking = async (url: string, path: string, body?: object) => {
      const response = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as any }
    }

    model.play((_request, nth) => (nth === 0 ? { calls: [search] } : { hangAfter: '' }))
    const first = await serve(env)
    cleanup(() => kill(first.child))
    const accepted = await asking(first.url, '/v1/agent', { task: 'Who designs light?', max_acu: 5 })
    assert.equal(accepted.status, 202)
    while (model.requests.length < 2) await delay(10)
    assert.include(model.requests[1].messages.at(-1)!.content!, PERSON.name)
    await kill(first.child)

    model.play((_request, nth) => (nth === 0 ? { calls: [search] } : { text: 'Ingrid Fjordheim is one.' }))
    const second = await serve(env)
    cleanup(() => kill(second.child))
    let polled = await asking(second.url, accepted.body.data.poll_url)
    for (let i = 0; i < 400 && polled.body.data?.status !== 'completed' && polled.status === 200; i++) {
      await delay(100)
      polled = await asking(second.url, accepted.body.data.poll_url)
    }
    assert.equal(polled.status, 200)
    assert.equal(polled.body.data.output, 'Ingrid Fjordheim is one.')
    assert.equal(polled.body.meta.acu_used, 1)
    assert.lengthOf(polled.body.data.artifacts, 1)
    const { body } = await asking(second.url, '/v1/account/credits')
    assert.equal(body.data.remaining_credits, 9)
  }).timeout(240_000)

  for (const [what, env, sentence] of [
    [
      'a reader without an endpoint',
      { READER_MODEL: 'any' },
      /LLM_BASE_URL must be the endpoint of READER_MODEL/,
    ],
    ['a model without a name', { LLM_BASE_URL: 'http://127.0.0.1:1/v1' }, /LLM_MODEL must name a model/],
    [
      'apps that are not a list',
      { OAUTH_APPS: '[{"name":"crm"}]' },
      /OAUTH_APPS app 1: authorize_url must be/,
    ],
    ['a missing file of apps', { OAUTH_APPS: '/nowhere/apps.json' }, /OAUTH_APPS must be .* a readable file/],
  ] as [string, Record<string, string>, RegExp][])
    test(`${what} stops the start with one sentence`, async ({ assert }) => {
      const error: Error = await serve({ DATA_DIR: folder.directory, ...env }).then(
        () => assert.fail('it started'),
        (thrown) => thrown
      )
      assert.match(error.message, sentence)
    }).timeout(60_000)
})
