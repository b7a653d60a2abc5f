import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'
import { type Customer, cellsOf, columns, customer, fillFrom } from './fixture.js'
import { daysAgo, page } from './fixture_pages.js'

const URL_OF_PAGE = 'https://brightquay.example/'
const html = (employees: string) =>
  `<title>Brightquay</title><main><h1>Brightquay</h1><table><tr><th>Founded</th><td>1998</td></tr><tr><th>Employees</th><td>${employees}</td></tr></table></main><footer>© 2026 Brightquay</footer>`

/** A page stored some days ago, and a web with a newer version that counts its reads. */
async function storedAnd(days: number, web: 'answers' | 'fails' = 'answers') {
  let reads = 0
  const answer = (url: string): Omit<MemoryPage, 'observedAt'> | null => {
    if (new URL(url).pathname !== '/') return { url, status: 404 }
    reads++
    return web === 'answers' ? { url: URL_OF_PAGE, html: html('51-200') } : null
  }
  await fillFrom(new MemoryEvidence([page(URL_OF_PAGE, html('11-50'), days)], answer))
  return () => reads
}

test.group('datasets: freshness', (group) => {
  let buyer: Customer
  group.setup(async () => {
    buyer = await customer()
  })
  group.each.teardown(() => app.container.restoreAll())

  const ask = (client: any, column: string, max_age_days?: number) =>
    cellsOf(client, buyer.secret, {
      rows: [{ domain: 'brightquay.example' }],
      columns: columns(column),
      ...(max_age_days === undefined ? {} : { freshness: { max_age_days } }),
    }).then((cells) => cells[column])

  test('[DS-059] does not read a page again within the window', async ({ client, assert }) => {
    const reads = await storedAnd(10)
    for (const days of [11, 3_650]) {
      const cell = await ask(client, 'headcount', days)
      assert.deepInclude(cell, { status: 'found', value: '11-50' })
      assert.closeTo(Date.parse(cell.evidence[0].observed_at), Date.parse(daysAgo(10)), 60_000)
    }
    assert.equal(reads(), 0)
  })

  test('[DS-059 DS-030] reads a page again after the window, and the evidence has the new time', async ({
    client,
    assert,
  }) => {
    const reads = await storedAnd(10)
    const cell = await ask(client, 'headcount', 9)
    assert.equal(reads(), 1)
    assert.equal(cell.value, '51-200')
    assert.closeTo(Date.parse(cell.evidence[0].observed_at), Date.now(), 60_000)
    await ask(client, 'headcount', 9)
    assert.equal(reads(), 1)
  })

  test('[DS-060] a window of 0 reads live each time', async ({ client, assert }) => {
    const reads = await storedAnd(0)
    for (const expected of [1, 2, 3]) {
      const cell = await ask(client, 'headcount', 0)
      assert.equal(reads(), expected)
      assert.equal(cell.value, '51-200')
    }
  })

  test('[DS-061] without max_age_days each field has its own window', async ({ client, assert }) => {
    const reads = await storedAnd(100)
    assert.equal((await ask(client, 'founded_year')).value, 1998)
    assert.equal(reads(), 0)
    assert.equal((await ask(client, 'headcount')).value, '51-200')
    assert.equal(reads(), 1)
  })

  test('[DS-079] an unreadable page makes a cell timeout, not not_found', async ({ client, assert }) => {
    const reads = await storedAnd(10, 'fails')
    const cell = await ask(client, 'headcount', 9)
    assert.isAbove(reads(), 0)
    assert.deepInclude(cell, { status: 'timeout', value: null, confidence: null, evidence: [] })
  })

  test('without max_age_days, an older capture is used if the page cannot be read', async ({
    client,
    assert,
  }) => {
    const reads = await storedAnd(100, 'fails')
    const cell = await ask(client, 'headcount')
    assert.isAbove(reads(), 0)
    assert.deepInclude(cell, { status: 'found', value: '11-50' })
    assert.closeTo(Date.parse(cell.evidence[0].observed_at), Date.parse(daysAgo(100)), 60_000)
  })
})
