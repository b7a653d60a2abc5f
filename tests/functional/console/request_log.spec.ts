import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import { listRequests } from '#app/console/requests/read_request_log'
import { newId } from '#app/shared/new_id'
import { type LoggedRequest, RequestLog } from '#app/telemetry/request_log'
import { addKey, makeKey } from '#tests/functional/support/keys'
import { signedIn } from './support/visitor.js'

const fail = (error: unknown) => {
  throw error
}

const request = (workspaceId: string, at: Date, changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  ...{ id: newId('req'), workspaceId, keyId: 'key_none', method: 'GET', path: '/v1/x', status: 200 },
  ...{ error: null, ms: 1, charged: null, at },
  ...changes,
})

test.group('console: request log', () => {
  test('counts requests over time by filter, and leaves out other workspaces', async ({ assert }) => {
    const { workspace } = await makeKey()
    const log = await app.container.make(RequestLog)
    const hourAgo = new Date(Date.now() - 3_600_000)
    log.record(request(workspace.id, hourAgo, { keyId: 'key_one' }))
    log.record(request(workspace.id, hourAgo, { status: 404, error: 'not_found' }))
    log.record(request(workspace.id, new Date(), { status: 503, error: 'search_unavailable' }))
    log.record(request((await makeKey()).workspace.id, new Date()))
    const member = await signedIn(workspace.id, 'member')
    const base = `/workspaces/${workspace.slug}/request-counts`
    const sums = async (query = '') => {
      const { slots } = (await member.get(base + query)).body.data
      const sum = (of: string) => slots.reduce((total: number, slot: any) => total + slot[of], 0)
      return [slots.length, sum('requests'), sum('refused'), sum('failed')]
    }
    assert.deepEqual(await sums(), [49, 3, 1, 1])
    assert.deepEqual(await sums('?key=key_one'), [49, 1, 0, 0])
    assert.deepEqual(await sums('?hours=1&status=5xx'), [61, 1, 0, 1])
    assert.deepEqual(await sums('?hours=6&path=/v1/x'), [37, 3, 1, 1])
    const { slots } = (await member.get(base)).body.data
    assert.deepInclude(slots.at(-2), { requests: 2, refused: 1, failed: 0 })
  })

  test('filters requests by status code and latency, and counts codes and latencies', async ({ assert }) => {
    const { workspace } = await makeKey()
    const log = await app.container.make(RequestLog)
    for (const [status, ms] of [
      [200, 10],
      [200, 20],
      [404, 3],
      [403, 900],
      [500, null],
    ] as const)
      log.record(request(workspace.id, new Date(), { status, ms }))
    log.record(request((await makeKey()).workspace.id, new Date(), { status: 200, ms: 9_000 }))
    const member = await signedIn(workspace.id, 'member')
    const base = `/workspaces/${workspace.slug}`
    const found = async (query: string) =>
      (await member.get(`${base}/request-log?${query}`)).body.data.items.map(({ status }: any) => status)
    assert.deepEqual(await found('status=404'), [404])
    assert.sameMembers(await found('status=4xx'), [403, 404])
    assert.sameMembers(await found('slower_than=19'), [200, 403])
    assert.equal((await member.get(`${base}/request-log?status=40x`)).status, 422)
    assert.equal((await member.get(`${base}/request-log?slower_than=0`)).status, 422)
    const counts = async (query = '') => {
      const { statuses, p50_ms, p95_ms } = (await member.get(`${base}/request-counts${query}`)).body.data
      return [statuses.map(({ status, requests }: any) => `${status}: ${requests}`), p50_ms, p95_ms]
    }
    assert.deepEqual(await counts(), [['200: 2', '403: 1', '404: 1', '500: 1'], 20, 900])
    assert.deepEqual(await counts('?status=5xx'), [['500: 1'], null, null])
  })

  test('every one of several flushes at once waits until the requests are written', async ({ assert }) => {
    const { workspace } = await makeKey()
    const sql = await app.container.make(Sql)
    const slow = {
      run: async (...query: Parameters<Sql['run']>) => {
        await new Promise((resolve) => setTimeout(resolve, 100))
        return sql.run(...query)
      },
    } as Sql
    const log = new RequestLog(slow, fail)
    log.record(request(workspace.id, new Date()))
    const first = log.flush()
    await log.flush()
    const written = await sql.select('SELECT id FROM request_log WHERE workspace_id = ?', [workspace.id])
    assert.lengthOf(written, 1)
    await first
  })

  test('lists refused requests of revoked and expired keys, and none of unknown keys', async ({
    assert,
    client,
  }) => {
    const { workspace } = await makeKey()
    const revoked = await addKey(workspace)
    const expired = await addKey(workspace)
    const sql = await app.container.make(Sql)
    const past = new Date(Date.now() - 60_000).toISOString()
    await sql.run('UPDATE api_keys SET revoked_at = ? WHERE id = ?', [past, revoked.key.id])
    await sql.run('UPDATE api_keys SET expires_at = ? WHERE id = ?', [past, expired.key.id])
    for (const secret of [revoked.secret, expired.secret, `${revoked.secret}x`])
      (await client.get('/v1/account/credits').bearerToken(secret)).assertStatus(401)
    await (await app.container.make(RequestLog)).flush()
    const member = await signedIn(workspace.id, 'member')
    const { items } = (await member.get(`/workspaces/${workspace.slug}/request-log`)).body.data
    const shown = items.map(({ status, error, key_id }: any) => [status, error, key_id])
    assert.sameDeepMembers(shown, [
      [401, 'revoked_api_key', revoked.key.id],
      [401, 'expired_api_key', expired.key.id],
    ])
  })

  test('lists requests with their error, key and cost, and filters them', async ({ assert, client }) => {
    const { workspace, secret, key } = await makeKey()
    const weak = await addKey(workspace, { scopes: ['pronet:read'] })
    const set = newId('set')
    const ok = await client.get('/v1/account/credits').bearerToken(secret)
    const refused = await client.get('/v1/account/credits').bearerToken(weak.secret)
    await client.get(`/v1/sets/${set}`).bearerToken(secret)
    await client.get('/v1/sets/Jane%20Doe').bearerToken(secret)
    await client.post('/v1/search').bearerToken(secret).json({ query: 'Jane Doe', type: 'none' })
    const member = await signedIn(workspace.id, 'member')
    const base = `/workspaces/${workspace.slug}/request-log`
    const listed = async (query = '') => (await member.get(`${base}${query}`)).body.data
    const { items, next_cursor } = await listed()
    assert.lengthOf(items, 5)
    assert.isNull(next_cursor)
    assert.notInclude(JSON.stringify(items), 'Jane')
    const byId = (id: string) => items.find((item: { id: string }) => item.id === id)
    assert.containsSubset(byId(ok.body().meta.request_id), {
      ...{ method: 'GET', path: '/v1/account/credits', status: 200, error: null, key_id: key.id },
    })
    assert.containsSubset(byId(refused.body().error.request_id), { status: 403, error: 'insufficient_scope' })

    const titles = new Map(items.map((item: any) => [item.path, item.title]))
    assert.equal(titles.get('/v1/search'), 'Search people')
    assert.equal(titles.get(`/v1/sets/${set}`), 'Read a Set and its progress')
    assert.deepEqual(
      items.filter((item: any) => item.path === `/v1/sets/${set}`).map((item: any) => item.error),
      ['not_found']
    )

    const paths = async (query: string) => (await listed(query)).items.map((item: any) => item.path).sort()
    assert.deepEqual(await paths('?method=POST'), ['/v1/search'])
    assert.deepEqual(await paths(`?path=${set.toUpperCase()}`), [`/v1/sets/${set}`])
    assert.deepEqual(await paths('?path=%25'), [])
    assert.deepEqual(await paths('?path=/sets/&status=4xx'), ['/v1/sets/:id', `/v1/sets/${set}`])
    assert.deepEqual(await paths('?status=2xx&hours=1'), ['/v1/account/credits'])
    assert.deepEqual(await paths(`?key=${weak.key.id}`), ['/v1/account/credits'])
    assert.equal((await member.get(`${base}?status=3xx`)).status, 422)

    const byKey = (await member.get(`/workspaces/${workspace.slug}/key-requests`)).body.data.items
    const sums = byKey.map(({ key_id, slots }: any) => [
      key_id,
      slots.length,
      slots.reduce((sum: number, slot: any) => sum + slot.requests, 0),
      slots.reduce((sum: number, slot: any) => sum + slot.failed, 0),
    ])
    assert.sameDeepMembers(sums, [
      [key.id, 24, 4, 3],
      [weak.key.id, 24, 1, 1],
    ])

    const one = await member.get(`${base}/${ok.body().meta.request_id}`)
    assert.equal(one.body.data.key_name, items.find((item: any) => item.key_id === key.id).key_name)
    assert.equal((await member.get(`${base}/req_none`)).status, 404)
  })

  test('pages through requests, and shows no other workspace', async ({ assert }) => {
    const [mine, other] = [await makeKey(), await makeKey()]
    const log = await app.container.make(RequestLog)
    const now = Date.now()
    for (let i = 0; i < 5; i++) log.record(request(mine.workspace.id, new Date(now - i * 1000)))
    const foreign = request(other.workspace.id, new Date(now))
    log.record(foreign)
    const member = await signedIn(mine.workspace.id, 'member')
    const base = `/workspaces/${mine.workspace.slug}/request-log`
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await member.get(`${base}?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.data.items.map(({ created_at }: { created_at: string }) => created_at))
      cursor = body.data.next_cursor
    }
    assert.deepEqual(
      seen,
      Array.from({ length: 5 }, (_, i) => new Date(now - i * 1000).toISOString())
    )
    assert.equal((await member.get(`${base}/${foreign.id}`)).status, 404)
    assert.equal((await member.get(`/workspaces/${other.workspace.slug}/request-log`)).status, 404)
  })

  test('deletes requests after two days, and limits how many a process logs', async ({ assert }) => {
    const { workspace } = await makeKey()
    const sql = await app.container.make(Sql)
    const count = async () => {
      const [{ rows }] = await sql.select<{ rows: unknown }>(
        'SELECT count(*) AS rows FROM request_log WHERE workspace_id = ?',
        [workspace.id]
      )
      return Number(rows)
    }
    const at = new Date('2026-05-01T10:00:00Z')
    const log = new RequestLog(sql, fail)
    for (let i = 0; i < 3_000; i++) log.record(request(workspace.id, at))
    await log.flush()
    assert.equal(await count(), 900)
    const later = new Date(at.getTime() + 1_000)
    for (let i = 0; i < 30; i++) log.record(request(workspace.id, later))
    await log.flush()
    assert.equal(await count(), 910)
    assert.equal(await log.sweep(new Date('2026-05-03T10:00:00.500Z')), 900)
    assert.equal(await count(), 10)
    await log.sweep(new Date('2026-05-04T10:00:00Z'))
    assert.equal(await count(), 0)
  })

  test('filters search only the newest requests', async ({ assert }) => {
    const [{ workspace }, other] = [await makeKey(), await makeKey()]
    const sql = await app.container.make(Sql)
    const log = new RequestLog(sql, fail)
    const now = new Date()
    const at = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
    const made = [1, 2, 3, 4].map((seconds) => request(workspace.id, at(seconds), { path: `/v1/${seconds}` }))
    for (const one of made) log.record(one)
    for (let i = 0; i < 5; i++) log.record(request(other.workspace.id, at(0)))
    await log.flush()
    const paths = async (filters: object, searched?: number) =>
      (await listRequests(sql, workspace.id, filters, { limit: 9 }, now, searched)).items.map(
        ({ path }) => path
      )
    assert.deepEqual(await paths({ method: 'GET' }, 3), ['/v1/1', '/v1/2', '/v1/3'])
    assert.deepEqual(await paths({ path: '/v1/4' }, 3), [])
    assert.deepEqual(await paths({ path: '/v1/4' }), ['/v1/4'])
    assert.lengthOf(await paths({}, 3), 4)
  })
})
