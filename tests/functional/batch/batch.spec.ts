import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { fails, providers, stated, StatedProvider } from '#tests/functional/contacts/fixture'
import { customer, startWorker } from '#tests/functional/datasets/fixture'
import { ended, freshBatches, PEOPLE, PHONE, post, priced, read, resultsOf } from './fixture.js'

const HOOK = 'https://hooks.kith-test.com/batch'

test.group('batch', (group) => {
  const afterwards = freshBatches(group)

  test('[BA-001 BA-002 BA-003 BA-004] each route requires its scope', async ({ client, assert }) => {
    const { secret } = await customer(100, { scopes: ['people:search'] })
    const requests = [
      post(client, secret),
      client.get('/v1/people/batch/batch_1').bearerToken(secret),
      client.get('/v1/people/batch/batch_1/results').bearerToken(secret),
      client
        .post('/v1/people/estimate')
        .json({ people: PEOPLE(1), fields: ['phone'] })
        .bearerToken(secret),
    ]
    for (const request of requests) {
      const response = await request
      response.assertStatus(403)
      assert.equal(response.body().error.code, 'insufficient_scope')
    }
  })

  test('a list asks few queries, and shows each batch as its own read does', async ({ client, assert }) => {
    const { secret } = await customer(1_000)
    for (const count of [1, 2, 3]) (await post(client, secret, { people: PEOPLE(count) })).assertStatus(202)
    const sql = await app.container.make(Sql)
    const [{ id: expired }] = await sql.select<{ id: string }>(
      'SELECT run_id AS id FROM people_batches ORDER BY created_at DESC, id LIMIT 1',
      []
    )
    await sql.run('UPDATE runs SET expires_at = created_at WHERE id = ?', [expired])
    const stop = await startWorker()
    afterwards(stop)
    const ids = (await read(client, secret, '/v1/people/batch')).batches.map(({ id }: any) => id)
    await ended(client, secret, ids.at(-1))
    await ended(client, secret, ids[1])
    await stop()
    const select = sql.select.bind(sql)
    const asked: string[] = []
    sql.select = (text: string, ...rest: any[]) => {
      if (text.includes('people_batch')) asked.push(text)
      return (select as any)(text, ...rest)
    }
    afterwards(() => {
      sql.select = select
    })
    const { batches } = await read(client, secret, '/v1/people/batch')
    assert.lengthOf(asked, 2)
    assert.deepEqual(
      batches,
      await Promise.all(ids.map((id: string) => read(client, secret, `/v1/people/batch/${id}`)))
    )
    assert.equal(batches[0].status, 'failed')
    assert.deepInclude(batches.at(-1), { status: 'completed', people_completed: batches.at(-1).people_count })
  })

  test('[BA-005 BA-006 BA-007 ER-001] validates people, identifiers and fields').run(
    async ({ client, assert }) => {
      const { secret } = await customer()
      const fields = ['pronet', 'codehost', 'work_email', 'personal_email', 'phone']
      for (const count of [1, 500]) (await post(client, secret, { people: PEOPLE(count) })).assertStatus(202)
      ;(
        await post(client, secret, {
          people: [{ identifier: 'https://www.linkedin.com/in/jane-doe' }, { identifier: 'jane@acme.com' }],
          fields,
        })
      ).assertStatus(202)
      const refused: [object, string][] = [
        [{ people: [] }, 'people'],
        [{ people: PEOPLE(501) }, 'people'],
        [{ people: [...PEOPLE(2), { identifier: 'Jane Doe' }] }, 'people.2.identifier'],
        [{ people: [{ identifier: 'https://www.linkedin.com/company/acme' }] }, 'people.0.identifier'],
        [{ people: [{ identifier: 'jane@acme.com', name: 'Jane' }] }, 'people.0.name'],
        [{ fields: ['fax'] }, 'fields.0'],
        [{ fields: [] }, 'fields'],
        [{ max_cost_usd: -1 }, 'max_cost_usd'],
        [{ max_cost_usd: '5' }, 'max_cost_usd'],
        [{ webhook_url: 'http://127.0.0.1/hook' }, 'webhook_url'],
      ]
      for (const [body, path] of refused) {
        const response = await post(client, secret, body)
        response.assertStatus(422)
        assert.include(Object.keys(response.body().error.details.fieldErrors), path)
      }
      const mixed = { people: [{ identifier: 7 }, { identifier: 'Jane Doe' }], fields: ['fax'] }
      const { error } = (await post(client, secret, mixed)).body()
      const paths = ['people.0.identifier', 'people.1.identifier', 'fields.0']
      assert.sameMembers(Object.keys(error.details.fieldErrors), paths)
    }
  )

  test('[BA-011 OP-047 OP-048] responds 202; results are paged in the order submitted, also while it runs', async ({
    client,
    assert,
  }) => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    let asked = 0
    const slow = async () => {
      if (++asked > 4) await gate
      return [stated(PHONE)]
    }
    providers([new StatedProvider('slow', { phone: slow }, 60_000)])
    const { secret } = await customer()
    const accepted = await post(client, secret, { people: PEOPLE(10) })
    accepted.assertStatus(202)
    const { id, status, poll_url, results_url } = accepted.body().data
    assert.equal(status, 'queued')
    assert.deepEqual([poll_url, results_url], [`/v1/people/batch/${id}`, `/v1/people/batch/${id}/results`])
    afterwards(await startWorker())
    for (let i = 0; i < 200 && (await read(client, secret, poll_url)).people_completed < 4; i++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    const half = await resultsOf(client, secret, id, 3)
    assert.deepInclude(await read(client, secret, poll_url), { status: 'running', people_completed: 4 })
    assert.deepEqual(
      half.map((row) => row.index),
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    )
    assert.lengthOf(
      half.filter((row) => row.status === 'completed'),
      4
    )
    for (const row of half) if (row.status === 'pending') assert.isNull(row.fields)
    open()
    const done = await ended(client, secret, id)
    assert.deepInclude(done, {
      status: 'completed',
      people_completed: 10,
      people_count: 10,
      stop_reason: null,
    })
    const results = await resultsOf(client, secret, id)
    assert.deepEqual(results[7].fields, {
      phone: {
        value: PHONE,
        status: 'found',
        confidence: null,
        source: 'slow',
        last_seen: '2026-10-01T00:00:00.000Z',
      },
    })
    const other = await customer()
    ;(await client.get(poll_url).bearerToken(other.secret)).assertStatus(404)
    ;(await client.get(results_url).bearerToken(other.secret)).assertStatus(404)
  }).timeout(30_000)

  test('[BA-008 BA-009] skips people the budget cannot cover, and gives the reason', async ({
    client,
    assert,
  }) => {
    afterwards(priced(2))
    const { secret, balance } = await customer(100)
    const tooLittle = await post(client, secret, { max_cost_usd: 0.19 })
    tooLittle.assertStatus(402)
    assert.equal(tooLittle.body().error.code, 'max_cost_exceeded')
    afterwards(await startWorker())
    const { id } = (await post(client, secret, { people: PEOPLE(20), max_cost_usd: 1.1 })).body().data
    const done = await ended(client, secret, id)
    assert.deepInclude(done, {
      status: 'completed',
      cost_usd: 1,
      max_cost_usd: 1.1,
      stop_reason: 'max_cost_usd',
    })
    const statuses = (await resultsOf(client, secret, id)).map((row) => row.status)
    assert.deepEqual(
      [
        statuses.filter((one) => one === 'completed').length,
        statuses.filter((one) => one === 'skipped').length,
      ],
      [5, 15]
    )
    for (let i = 0; i < 100 && (await balance()).pending > 0; i++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    assert.deepEqual(await balance(), { granted: 100, posted: 10, pending: 0 })
  }).timeout(30_000)

  test('[BA-008] budget for fields not found is used for other people', async ({ client, assert }) => {
    afterwards(priced(1))
    let asked = 0
    providers([new StatedProvider('some', { phone: async () => (++asked % 2 === 0 ? [stated(PHONE)] : []) })])
    afterwards(await startWorker())
    const { secret } = await customer(100)
    const { id } = (await post(client, secret, { people: PEOPLE(20), max_cost_usd: 1 })).body().data
    const done = await ended(client, secret, id)
    assert.deepInclude(done, { cost_usd: 1, people_completed: 20, stop_reason: null })
  }).timeout(30_000)

  test('[BA-004 OP-033 OP-045] the estimate is the maximum cost of a job', async ({ client, assert }) => {
    afterwards(priced(3))
    const { secret } = await customer()
    const estimate = async (body: object) => {
      const response = await client
        .post('/v1/people/estimate')
        .bearerToken(secret)
        .json({ people: PEOPLE(10), fields: ['phone', 'work_email'], ...body })
      response.assertStatus(200)
      return response.body().data
    }
    assert.deepEqual(await estimate({}), { estimated_cost_usd: 6, credits: 60 })
    assert.deepEqual(await estimate({ max_cost_usd: 2.5 }), { estimated_cost_usd: 2.5, credits: 25 })
  })

  test('[BA-010 EV-007] sends batch.completed once, with the job as the API returns it', async ({
    client,
    assert,
  }) => {
    afterwards(await startWorker())
    const { secret } = await customer()
    const { id } = (await post(client, secret, { webhook_url: HOOK })).body().data
    const done = await ended(client, secret, id)
    const sql = await app.container.make(Sql)
    const told = await sql.select<{ payload: string; url: string }>(
      `SELECT e.payload, p.url FROM webhook_events e JOIN webhook_deliveries d ON d.event_id = e.id
       JOIN webhook_endpoints p ON p.id = d.endpoint_id WHERE e.payload LIKE ?`,
      [`%${id}%`]
    )
    assert.lengthOf(told, 1)
    assert.equal(told[0].url, HOOK)
    const { type, data } = JSON.parse(told[0].payload)
    assert.equal(type, 'batch.completed')
    assert.deepEqual(data, done)
  })

  test('a person that fails is unavailable, and the job continues', async ({ client, assert }) => {
    providers([new StatedProvider('down', { phone: fails })])
    afterwards(await startWorker())
    const { secret } = await customer()
    const { id } = (await post(client, secret)).body().data
    assert.equal((await ended(client, secret, id)).status, 'completed')
    for (const { fields } of await resultsOf(client, secret, id))
      assert.equal(fields.phone.status, 'unavailable')
  })

  test('[ID-002] one Idempotency-Key creates one job', async ({ client, assert }) => {
    const { secret } = await customer()
    const key = randomUUID()
    const [first, second] = [await post(client, secret, {}, key), await post(client, secret, {}, key)]
    assert.equal(first.text(), second.text())
  })
})
