import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Queue } from '#domain/ports/queue'
import { Sql } from '#domain/ports/sql'
import { RunsPersonalData } from '#app/runs/personal_data'
import { RunStore } from '#app/runs/run_store'
import { RunSweeps } from '#app/runs/sweeps'
import {
  altered,
  columns,
  customer,
  fillFrom,
  follow,
  groupWorker,
  inventedWeb,
  never,
  post,
} from '#tests/functional/datasets/fixture'
import { makeKey } from '#tests/functional/support/keys'
import { post as postBatch } from '#tests/functional/batch/fixture'
import { audited, followed, openStream } from './support/events.js'
import { signedIn } from './support/visitor.js'

const ROWS = [{ domain: 'tidewell.example' }, { domain: 'lanternfold.example' }]

test.group('console: runs', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await fillFrom(inventedWeb())
    await worker.start()
    return () => app.container.restoreAll()
  })

  test('lists unfinished runs that are older than a page of finished ones', async ({ client, assert }) => {
    const { workspace, secret } = await customer()
    const member = await signedIn(workspace.id, 'member')
    const sql = await app.container.make(Sql)
    const runs = `/workspaces/${workspace.slug}/runs`
    const finished = async () => {
      await post(client, secret, { rows: ROWS, mode: 'async' })
      const [{ id }] = (await member.get(runs)).body.data.items
      await followed(member, `${runs}/${id}/events`)
      return id
    }
    const id = await finished()
    await sql.run(
      "UPDATE runs SET status = 'queued', finished_at = NULL, created_at = '2020-01-01T00:00:00.000Z' WHERE id = ?",
      [id]
    )
    const newer = await finished()
    const ids = async (query: string) =>
      (await member.get(runs + query)).body.data.items.map((run: { id: string }) => run.id)
    assert.deepEqual(await ids('?limit=1'), [newer])
    assert.deepEqual(await ids('?limit=1&status=unfinished'), [id])
  })

  test('streams the events of a dataset run until it ends', async ({ client, assert }) => {
    const { workspace, secret } = await customer()
    const member = await signedIn(workspace.id, 'member')
    const made = await post(client, secret, { rows: ROWS, mode: 'async' })
    const { id: dataset } = made.body().data.dataset
    const runs = `/workspaces/${workspace.slug}/runs`
    const [run] = (await member.get(runs)).body.data.items
    assert.equal(run.author, 'test')
    const events = await followed(member, `${runs}/${run.id}/events`)
    assert.deepEqual(
      events.map(({ data }) => data.type),
      ['dataset.progress', 'dataset.progress', 'run.completed']
    )
    assert.deepInclude(events[1].data.data, { rows_completed: 2, row_count: 2 })
    assert.sameMembers(
      events.slice(0, 2).map(({ data }) => data.data.index),
      [0, 1]
    )
    assert.deepEqual(
      (await followed(member, `${runs}/${run.id}/events?after_seq=1`)).map(({ seq }) => seq),
      [2]
    )
    const { data } = (await member.get(`${runs}/${run.id}`)).body
    assert.deepInclude(data, {
      kind: 'dataset',
      title: '2 companies: name',
      result: '2 of 2 rows filled',
      status: 'completed',
      input: { datasetId: dataset },
    })
    assert.deepEqual(
      data.events.map(({ seq, type }: any) => [seq, type]),
      events.map(({ seq, data }) => [seq, data.type])
    )
    const { input: _i, checkpoint: _c, output: _o, expires_at: _x, events: _v, ...summary } = data
    assert.deepEqual((await member.get(runs)).body.data.items, [summary])
    assert.deepEqual((await member.get(`${runs}?kind=set`)).body.data.items, [])
    const [listed] = (await member.get(`/workspaces/${workspace.slug}/datasets`)).body.data.items
    assert.deepInclude(listed, { id: dataset, first_rows: 'tidewell.example, lanternfold.example' })
    const { items: rows } = (await member.get(`/workspaces/${workspace.slug}/datasets/${dataset}/rows`)).body
      .data
    const cells = rows.flatMap((row: any) => Object.values(row.cells))
    assert.equal(listed.cells_found, cells.filter(({ status }: any) => status === 'found').length)
    assert.isAbove(listed.cells_found, 0)
    assert.deepInclude(listed, { author: 'test', charged: data.charged })
    assert.lengthOf(
      (await member.get(`${runs}?kind=dataset&status=completed&sort=-charged`)).body.data.items,
      1
    )
  }).timeout(30_000)

  test('names the run of a dataset like the dataset, also after its contents are deleted', async ({
    client,
    assert,
  }) => {
    const { workspace, secret } = await customer()
    const member = await signedIn(workspace.id, 'member')
    await post(client, secret, { rows: ROWS.slice(0, 1), mode: 'async' })
    const runs = `/workspaces/${workspace.slug}/runs`
    const [run] = (await member.get(runs)).body.data.items
    assert.equal(run.title, '1 company: name')
    await followed(member, `${runs}/${run.id}/events`)

    const sql = await app.container.make(Sql)
    await sql.run("UPDATE runs SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ?", [run.id])
    const store = await app.container.make(RunStore)
    await new RunSweeps(sql, await app.container.make(Queue), store).expire(new Date())
    assert.isNull((await member.get(`${runs}/${run.id}`)).body.data.input)
    const [old] = (await member.get(runs)).body.data.items
    assert.deepInclude(old, { title: '1 company: name', result: '1 of 1 rows filled' })
  })

  test('a cancelled dataset keeps and charges the results found so far', async ({ client, assert }) => {
    const world = inventedWeb()
    await fillFrom(
      altered(world, {
        read: (request) => (request.url.includes('lanternfold') ? never() : world.read(request)),
      })
    )
    await worker.stop()
    await worker.start()
    const { workspace, secret, balance } = await customer()
    const [admin, member] = [await signedIn(workspace.id), await signedIn(workspace.id, 'member')]
    const made = await post(client, secret, { rows: ROWS, columns: columns('name'), mode: 'async' })
    const { id } = made.body().data.dataset
    await follow(client, secret, id, ({ rows_completed }) => rows_completed === 1)
    const runs = `/workspaces/${workspace.slug}/runs`
    const [run] = (await admin.get(runs)).body.data.items
    const path = `${runs}/${run.id}`
    assert.equal((await member.post(`${path}/cancel`, {})).body.error.code, 'admin_required')
    assert.equal((await admin.post(`${path}/cancel`, {})).body.data.status, 'cancelled')
    const { data } = (await admin.get(path)).body
    assert.equal(data.status, 'cancelled')
    assert.equal(data.events.at(-1).type, 'run.cancelled')
    assert.isAbove(data.charged, 0)
    assert.deepInclude(await balance(), { posted: data.charged, pending: 0 })
    const rows = await client.get(`/v1/datasets/${id}/rows`).bearerToken(secret)
    assert.equal(rows.body().data.rows[0].cells.name.status, 'found')
    assert.equal((await admin.post(`${path}/cancel`, {})).body.data.status, 'cancelled')
    assert.deepEqual(await audited(admin, workspace.slug), ['run.cancel'])
  }).timeout(30_000)

  test("cancels runs of every kind, and returns not_found for another workspace's run", async ({
    assert,
  }) => {
    const [mine, other] = [await makeKey(), await makeKey()]
    const [admin, stranger] = [await signedIn(mine.workspace.id), await signedIn(other.workspace.id)]
    await worker.stop()
    const runs = await app.container.make(RunStore)
    const id = `run_${randomUUID().replaceAll('-', '')}`
    const of = { workspaceId: mine.workspace.id, keyId: mine.key.id, reservationId: null }
    await runs.create({ ...of, id, kind: 'agent', input: {} }, new Date())
    for (const slug of [mine.workspace.slug, other.workspace.slug]) {
      const path = `/workspaces/${slug}/runs/${id}`
      assert.equal((await stranger.get(path)).status, 404)
      assert.equal((await openStream(stranger, `${path}/events`)).status, 404)
      assert.equal((await stranger.post(`${path}/cancel`, {})).status, 404)
    }
    const path = `/workspaces/${mine.workspace.slug}/runs/${id}`
    assert.equal((await admin.post(`${path}/cancel`, {})).body.data.status, 'cancelled')
    assert.deepEqual(
      (await followed(admin, `${path}/events`)).map(({ data }) => data.type),
      ['run.cancelled']
    )
  })

  test('the task of an agent names its run after its contents are deleted; runs are counted by status', async ({
    assert,
  }) => {
    const { workspace, key } = await customer()
    const other = await customer()
    const member = await signedIn(workspace.id, 'member')
    await worker.stop()
    const sql = await app.container.make(Sql)
    const store = await app.container.make(RunStore)
    const task = `Find who wrote ada@tidewell.example ${'and more '.repeat(30)}`
    const add = async (of: typeof other, kind: string) => {
      const run = { id: `run_${randomUUID().replaceAll('-', '')}`, kind, reservationId: null }
      const input =
        kind === 'agent' ? { ask: { task } } : { identity: { by: 'person_id', personId: 'per_1' } }
      await store.create({ ...run, workspaceId: of.workspace.id, keyId: of.key.id, input }, new Date())
      return run.id
    }
    const id = await add({ workspace, key } as typeof other, 'agent')
    await add({ workspace, key } as typeof other, 'person')
    await add(other, 'agent')
    await sql.run("UPDATE runs SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ?", [id])
    await new RunSweeps(sql, await app.container.make(Queue), store).expire(new Date())
    const runs = `/workspaces/${workspace.slug}/runs`
    const { items, counts } = (await member.get(runs)).body.data
    const old = items.find((run: { id: string }) => run.id === id)
    assert.equal(old.title, task.slice(0, 160))
    assert.deepEqual(counts, { queued: 1, running: 0, completed: 0, failed: 1, cancelled: 0 })
    const agent = (await member.get(`${runs}?kind=agent`)).body.data.counts
    assert.deepEqual(agent, { queued: 0, running: 0, completed: 0, failed: 1, cancelled: 0 })

    const [stored] = await sql.select<{ title: string }>('SELECT title FROM runs WHERE id = ?', [id])
    assert.include(stored.title, 'ada@tidewell.example')
    const ada = { kind: 'email', value: 'ada@tidewell.example' } as const
    const person = { personIds: [], recordKeys: [], identifiers: [ada], names: [] }
    const held = await new RunsPersonalData(sql, store).erase(person)
    assert.sameMembers(
      held.map(({ what }) => what),
      ['Runs']
    )
    const [erased] = await sql.select<{ title: string }>('SELECT title FROM runs WHERE id = ?', [id])
    assert.notInclude(erased.title, 'tidewell')
  })

  test('a run has its task, person or record as title, but no record of another workspace', async ({
    client,
    assert,
  }) => {
    const { workspace, key, secret } = await customer()
    const member = await signedIn(workspace.id, 'member')
    await worker.stop()
    const foreign = await post(client, (await customer()).secret, { rows: ROWS, mode: 'async' })
    const store = await app.container.make(RunStore)
    const add = async (kind: string, input: unknown) => {
      const id = `run_${randomUUID().replaceAll('-', '')}`
      const of = { workspaceId: workspace.id, keyId: key.id, reservationId: null }
      await store.create({ ...of, id, kind, input }, new Date())
      return id
    }
    const set = await client
      .post('/v1/sets')
      .bearerToken(secret)
      .json({ search: { query: 'nurses in Berlin', count: 1 } })
    set.assertStatus(201)
    const expected = new Map([
      [await add('agent', { operation: 'ask', ask: { task: 'Find nurses' } }), 'Find nurses'],
      [
        await add('person', { identity: { by: 'email', email: 'ada@tidewell.example' } }),
        'ada@tidewell.example',
      ],
      [await add('set', { setId: set.body().data.id }), 'nurses in Berlin'],
      [await add('dataset', { datasetId: foreign.body().data.dataset.id }), null],
    ])
    const { items } = (await member.get(`/workspaces/${workspace.slug}/runs`)).body.data
    for (const [id, title] of expected)
      assert.equal(items.find((run: { id: string }) => run.id === id).title, title)
  })

  test('pages the people of a batch with the fields found for each', async ({ client, assert }) => {
    const { workspace, secret } = await customer()
    const member = await signedIn(workspace.id, 'member')
    const identifiers = ['ada@tidewell.example', 'bo@tidewell.example']
    const people = identifiers.map((identifier) => ({ identifier }))
    const made = await postBatch(client, secret, { people, fields: ['work_email'] })
    made.assertStatus(202)
    const path = `/workspaces/${workspace.slug}/batches/${made.body().data.id}`
    const first = (await member.get(`${path}?limit=1`)).body.data
    assert.deepInclude(first, { fields: ['work_email'], people_count: 2 })
    const second = (await member.get(`${path}?cursor=${first.next_cursor}`)).body.data
    assert.deepEqual(
      [...first.items, ...second.items].map(({ identifier }: any) => identifier),
      identifiers
    )
    const stranger = await signedIn((await makeKey()).workspace.id)
    assert.equal((await stranger.get(path)).status, 404)
  })
})
