import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import { Heartbeat } from '#app/telemetry/heartbeat'
import { readRequests } from '#app/telemetry/read_requests'
import { minuteOf, RequestMeter } from '#app/telemetry/request_meter'
import { newId } from '#app/shared/new_id'
import { addKey, makeKey } from '#tests/functional/support/keys'
import { operator, signedIn } from './support/visitor.js'

const fail = (error: unknown) => {
  throw error
}

test.group('console: requests', () => {
  test('measures every request of a key by route and status, and no unauthenticated request', async ({
    assert,
    client,
  }) => {
    const { workspace, secret } = await makeKey()
    const weak = await addKey(workspace, { scopes: ['pronet:read'] })
    for (let i = 0; i < 3; i++) await client.get('/v1/account/credits').bearerToken(secret)
    await client.get('/v1/account/credits').bearerToken(weak.secret)
    await client.get('/v1/datasets/ds_none').bearerToken(secret)
    await client.get('/v1/account/credits').bearerToken('kith_live_nobody')
    const member = await signedIn(workspace.id, 'member')
    const { status, body } = await member.get(`/workspaces/${workspace.slug}/requests?hours=1`)
    assert.equal(status, 200)
    const { all, routes, slots } = body.data
    assert.deepInclude(all, { requests: 5, refused: 2, failed: 0 })
    const [credits, dataset] = routes
    assert.deepInclude(credits, { route: 'GET /v1/account/credits', requests: 4, refused: 1 })
    assert.deepInclude(dataset, { route: 'GET /v1/datasets/:id', requests: 1, refused: 1 })
    assert.isAbove(credits.p50_ms, 0)
    assert.isAtLeast(credits.p95_ms, credits.p50_ms)
    assert.lengthOf(slots, 60)
    assert.equal(
      slots.reduce((sum: number, { requests }: { requests: number }) => sum + requests, 0),
      5
    )
  })

  test('a workspace sees only its own requests', async ({ assert, client }) => {
    const [mine, other] = [await makeKey(), await makeKey()]
    await client.get('/v1/account/credits').bearerToken(other.secret)
    const admin = await signedIn(mine.workspace.id)
    const seen = await admin.get(`/workspaces/${mine.workspace.slug}/requests`)
    assert.equal(seen.body.data.all.requests, 0)
    assert.isNull(seen.body.data.all.p95_ms)
    assert.equal((await admin.get(`/workspaces/${other.workspace.slug}/requests`)).status, 404)
    for (const hours of ['0', '49', 'x'])
      assert.equal(
        (await admin.get(`/workspaces/${mine.workspace.slug}/requests?hours=${hours}`)).status,
        422
      )
  })

  test('adds up several processes, writes idempotently, and deletes after two days', async ({ assert }) => {
    const { workspace } = await makeKey()
    const sql = await app.container.make(Sql)
    const now = new Date('2026-05-01T10:00:30Z')
    const [one, other] = [new RequestMeter(sql, fail), new RequestMeter(sql, fail)]
    for (let i = 0; i < 90; i++) one.record(workspace.id, 'GET /v1/x', 200, 10, now)
    for (let i = 0; i < 10; i++) other.record(workspace.id, 'GET /v1/x', 500, 1_000, now)
    other.record(workspace.id, 'GET /v1/stream', 200, null, now)
    await one.flush(now)
    one.record(workspace.id, 'GET /v1/x', 200, 10, now)
    await Promise.all([one.flush(now), other.flush(now)])
    await one.flush(now)
    const { all, routes } = await readRequests(sql, workspace.id, 1, now)
    assert.deepInclude(all, { requests: 102, failed: 10, refused: 0 })
    const [x, stream] = routes
    assert.deepInclude(stream, { route: 'GET /v1/stream', requests: 1, p50_ms: null })
    assert.closeTo(x.p50_ms!, 10, 2)
    assert.closeTo(x.p95_ms!, 1_000, 200)
    await new RequestMeter(sql, fail).flush(new Date('2026-05-03T11:00:00Z'))
    const [left] = await sql.select<{ rows: unknown }>(
      'SELECT count(*) AS rows FROM request_minutes WHERE workspace_id = ?',
      [workspace.id]
    )
    assert.equal(Number(left.rows), 0)
  })

  test('a failed write is repeated with the next one', async ({ assert }) => {
    const { workspace } = await makeKey()
    const sql = await app.container.make(Sql)
    let isAway = true
    const flaky = new Proxy(sql, {
      get: (target, name) =>
        name === 'run' && isAway
          ? () => Promise.reject(new Error('away'))
          : Reflect.get(target, name, target).bind?.(target),
    })
    const meter = new RequestMeter(flaky, fail)
    const now = new Date()
    meter.record(workspace.id, 'GET /v1/x', 200, 5, now)
    await assert.rejects(() => meter.flush(now), /away/)
    isAway = false
    await meter.flush(now)
    assert.equal((await readRequests(sql, workspace.id, 1, now)).all.requests, 1)
  })
})

test.group('console: service', () => {
  test('operators see processes, queue and archive', async ({ assert }) => {
    const { workspace } = await makeKey()
    const sql = await app.container.make(Sql)
    const heartbeat = new Heartbeat(sql, 'worker', { warn: fail } as never)
    heartbeat.start()
    await heartbeat.beat(new Date())
    const member = await operator(workspace.id)
    const { body } = await member.get('/service')
    assert.isTrue(body.data.processes.some(({ role }: { role: string }) => role === 'worker'))
    assert.isTrue(body.data.queue.reachable)
    assert.isAtLeast(body.data.archive.files, 0)
    assert.notProperty(body.data.processes[0], 'pid')
    await heartbeat.stop()
    const after = await member.get('/service')
    assert.isFalse(after.body.data.processes.some(({ role }: { role: string }) => role === 'worker'))
  })

  test('operators see waiting work by kind, deliveries and retention', async ({ assert }) => {
    const { workspace, key } = await makeKey()
    const sql = await app.container.make(Sql)
    const kind = `kind_${workspace.slug}`.slice(0, 40)
    const now = Date.now()
    const at = (ms: number) => new Date(now + ms).toISOString()
    for (const [status, created, finished] of [
      ['queued', -120_000, null],
      ['queued', -60_000, null],
      ['failed', -60_000, -30_000],
      ['failed', -8_000_000, -7_000_000],
    ] as const)
      await sql.run(
        `INSERT INTO runs (id, workspace_id, key_id, kind, status, created_at, finished_at, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          newId('run'),
          workspace.id,
          key.id,
          kind,
          status,
          at(created),
          finished === null ? null : at(finished),
          at(86_400_000),
        ]
      )
    const member = await operator(workspace.id)
    const { body } = await member.get('/service')
    assert.deepEqual(
      body.data.work.find((each: { kind: string }) => each.kind === kind),
      { kind, waiting: 2, running: 0, oldest_waiting_at: at(-120_000), failed_last_hour: 1 }
    )
    const { waiting, oldest_at } = body.data.webhooks
    assert.equal(waiting === 0, oldest_at === null)
    assert.deepEqual(
      body.data.retention.map(({ what }: { what: string }) => what),
      ['Request log', 'Request metrics', 'Contents of runs', 'Webhook events']
    )
    assert.equal((await (await signedIn(workspace.id, 'owner')).get('/service')).status, 404)
    await sql.run('DELETE FROM runs WHERE kind = ?', [kind])
  })

  test('operators check every part of the running service', async ({ assert }) => {
    const { workspace } = await makeKey()
    const member = await operator(workspace.id)
    const { status, body } = await member.get('/service/checks')
    assert.equal(status, 200)
    const states = new Map(
      body.data.findings.map((found: { check: string; state: string }) => [found.check, found.state])
    )
    assert.isFalse(states.has('port'))
    for (const check of ['disk', 'schema', 'secrets', 'queue', 'dead letters', 'workers'])
      assert.isTrue(states.has(check), check)
    assert.equal(states.get('schema'), 'ok')
    const admin = await signedIn(workspace.id)
    assert.equal((await admin.get('/service/checks')).status, 404)
    assert.equal((await admin.post('/service/revive', {})).status, 404)
  }).timeout(40_000)

  test('a process without a heartbeat disappears', async ({ assert }) => {
    const { workspace } = await makeKey()
    const sql = await app.container.make(Sql)
    const heartbeat = new Heartbeat(sql, 'web', { warn: fail } as never)
    await heartbeat.beat(new Date(Date.now() - 60_000))
    const member = await operator(workspace.id)
    const { body } = await member.get('/service')
    assert.isFalse(body.data.processes.some(({ role }: { role: string }) => role === 'web'))
    assert.equal(minuteOf(new Date('2026-01-02T03:04:05Z')), '2026-01-02T03:04')
  })
})
