import { test } from '@japa/runner'
import { DATABASES, toCapture } from './archive_support.js'
import { evidenceContract } from './evidence_contract.js'
import { testLive } from './live_support.js'
import { html, type LoopbackSite, loopbackSite } from './loopback_site.js'

for (const { name, open, missing } of DATABASES) {
  evidenceContract({
    name: `live over ${name}, offline`,
    absent: 'unreachable',
    missing,
    async make(readings) {
      const nowhere = async () => {
        throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
      }
      const { archive, live, end } = await testLive({ open, reader: { resolve: nowhere } })
      await archive.store(readings.map(toCapture))
      return { evidence: live, end }
    },
  })
}

test.group('evidence: live', (group) => {
  let site: LoopbackSite
  let live: Awaited<ReturnType<typeof testLive>>
  group.each.setup(async () => {
    site = await loopbackSite()
    live = await testLive()
    return async () => {
      await live.end()
      await site.close()
    }
  })
  const read = (path: string, maxAgeDays = 1, signal?: AbortSignal) =>
    live.live.read({ url: site.origin + path, maxAgeDays, now: new Date().toISOString(), signal })

  test('reads a page, stores it first, and does not read it again while it is fresh', async ({ assert }) => {
    site.on('/team', '<title>Team</title><p>Ada Byron')
    const first = await read('/team')
    if (!first.ok) throw new Error(first.reason)
    assert.isTrue(first.live)
    assert.deepEqual(await live.live.stored(`${site.origin}/team`), first.page)
    const second = await read('/team')
    assert.isTrue(second.ok && !second.live)
    assert.equal(site.hits.get('/team'), 1)
    assert.equal(site.hits.get('/robots.txt'), 1)
    assert.equal((await live.live.find('byron', 5))[0].url, `${site.origin}/team`)
  })

  test('reads live every time if the maximum age is 0', async ({ assert }) => {
    site.on('/x', (_, response, hits) => html(response, `<p>${hits}`))
    for (const n of [1, 2, 3]) {
      const result = await read('/x', 0)
      assert.isTrue(result.ok && result.live && result.page.html === `<p>${n}`)
    }
  })

  test('concurrent requests share one read', async ({ assert }) => {
    site.on('/slow', (_, response) => setTimeout(() => html(response, 'slow'), 100))
    const results = await Promise.all(Array.from({ length: 20 }, () => read('/slow')))
    assert.isTrue(results.every((result) => result.ok))
    assert.equal(site.hits.get('/slow'), 1)
  })

  test('a read continues until its last caller gives up', async ({ assert }) => {
    let closed = 0
    site.on('/slow', (request, response) => {
      request.socket.on('close', () => closed++)
      setTimeout(() => html(response, 'slow'), 300)
    })
    const hasty = new AbortController()
    const [gone, stays] = [read('/slow', 1, hasty.signal), read('/slow')]
    setTimeout(() => hasty.abort(), 50)
    assert.deepInclude(await gone, { ok: false, reason: 'timeout' })
    assert.isTrue((await stays).ok)

    site.on('/slower', (request) => void request.socket.on('close', () => closed++))
    const only = AbortSignal.timeout(80)
    closed = 0
    assert.deepInclude(await read('/slower', 1, only), { ok: false, reason: 'timeout' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    assert.equal(closed, 1)
    site.on('/slower', 'now it answers')
    assert.isTrue((await read('/slower')).ok, 'giving up is not a failure of the page')
  })

  test('follows and stores redirects, and replays them without the web', async ({ assert }) => {
    site.on('/a', (_, response) => response.writeHead(302, { location: '/b' }).end())
    site.on('/b', (_, response) => response.writeHead(308, { location: '/c#part' }).end())
    site.on('/c', 'there')
    const result = await read('/a')
    if (!result.ok) throw new Error(result.reason)
    assert.deepEqual(
      result.page.via,
      ['/a', '/b', '/c'].map((path) => site.origin + path)
    )
    const again = await read('/a')
    assert.isTrue(again.ok && !again.live)
    assert.deepEqual(again.ok && again.page, result.page)
  })

  test('reports a gone page again at the next read, with its earlier content as stale', async ({
    assert,
  }) => {
    site.on('/p', (_, response, hits) =>
      hits === 1 ? html(response, 'it was here') : response.writeHead(410).end()
    )
    assert.isTrue((await read('/p', 0)).ok)
    const gone = await read('/p', 0)
    assert.isTrue(!gone.ok && gone.reason === 'gone' && gone.stale?.html === 'it was here')
    const after = await read('/p', 1)
    assert.isTrue(!after.ok && after.reason === 'gone' && after.stale?.html === 'it was here')
    assert.equal(site.hits.get('/p'), 2)
  })

  test('an unchanged page is a new capture of the same body', async ({ assert }) => {
    site.on('/p', (request, response) => {
      const headers = { etag: '"v1"', 'last-modified': 'Sat, 01 Aug 2026 10:00:00 GMT' }
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304, headers).end()
      else html(response, 'unchanged', headers)
    })
    const first = await read('/p', 0)
    await new Promise((resolve) => setTimeout(resolve, 5))
    const second = await read('/p', 0)
    if (!first.ok || !second.ok) throw new Error('not read')
    assert.equal(second.page.html, 'unchanged')
    assert.isAbove(Date.parse(second.page.observedAt), Date.parse(first.page.observedAt))
    const { sql } = live.archive
    assert.lengthOf(await sql.select('SELECT * FROM evidence_captures'), 2)
    assert.lengthOf(await sql.select('SELECT * FROM evidence_bodies'), 1)
  })

  test('retries transient failures and caches permanent ones', async ({ assert }) => {
    site.on('/flaky', (_, response, hits) =>
      hits < 3 ? response.writeHead(503).end() : html(response, 'at last')
    )
    assert.isTrue((await read('/flaky')).ok)
    site.on('/broken', (request) => void request.socket.destroy())
    assert.deepInclude(await read('/broken'), { ok: false, reason: 'unreachable' })
    assert.equal(site.hits.get('/broken'), 3)
    assert.deepInclude(await read('/broken'), { ok: false, reason: 'unreachable' })
    assert.equal(site.hits.get('/broken'), 3)
  })

  test('waits for Retry-After', async ({ assert }) => {
    site.on('/busy', (_, response, hits) =>
      hits === 1 ? response.writeHead(429, { 'retry-after': '1' }).end() : html(response, 'free')
    )
    const began = performance.now()
    assert.isTrue((await read('/busy')).ok)
    assert.isAbove(performance.now() - began, 950)
  })

  test('stops requests to a host that keeps failing', async ({ assert }) => {
    for (let i = 0; i < 20; i++) site.on(`/${i}`, (request) => void request.socket.destroy())
    for (let i = 0; i < 20; i++) assert.deepInclude(await read(`/${i}`), { ok: false, reason: 'unreachable' })
    const asked = [...site.hits].reduce((sum, [path, hits]) => sum + (path === '/robots.txt' ? 0 : hits), 0)
    assert.equal(asked, 5)
  })

  test('sends at most four concurrent requests to a host', async ({ assert }) => {
    for (let i = 0; i < 10; i++)
      site.on(`/${i}`, (_, response) => setTimeout(() => html(response, `page ${i}`), 20))
    const results = await Promise.all(Array.from({ length: 10 }, (_, i) => read(`/${i}`)))
    assert.isTrue(results.every(({ ok }) => ok))
    assert.equal(site.maxConcurrent(), 4)
  })

  test('obeys robots.txt for kithbot, and reads nothing while it is unavailable', async ({ assert }) => {
    site.on('/robots.txt', (_, response) =>
      response.writeHead(200).end('User-agent: *\nDisallow: /\n\nUser-agent: kithbot\nDisallow: /private\n')
    )
    site.on('/private/a', 'secret')
    site.on('/open', 'open')
    assert.deepInclude(await read('/private/a'), { ok: false, reason: 'forbidden' })
    assert.isTrue((await read('/open')).ok)
    assert.isUndefined(site.hits.get('/private/a'))

    const other = await loopbackSite()
    other.on('/robots.txt', (_, response) => response.writeHead(500).end())
    other.on('/open', 'open')
    const result = await live.live.read({
      url: `${other.origin}/open`,
      maxAgeDays: 1,
      now: new Date().toISOString(),
    })
    await other.close()
    assert.deepInclude(result, { ok: false, reason: 'unreachable' })
    assert.isUndefined(other.hits.get('/open'))
  })
})
