import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { RUN_CLAIMS } from '#domain/runs/limits'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { Queue } from '#domain/ports/queue'
import { altered, customer, groupWorker } from '#tests/functional/datasets/fixture'
import { searchIn } from '#tests/functional/search/verified_web'
import {
  admitted,
  created,
  follow,
  gated,
  idle,
  inventedWeb,
  inventedWorld,
  QUERY,
  read,
  restore,
  SCHOOL,
} from './fixture.js'

/** Wakes runs with an expired lease, like housekeeping. */
async function sweep(): Promise<void> {
  const [sql, queue, runs] = await Promise.all([
    app.container.make(Sql),
    app.container.make(Queue),
    app.container.make(RunStore),
  ])
  await new RunSweeps(sql, queue, runs).wakeLost(new Date())
}

test.group('sets: after a crash', (group) => {
  const worker = groupWorker(group)
  let secret: string
  group.each.setup(async () => {
    await inventedWorld()
    secret = (await customer()).secret
    return restore
  })

  for (const after of [0, 4, 9, 14])
    test(`[SE-028] after a worker stops at ${after} pages, another continues, and each item and event exists once`, async ({
      client,
      assert,
    }) => {
      const { evidence, reached, open } = gated(after)
      searchIn(evidence)
      await worker.start()
      const id = await created(client, secret, { enrichments: [SCHOOL] })
      await reached
      const stopped = worker.stop()
      open()
      await stopped
      assert.equal((await read(client, secret, `/v1/sets/${id}`)).status, 'running')
      searchIn(inventedWeb())
      await worker.start()
      await idle(client, secret, id)
      const names = await admitted(client, secret, id)
      assert.lengthOf(names, 6)
      assert.lengthOf(new Set(names), 6)
      const events = await follow(secret, id, ({ type }) => type === 'set.idle')
      assert.deepEqual(
        events.map(({ seq }) => seq),
        events.map((_, i) => i)
      )
      for (const [type, count] of [
        ['set.item.created', 6],
        ['set.item.enriched', 6],
        ['set.search.completed', 1],
        ['set.idle', 1],
      ] as const) {
        const of = events.filter((event) => event.type === type)
        assert.lengthOf(of, count, type)
        if (type.startsWith('set.item')) assert.lengthOf(new Set(of.map(({ data }) => data.data.id)), count)
      }
    }).timeout(30_000)

  test('a worker that lost its lease writes nothing', async ({ client, assert }) => {
    const { evidence, reached, open } = gated(2)
    searchIn(evidence)
    await worker.start()
    const id = await created(client, secret)
    await reached
    const sql = await app.container.make(Sql)
    const lost = await sql.run(
      `UPDATE runs SET lease_token = 'another', lease_until = ? WHERE id = (SELECT run_id FROM sets WHERE id = ?)`,
      [new Date(Date.now() + 60_000).toISOString(), id]
    )
    assert.equal(lost, 1)
    const before = await read(client, secret, `/v1/sets/${id}`)
    open()
    await worker.stop()
    assert.deepEqual(await read(client, secret, `/v1/sets/${id}`), before)
    assert.equal(before.status, 'running')
    assert.isAbove(before.items.pending, 2)
    await sql.run(`UPDATE runs SET lease_until = ? WHERE lease_token = 'another'`, [
      new Date(0).toISOString(),
    ])
    await sweep()
    searchIn(inventedWeb())
    await worker.start()
    assert.equal((await idle(client, secret, id)).status, 'completed')
    assert.lengthOf(await admitted(client, secret, id), 6)
  }).timeout(30_000)

  test('a Set whose run expires after seven days fails, and takes more work', async ({ client, assert }) => {
    const id = await created(client, secret)
    const [sql, queue, runs, workers] = await Promise.all([
      app.container.make(Sql),
      app.container.make(Queue),
      app.container.make(RunStore),
      app.container.make(RunWorker),
    ])
    await sql.run('UPDATE runs SET expires_at = ? WHERE id = (SELECT run_id FROM sets WHERE id = ?)', [
      new Date(0).toISOString(),
      id,
    ])
    await new RunSweeps(sql, queue, runs, (cause) => workers.endEarly(cause)).expire(new Date())
    assert.equal((await read(client, secret, `/v1/sets/${id}`)).status, 'failed')
    const more = { query: QUERY, count: 2 }
    ;(await client.post(`/v1/sets/${id}/searches`).bearerToken(secret).json(more)).assertStatus(202)
  })

  test('work added while a Set runs is done before it is idle', async ({ client, assert }) => {
    const { evidence, reached, open } = gated(3)
    searchIn(evidence)
    await worker.start()
    const id = await created(client, secret, { search: { query: QUERY, count: 2 } })
    await reached
    const added = { query: QUERY, count: 2 }
    ;(await client.post(`/v1/sets/${id}/searches`).bearerToken(secret).json(added)).assertStatus(202)
    ;(await client.post(`/v1/sets/${id}/enrichments`).bearerToken(secret).json(SCHOOL)).assertStatus(202)
    open()
    const set = await idle(client, secret, id)
    assert.lengthOf(await admitted(client, secret, id), 4)
    assert.deepEqual(
      set.searches.map(({ admitted: count, stop_reason }: any) => [count, stop_reason]),
      [
        [2, 'count'],
        [2, 'count'],
      ]
    )
    const events = await follow(secret, id, ({ type }) => type === 'set.idle')
    assert.lengthOf(
      events.filter(({ type }) => type === 'set.item.enriched'),
      4
    )
  }).timeout(30_000)

  test('[OP-020] a failing search fails the Set, which emits set.idle and takes more work', async ({
    client,
    assert,
  }) => {
    const { DomainError } = await import('#domain/errors')
    searchIn(
      altered(inventedWeb(), {
        read: async () => {
          throw new DomainError('upstream_unavailable')
        },
      })
    )
    await worker.start()
    const id = await created(client, secret)
    const failed = await idle(client, secret, id)
    assert.equal(failed.status, 'failed')
    assert.equal(failed.searches[0].status, 'failed')
    await worker.stop()
    searchIn(inventedWeb())
    await worker.start()
    const again = await client
      .post(`/v1/sets/${id}/searches`)
      .bearerToken(secret)
      .json({ query: QUERY, count: 3 })
    again.assertStatus(202)
    assert.equal((await idle(client, secret, id)).status, 'completed')
    assert.lengthOf(await admitted(client, secret, id), 3)
    const events = await follow(secret, id, ({ data }) => data.data.status === 'completed')
    assert.deepInclude(events[0].data.data, { status: 'failed' })
  }).timeout(30_000)

  test('[OP-020] a Set that crashes its workers fails and releases its reservations', async ({
    client,
    assert,
  }) => {
    const { secret: own, balance } = await customer()
    const id = await created(client, own)
    const sql = await app.container.make(Sql)
    const exhausted = 'UPDATE runs SET attempts = ? WHERE id = (SELECT run_id FROM sets WHERE id = ?)'
    assert.equal(await sql.run(exhausted, [RUN_CLAIMS, id]), 1)
    await worker.start()
    const failed = await idle(client, own, id)
    assert.equal(failed.status, 'failed')
    assert.equal(failed.searches[0].status, 'failed')
    assert.deepInclude(await balance(), { pending: 0, posted: 0 })
  }).timeout(30_000)
})
