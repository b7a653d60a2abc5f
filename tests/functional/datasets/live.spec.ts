import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { testLive } from '#tests/contract/evidence/live_support'
import { type Handler, html, type LoopbackSite, loopbackSite } from '#tests/contract/evidence/loopback_site'
import { type Customer, cellsOf, columns, customer, fillFrom } from './fixture.js'

const FRONT = 'http://brightquay.example/'
const PAGE =
  '<title>Brightquay</title><main><h1>Brightquay</h1><table><tr><th>Founded</th><td>1998</td></tr></table></main><footer>© 2026 Brightquay</footer>'
const answers: Handler = (_, response) => html(response, PAGE)

test.group('datasets: pages read from the web', (group) => {
  let buyer: Customer
  let web: LoopbackSite
  group.each.setup(async () => {
    buyer = await customer()
    // A proxy that answers for every host and rejects tunnels, so that pages are read over HTTP.
    web = await loopbackSite()
    const reader = { proxy: `http://127.0.0.1:${web.port}`, limits: { headersMs: 30_000 } }
    const { live, end } = await testLive({ reader, evidence: { timeoutMs: 30_000 } })
    await fillFrom(live)
    return async () => {
      app.container.restoreAll()
      await end()
      await web.close()
    }
  })

  const ask = (client: any, body: object = {}) =>
    cellsOf(client, buyer.secret, {
      rows: [{ domain: 'brightquay.example' }],
      columns: columns('founded_year', 'headcount'),
      ...body,
    })
  const reads = () => web.hits.get(FRONT) ?? 0

  test('[DS-059 DS-060] reuses a page within the window, but not with max_age_days 0', async ({
    client,
    assert,
  }) => {
    web.on(FRONT, answers)
    for (const [max_age_days, expected] of [
      [1, 1],
      [1, 1],
      [0, 2],
      [0, 3],
      [1, 3],
    ]) {
      const { founded_year } = await ask(client, { freshness: { max_age_days } })
      assert.deepInclude(founded_year, { status: 'found', value: 1998 })
      assert.equal(reads(), expected)
    }
  })

  test('[DS-078] a value missing from a site that responds is not_found', async ({ client, assert }) => {
    web.on(FRONT, answers)
    assert.equal((await ask(client)).headcount.status, 'not_found')
  })

  test('[DS-079] a page server that returns 500 makes a cell timeout, not not_found', async ({
    client,
    assert,
  }) => {
    web.on(FRONT, (_, response) => void response.writeHead(500).end('broken'))
    for (const cell of Object.values(await ask(client)))
      assert.deepInclude(cell, { status: 'timeout', value: null, confidence: null, evidence: [] })
    assert.isAbove(reads(), 0)
  })

  test('[DS-078] a page that is gone makes a cell not_found', async ({ client, assert }) => {
    for (const cell of Object.values(await ask(client))) assert.equal(cell.status, 'not_found')
    assert.isAbove(reads(), 0)
  })

  test('[DS-064] a page server that does not respond makes a cell timeout at the deadline', async ({
    client,
    assert,
  }) => {
    web.on(FRONT, () => {})
    const began = performance.now()
    const cells = await ask(client, { deadline_ms: 1_000 })
    assert.closeTo(performance.now() - began, 1_300, 400)
    for (const { status } of Object.values(cells)) assert.equal(status, 'timeout')
    assert.equal(reads(), 1)
  })
})
