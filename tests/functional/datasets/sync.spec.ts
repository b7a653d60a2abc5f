import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Evidence } from '#domain/evidence/evidence'
import {
  altered,
  cellsOf,
  columns,
  customer,
  fill,
  fillFrom,
  get,
  inventedWeb,
  never,
  post,
} from './fixture.js'

const DEADLINE = { deadline_ms: 1_000 }

/** A web where some hosts never respond and aborts are ignored. */
function hanging(...hosts: string[]): Evidence {
  const web = inventedWeb()
  return altered(web, {
    read: (request) => (hosts.includes(new URL(request.url).hostname) ? never() : web.read(request)),
  })
}

test.group('datasets: sync', (group) => {
  group.each.teardown(() => app.container.restoreAll())

  test('[DS-062 DS-063] responds 200 with the dataset, all rows and meta', async ({ client, assert }) => {
    await fillFrom(inventedWeb())
    const { secret } = await customer()
    const rows = [{ domain: 'lanternfold.example' }, { domain: 'tidewell.example' }]
    const response = await post(client, secret, { rows })
    response.assertStatus(200)
    const { data, meta } = response.body()
    assert.sameMembers(Object.keys(data), ['dataset', 'rows'])
    assert.isObject(meta)
    assert.deepInclude(data.dataset, { status: 'completed', row_count: 2, rows_completed: 2 })
    assert.deepEqual(
      data.rows.map(({ seed }: { seed: object }) => seed),
      rows
    )
  })

  test('[DS-013] times are ISO 8601, and completed_at is not before created_at', async ({
    client,
    assert,
  }) => {
    await fillFrom(inventedWeb())
    const { secret } = await customer()
    const { created_at, completed_at } = (await post(client, secret)).body().data.dataset
    for (const time of [created_at, completed_at]) assert.equal(new Date(time).toISOString(), time)
    assert.isAtLeast(Date.parse(completed_at), Date.parse(created_at))
    assert.closeTo(Date.parse(completed_at), Date.now(), 10_000)
  })

  test('[DS-064] cells not filled by the deadline are timeout, and the response is sent near the deadline', async ({
    client,
    assert,
  }) => {
    await fillFrom(hanging('lanternfold.example'))
    const { secret, balance } = await customer()
    const began = performance.now()
    const rows = await fill(client, secret, {
      ...DEADLINE,
      rows: [...Array(8).fill({ domain: 'lanternfold.example' }), { domain: 'tidewell.example' }],
      columns: columns('name', 'headcount', 'page_text', 'custom.x'),
      include_unverified: true,
    })
    const took = performance.now() - began
    assert.isAtLeast(took, 990)
    assert.isBelow(took, 2_000)
    for (const { status, cells } of rows.slice(0, 8)) {
      assert.equal(status, 'completed')
      for (const cell of Object.values(cells))
        assert.deepInclude(cell, { status: 'timeout', value: null, confidence: null, evidence: [] })
    }
    // Hanging rows do not block other rows.
    assert.equal(rows[8].cells.name.status, 'found')
    assert.equal((await balance()).posted, 1)
  }).timeout(10_000)

  test('[DS-064] cells read in time are found, even if another page hangs', async ({ client, assert }) => {
    await fillFrom(hanging('www.linkedin.com', 'x.com', 'www.instagram.com', 'github.com'))
    const { secret } = await customer()
    const request = { ...DEADLINE, columns: columns('name', 'custom.nothing') }
    const { name, ...rest } = await cellsOf(client, secret, request)
    assert.deepInclude(name, { status: 'found', value: 'Tidewell Marine' })
    assert.equal(rest['custom.nothing'].status, 'timeout')
  }).timeout(10_000)

  for (const [title, override] of [
    ['a page search', { find: () => never() }],
    ['a read', { read: () => never() }],
  ] as [string, Partial<Evidence>][])
    test(`[DS-064] ${title} that never ends does not block the response`, async ({ client, assert }) => {
      await fillFrom(altered(inventedWeb(), override))
      const { secret } = await customer()
      const began = performance.now()
      const body = { ...DEADLINE, rows: [{ name: 'Tidewell Marine' }, { domain: 'unheard-of.example' }] }
      for (const { cells } of await fill(client, secret, body)) assert.equal(cells.name.status, 'timeout')
      assert.isBelow(performance.now() - began, 2_000)
    }).timeout(10_000)

  /** A web where reading the second row's page fails with an internal error. */
  const broken = () => {
    const web = inventedWeb()
    return altered(web, {
      read: async (request) => {
        if (!request.url.includes('lanternfold')) return web.read(request)
        await new Promise((resolve) => setTimeout(resolve, 300))
        throw new Error('disk of /srv/archive')
      },
    })
  }
  const twoRows = {
    rows: [{ domain: 'tidewell.example' }, { domain: 'lanternfold.example' }],
    columns: columns('name', 'founded_year'),
  }

  test('[DS-070 BI-010 ER-008] a failure partway: 503; cells found before are readable and billed', async ({
    client,
    assert,
  }) => {
    await fillFrom(broken())
    const { secret, balance } = await customer(100)
    const response = await post(client, secret, twoRows)
    response.assertStatus(503)
    const { code, retryable, details } = response.body().error
    assert.deepEqual({ code, retryable }, { code: 'upstream_unavailable', retryable: true })
    assert.deepEqual(Object.keys(details), ['dataset_id'])
    assert.notInclude(response.text(), '/srv/archive')
    const path = `/v1/datasets/${details.dataset_id}`
    const { dataset } = (await get(client, secret, path)).body().data
    assert.deepInclude(dataset, { status: 'failed', row_count: 2, rows_completed: 1 })
    assert.isString(dataset.completed_at)
    const { rows } = (await get(client, secret, dataset.rows_url)).body().data
    assert.deepInclude(rows[0].cells.founded_year, { status: 'found', value: 2009 })
    assert.equal(rows[1].cells.founded_year.status, 'timeout')
    assert.deepEqual(await balance(), { granted: 100, posted: 1, pending: 0 })
  })

  test('[ID-013] a failure partway leaves the idempotency key free', async ({ client, assert }) => {
    await fillFrom(broken())
    const { secret, balance } = await customer(100)
    const key = randomUUID()
    ;(await post(client, secret, twoRows, key)).assertStatus(503)
    await fillFrom(inventedWeb())
    const again = await post(client, secret, twoRows, key)
    again.assertStatus(200)
    assert.equal((await balance()).posted, 2)
    assert.equal((await post(client, secret, twoRows, key)).text(), again.text())
    assert.equal((await balance()).posted, 2)
  })

  for (const [title, healthy] of [
    ['a failed health check', async () => false],
    ['a health check that throws', async () => Promise.reject(new Error('gone'))],
  ] as const)
    test(`[ER-008 ID-013] unavailable evidence, ${title}: 503, retryable, not billed, the key stays free`, async ({
      client,
      assert,
    }) => {
      const { secret, balance } = await customer(100)
      const key = randomUUID()
      await fillFrom(altered(inventedWeb(), { healthy }))
      for (const mode of ['sync', 'async']) {
        const response = await post(client, secret, { mode }, key)
        response.assertStatus(503)
        const { code, retryable, details } = response.body().error
        assert.deepEqual([code, retryable, details], ['upstream_unavailable', true, undefined])
      }
      assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
      await fillFrom(inventedWeb())
      ;(await post(client, secret, {}, key)).assertStatus(200)
      assert.equal((await balance()).posted, 1)
    })

  test('[ID-002 ID-015] replays a large response byte for byte', async ({ client, assert }) => {
    await fillFrom(inventedWeb())
    const { secret } = await customer()
    const body = {
      rows: Array(25).fill({ domain: 'tidewell.example', extra: 'é'.repeat(2_000) }),
      columns: columns('name', 'description', 'page_text'),
    }
    const key = randomUUID()
    const [first, again] = [await post(client, secret, body, key), await post(client, secret, body, key)]
    first.assertStatus(200)
    assert.isAbove(first.text().length, 60_000)
    again.assertStatus(200)
    assert.equal(again.text(), first.text())
    const { dataset, rows } = first.body().data
    assert.deepEqual((await get(client, secret, dataset.rows_url)).body().data.rows, rows)
  })
})
