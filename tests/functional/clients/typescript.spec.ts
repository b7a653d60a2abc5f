import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { formatSecret, signedHeaders } from '#domain/webhooks/signature'
import { customer } from '#tests/functional/datasets/fixture'
import { PHONE } from '#tests/functional/batch/fixture'
import { NADIA } from '#tests/functional/profiles/fixture'
import { DESIGNERS, QUERY } from '#tests/functional/sets/fixture'
import * as kithClient from '../../../clients/typescript/src/index.js'
import { ANSWER, BASE_URL, clientWorld, ENDLESS } from './world.js'
import { all, connect, thrown } from './connect.js'
import { losesAnswer, refuses } from './unreliable_fetch.js'

const { Kith, paginate, verifyWebhook } = kithClient
const ROWS = [{ domain: 'tidewell.example' }, { name: 'Nobody At All' }, { name: 'Nobody Else' }]
const DATASET = { entity: { type: 'company' as const }, rows: ROWS, columns: [{ key: 'name' as const }] }

test.group('TypeScript client', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  clientWorld(group)
  test('methods return data and meta', async ({ assert }) => {
    const { kith } = await connect()
    const { data, meta } = await kith.search({ query: QUERY, type: 'fast', num_results: 3 })
    assert.lengthOf(data.results, 3)
    assert.isString(meta.request_id)
    const { data: credits } = await kith.account.credits()
    assert.isAbove(Object.keys(credits).length, 0)
  })

  test('an error response throws the class of its family with code, fields and request id', async ({
    assert,
  }) => {
    const { kith } = await connect()
    const stranger = new Kith({ apiKey: 'kith_unknown', baseUrl: BASE_URL() })
    const poor = new Kith({
      apiKey: (await customer(0, { scopes: ['account:read'] })).secret,
      baseUrl: BASE_URL(),
    })
    const invalid = { query: QUERY, num_results: 0 }
    const cases: [() => Promise<unknown>, unknown, string, number][] = [
      [() => stranger.account.credits(), kithClient.AuthenticationError, 'invalid_api_key', 401],
      [() => poor.search({ query: QUERY }), kithClient.PermissionError, 'insufficient_scope', 403],
      [() => kith.datasets.read({ id: 'ds_none' }), kithClient.NotFoundError, 'not_found', 404],
      [() => kith.search(invalid), kithClient.ValidationError, 'validation_failed', 422],
    ]
    for (const [work, family, code, status] of cases) {
      const error = await thrown<InstanceType<typeof kithClient.KithError>>(work())
      for (const kind of [family, kithClient.KithError]) assert.instanceOf(error, kind as any)
      assert.deepInclude(error, { code, status })
      assert.isString(error.requestId)
      if (status === 422) assert.property(error.fields, 'num_results')
    }
  })

  test('an unknown field is rejected by the service, not dropped', async ({ assert }) => {
    const { kith, balance } = await connect()
    const calls = [
      () => kith.search({ query: QUERY, num_result: 1 } as never),
      () => kith.datasets.create({ ...DATASET, dry_rum: true } as never),
      () => kith.datasets.list({ limt: 1 } as never),
    ]
    for (const [i, field] of ['num_result', 'dry_rum', 'limt'].entries()) {
      const error = await thrown<InstanceType<typeof kithClient.ValidationError>>(calls[i]())
      assert.instanceOf(error, kithClient.ValidationError)
      assert.property(error.fields, field)
    }
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
  })

  test('dry_run of a method is a dry run, also where types are not checked', async ({ assert }) => {
    const { kith, balance } = await connect()
    const { data } = (await kith.datasets.create({ ...DATASET, dry_run: true } as never)) as any
    assert.equal(data.dry_run.rows, ROWS.length)
    assert.lengthOf((await kith.datasets.list()).data.datasets, 0)
    const people = [{ name: 'Anna Berg', company: 'Tidewell' }]
    const batch = { people, fields: ['phone'], dry_run: true } as never
    assert.property(((await kith.people.batch.create(batch)) as any).data, 'dry_run')
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
  })

  test('waitFor names the kinds of runs', async ({ assert }) => {
    const { kith } = await connect()
    const error = await thrown<TypeError>(kith.waitFor('person' as never, 'run_1'))
    assert.equal(error.message, 'the kind of a run must be one of dataset, set, batch, agent, profile')
  })

  test('a lost response is requested again with the same Idempotency-Key, and is billed once', async ({
    assert,
  }) => {
    const { kith, sent, balance } = await connect([losesAnswer])
    const before = await balance()
    const { meta } = await kith.datasets.create({ ...DATASET, mode: 'sync' })
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    assert.lengthOf(keys, 2)
    assert.isNotNull(keys[0])
    assert.equal(keys[1], keys[0])
    assert.isAbove(meta.acu_charged, 0)
    assert.equal((await balance()).posted - before.posted, meta.acu_charged)
    const other = await kith.datasets.list()
    assert.lengthOf(other.data.datasets, 1)
  })

  test('a 429 is retried after the seconds of Retry-After', async ({ assert }) => {
    const limited = refuses(429, { code: 'rate_limited', retry_after_seconds: 1 }, { 'retry-after': '1' })
    const { kith, sent } = await connect([limited])
    const began = Date.now()
    await kith.account.credits()
    assert.isAtLeast(Date.now() - began, 1_000)
    assert.lengthOf(sent, 2)
  })

  test('a Retry-After of more than 30 seconds throws at once and says how long', async ({ assert }) => {
    const limited = refuses(429, { code: 'rate_limited', retry_after_seconds: 90 }, { 'retry-after': '90' })
    const { kith, sent } = await connect([limited])
    const error = await thrown<InstanceType<typeof kithClient.KithError>>(kith.account.credits())
    assert.instanceOf(error, kithClient.RateLimitError)
    assert.equal(error.retryAfter, 90)
    assert.lengthOf(sent, 1)
  })

  test('an error with retryable false is not retried; a lost connection is, up to maxRetries', async ({
    assert,
  }) => {
    const final = refuses(503, { code: 'search_failed', retryable: false })
    const { kith, sent } = await connect([final])
    assert.instanceOf(await thrown(kith.search({ query: QUERY })), kithClient.UnavailableError)
    assert.lengthOf(sent, 1)
    const lost = await connect([losesAnswer, losesAnswer], 1)
    assert.instanceOf(await thrown(lost.kith.account.credits()), kithClient.ConnectionError)
    assert.lengthOf(lost.sent, 2)
  })

  test('paginate reads every page of a list in order', async ({ assert }) => {
    const { kith, sent } = await connect()
    const { data } = await kith.datasets.create(DATASET)
    const { id } = data.dataset
    const rows = await all(paginate((page) => kith.datasets.rows({ id, limit: 1, ...page })))
    assert.deepEqual(
      rows.map(({ seed }) => seed),
      ROWS
    )
    assert.lengthOf(
      sent.filter(({ path }) => path.endsWith('/rows')),
      3
    )
  })

  test('dryRun returns the price of a dataset and of a batch, and creates neither', async ({ assert }) => {
    const { kith, balance } = await connect()
    const before = await balance()
    const dataset = await kith.dryRun('dataset', DATASET)
    assert.equal(dataset.rows, 3)
    assert.deepEqual(
      dataset.columns.map(({ key }) => key),
      ['name']
    )
    const people = [{ identifier: 'somebody@tidewell.example' }]
    const batch = await kith.dryRun('batch', { people, fields: ['phone'] })
    assert.deepEqual(
      batch.columns.map(({ key }) => key),
      ['phone']
    )
    assert.lengthOf((await kith.datasets.list()).data.datasets, 0)
    assert.deepEqual(await balance(), before)
    const refused = kith.dryRun('dataset', { ...DATASET, rows: [] })
    assert.instanceOf(await thrown(refused), kithClient.ValidationError)
  })

  test('waitFor returns the ended dataset, Set, batch, agent run and profile', async ({ assert }) => {
    const { kith } = await connect()
    const dataset = await kith.datasets.create({ ...DATASET, mode: 'async' })
    assert.equal((await kith.waitFor('dataset', dataset.data.dataset.id)).rows_completed, 3)

    const set = await kith.sets.create({ search: { query: QUERY, count: 2 } })
    assert.equal((await kith.waitFor('set', set.data.id)).status, 'completed')
    const admitted = await all(
      paginate((page) => kith.sets.items({ id: set.data.id, status: 'admitted', ...page }))
    )
    assert.lengthOf(admitted, 2)

    const people = [{ identifier: 'somebody@tidewell.example' }]
    const batch = await kith.people.batch.create({ people, fields: ['phone'] })
    assert.equal((await kith.waitFor('batch', batch.data.id)).people_completed, 1)
    const [{ fields }] = await all(
      paginate((page) => kith.people.batch.results({ id: batch.data.id, ...page }))
    )
    assert.equal(fields?.phone?.value, PHONE)

    const run = await kith.agent.run({ task: 'Find somebody who can weld' })
    if (!('run_id' in run.data)) throw new Error('the task did not start')
    assert.equal((await kith.waitFor('agent', run.data.run_id)).output, ANSWER)

    const profile = await kith.person.create({ identifier: { pronet_url: NADIA.pronet } })
    if (!('run_id' in profile.data)) throw new Error('the profile was not built in a run')
    assert.match((await kith.waitFor('profile', profile.data.run_id!)).identity.name!, /Nadia/)
  })

  test('waitFor throws RunFailedError for a cancelled run, and WaitTimeoutError when time is up', async ({
    assert,
  }) => {
    const { kith } = await connect()
    const { data } = await kith.agent.run({ task: ENDLESS })
    if (!('run_id' in data)) throw new Error('the task did not start')
    const { run_id: id } = data
    assert.instanceOf(await thrown(kith.waitFor('agent', id, { timeoutMs: 0 })), kithClient.WaitTimeoutError)
    await kith.agent.runs.cancel({ id })
    assert.instanceOf(await thrown(kith.waitFor('agent', id)), kithClient.RunFailedError)
  })

  test('verifyWebhook returns the event of a signed body, and rejects changed, old and foreign ones', async ({
    assert,
  }) => {
    const [secret, other] = [formatSecret(randomBytes(32)), formatSecret(randomBytes(32))]
    const body = JSON.stringify({ type: 'set.idle', timestamp: new Date().toISOString(), data: {} })
    const sign = (by: string, at = new Date()) =>
      signedHeaders({ id: 'evt_1', body }, [{ secret: by, until: null }], at)
    const event = await verifyWebhook(body, sign(secret), secret)
    assert.equal(event.type, 'set.idle')
    await verifyWebhook(body, new Headers(sign(secret)), secret)
    const capitals = Object.entries(sign(secret)).map(([name, value]) => [name.toUpperCase(), value])
    await verifyWebhook(body, Object.fromEntries(capitals), secret)
    const hourAgo = new Date(Date.now() - 3_600_000)
    for (const [text, headers] of [
      [body.replace('idle', 'busy'), sign(secret)],
      [body, sign(other)],
      [body, sign(secret, hourAgo)],
      [body, { ...sign(secret), 'webhook-signature': 'v1,????' }],
      [body, { ...sign(secret), 'webhook-signature': 'v1,é' }],
      [body, {}],
    ] as [string, Record<string, string>][])
      assert.instanceOf(
        await thrown(verifyWebhook(text, headers, secret)),
        kithClient.WebhookVerificationError
      )
  })

  test('methods of nested groups send their arguments in the body', async ({ assert }) => {
    const { kith } = await connect()
    const { data } = await kith.people.search({ query: QUERY, type: 'fast', num_results: 20 })
    const names = data.results.map(({ person }) => person.name)
    assert.includeMembers(names, DESIGNERS)
  })
})
