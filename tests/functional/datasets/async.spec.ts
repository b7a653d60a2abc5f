import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Evidence } from '#domain/evidence/evidence'
import { DomainError } from '#domain/errors'
import { Queue } from '#domain/ports/queue'
import {
  altered,
  columns,
  customer,
  fillFrom,
  follow,
  get,
  groupWorker,
  inventedWeb,
  never,
  post,
} from './fixture.js'
import { page } from './fixture_pages.js'

const THREE = {
  mode: 'async',
  rows: ['tidewell.example', 'lanternfold.example', 'quaybell.test'].map((domain) => ({ domain })),
  columns: columns('name', 'founded_year'),
}
const ORDER = ['queued', 'running', 'completed', 'failed']

/** A site that is only found by searches for one person. */
const QUAYBELL = page('https://quaybell.test/', '<title>Quaybell</title><h1>Quaybell</h1><p>Bells.</p>')
const HALFWAY = ({ rows_completed }: { rows_completed: number }) => rows_completed === 2

/** Quaybell and the invented web. `read` replaces the reads of the pages of a host. */
function except(
  host: string,
  read: (pass: () => ReturnType<Evidence['read']>) => ReturnType<Evidence['read']>
) {
  const web = inventedWeb([QUAYBELL])
  return altered(web, {
    read: (request) => {
      const pass = () => web.read(request)
      return new URL(request.url).hostname === host ? read(pass) : pass()
    },
  })
}

test.group('datasets: async', (group) => {
  const worker = groupWorker(group)
  const work = async (evidence: Evidence = inventedWeb([QUAYBELL])) => {
    await fillFrom(evidence)
    await worker.start()
  }
  group.each.teardown(() => app.container.restoreAll())

  test('[DS-065 DS-010 DS-013] responds 202 with the dataset and no rows', async ({ client, assert }) => {
    await fillFrom(inventedWeb())
    const { secret } = await customer()
    const response = await post(client, secret, { ...THREE, deadline_ms: 5_000 })
    response.assertStatus(202)
    const { data } = response.body()
    assert.deepEqual(Object.keys(data), ['dataset'])
    const { id: _, created_at, rows_url: __, ...dataset } = data.dataset
    assert.closeTo(Date.parse(created_at), Date.now(), 10_000)
    assert.deepEqual(dataset, {
      entity_type: 'company',
      mode: 'async',
      status: 'queued',
      columns: THREE.columns,
      row_count: 3,
      rows_completed: 0,
      deadline_ms: null,
      freshness: { max_age_days: null },
      include_unverified: false,
      completed_at: null,
    })
  })

  test('[DS-007 DS-009 DS-071 OP-018] is queued, running, then completed; rows_completed grows to row_count', async ({
    client,
    assert,
  }) => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    await fillFrom(except('quaybell.test', (pass) => gate.then(pass)))
    const { secret } = await customer()
    const { id } = (await post(client, secret, THREE)).body().data.dataset
    const read = async () => (await get(client, secret, `/v1/datasets/${id}`)).body().data.dataset
    assert.deepInclude(await read(), { status: 'queued', rows_completed: 0, completed_at: null })
    await worker.start()
    const before = await follow(client, secret, id, HALFWAY)
    assert.deepInclude(before.at(-1), { status: 'running', rows_completed: 2, completed_at: null })
    open()
    const seen = [...before, ...(await follow(client, secret, id))]
    const steps = seen.map(({ status, rows_completed }) => [ORDER.indexOf(status), rows_completed])
    assert.deepEqual(
      steps.toSorted(([a, x], [b, y]) => a - b || x - y),
      steps
    )
    const last = seen.at(-1)
    assert.deepInclude(last, { status: 'completed', row_count: 3, rows_completed: 3 })
    assert.equal(new Date(last.completed_at).toISOString(), last.completed_at)
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.deepEqual(await read(), last)
  })

  test('[DS-018 DS-020 DS-075] a row that is not filled yet is pending with timeout cells', async ({
    client,
    assert,
  }) => {
    await fillFrom(except('quaybell.test', () => never()))
    const { secret } = await customer()
    const { id, rows_url } = (await post(client, secret, THREE)).body().data.dataset
    const read = async () => (await get(client, secret, rows_url)).body().data.rows
    const statuses = (rows: any[]) => rows.map(({ status }) => status)
    assert.deepEqual(statuses(await read()), ['pending', 'pending', 'pending'])
    await worker.start()
    await follow(client, secret, id, HALFWAY)
    const rows = await read()
    assert.deepEqual(statuses(rows), ['completed', 'completed', 'pending'])
    assert.deepInclude(rows[0].cells.founded_year, { status: 'found', value: 2009 })
    assert.sameMembers(Object.keys(rows[2].cells), ['name', 'founded_year'])
    for (const cell of Object.values(rows[2].cells))
      assert.deepInclude(cell as object, { status: 'timeout', value: null, confidence: null, evidence: [] })
  })

  test('[DS-057] ignores deadline_ms', async ({ client, assert }) => {
    const slow = (pass: () => ReturnType<Evidence['read']>) =>
      new Promise<void>((resolve) => setTimeout(resolve, 1_300)).then(pass)
    await work(except('tidewell.example', slow))
    const { secret } = await customer()
    const body = { ...THREE, rows: [{ domain: 'tidewell.example' }], deadline_ms: 1_000 }
    const { id, rows_url } = (await post(client, secret, body)).body().data.dataset
    await follow(client, secret, id)
    const { rows } = (await get(client, secret, rows_url)).body().data
    assert.equal(rows[0].cells.name.status, 'found')
  }).timeout(30_000)

  test('[BI-009] charges once at the end, for the cells found', async ({ client, assert }) => {
    const { secret, balance } = await customer(100)
    await fillFrom(inventedWeb())
    const { id } = (await post(client, secret, THREE)).body().data.dataset
    assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 1 })
    await worker.start()
    await follow(client, secret, id)
    assert.deepEqual(await balance(), { granted: 100, posted: 1, pending: 0 })
  })

  test('[BI-009 OP-018] another worker continues after one stops; the dataset stays running and is charged once', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    await work(except('quaybell.test', () => never()))
    const { id, rows_url } = (await post(client, secret, THREE)).body().data.dataset
    const read = async () => (await get(client, secret, `/v1/datasets/${id}`)).body().data.dataset
    await follow(client, secret, id, HALFWAY)
    const before = (await get(client, secret, rows_url)).body().data.rows
    await worker.stop()
    assert.deepInclude(await read(), { status: 'running', rows_completed: 2 })
    await work()
    const seen = await follow(client, secret, id)
    assert.notInclude(
      seen.map(({ status }) => status),
      'queued'
    )
    const after = (await get(client, secret, rows_url)).body().data.rows
    assert.deepEqual(after.slice(0, 2), before.slice(0, 2))
    assert.equal(after[2].cells.name.value, 'Quaybell')
    assert.deepEqual(await balance(), { granted: 100, posted: 1, pending: 0 })
  }).timeout(30_000)

  test('[DS-007 BI-009 BI-010] a failed dataset keeps and bills the cells found', async ({
    client,
    assert,
  }) => {
    const fails = async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      throw new DomainError('upstream_unavailable')
    }
    await work(except('quaybell.test', fails))
    const { secret, balance } = await customer(100)
    const { id, rows_url } = (await post(client, secret, THREE)).body().data.dataset
    const last = (await follow(client, secret, id)).at(-1)
    assert.deepInclude(last, { status: 'failed', rows_completed: 2 })
    assert.isString(last.completed_at)
    const { rows } = (await get(client, secret, rows_url)).body().data
    assert.equal(rows[0].cells.founded_year.value, 2009)
    assert.equal(rows[2].cells.name.status, 'timeout')
    assert.deepEqual(await balance(), { granted: 100, posted: 1, pending: 0 })
  })

  test('[ER-013 ID-013] without a queue: 503 queue_unavailable, retryable; the idempotency key stays free', async ({
    client,
    assert,
  }) => {
    await fillFrom(inventedWeb())
    const queue = await app.container.make(Queue)
    const { secret, balance } = await customer(100)
    const key = randomUUID()
    app.container.swap(
      Queue,
      () =>
        new Proxy(queue, { get: (to, name) => (name === 'healthy' ? async () => false : (to as any)[name]) })
    )
    const refused = await post(client, secret, THREE, key)
    refused.assertStatus(503)
    const { code, retryable } = refused.body().error
    assert.deepEqual([code, retryable], ['queue_unavailable', true])
    ;(await post(client, secret)).assertStatus(200)
    app.container.restore(Queue)
    ;(await post(client, secret, THREE, key)).assertStatus(202)
    assert.deepEqual(await balance(), { granted: 100, posted: 1, pending: 1 })
  })

  test('[ID-002 ID-003 ID-004 ID-015] a repeated request gets the same 202 and creates one dataset', async ({
    client,
    assert,
  }) => {
    await work()
    const { secret, balance } = await customer(100)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(client, secret, THREE, key)))
    for (const answer of answers) assert.equal(answer.text(), answers[0].text())
    const { id } = answers[0].body().data.dataset
    await follow(client, secret, id)
    assert.equal((await post(client, secret, THREE, key)).text(), answers[0].text())
    assert.deepEqual(await balance(), { granted: 100, posted: 1, pending: 0 })
    ;(await post(client, secret, { ...THREE, mode: 'sync' }, key)).assertStatus(409)
  })

  test('fills each of many rows with 30 columns once, in order', async ({ client, assert }) => {
    await work()
    const { secret } = await customer()
    const count = Number(process.env.DATASET_ROWS ?? 100)
    const domains = ['tidewell.example', 'lanternfold.example', 'kestermill.example', 'harrowbank.example']
    const customs = Array.from({ length: 26 }, (_, i) => `custom.c${i}`)
    const body = {
      mode: 'async',
      rows: Array.from({ length: count }, (_, i) => ({ domain: domains[i % 4], extra: `row ${i}` })),
      columns: columns('name', 'domain', 'founded_year', 'page_text', ...customs),
    }
    const { id, rows_url } = (await post(client, secret, body)).body().data.dataset
    const last = (await follow(client, secret, id, undefined, 600_000)).at(-1)
    assert.deepInclude(last, { status: 'completed', rows_completed: count })
    const { rows } = (await get(client, secret, `${rows_url}?limit=500`)).body().data
    for (const [i, row] of rows.entries()) {
      assert.equal(row.seed.extra, `row ${i}`)
      assert.lengthOf(Object.keys(row.cells), 30)
      assert.include(row.cells.domain.value, row.seed.domain)
    }
  }).timeout(600_000)
})
