import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { EvidenceRetention } from '#domain/evidence/evidence_retention'
import { readReference } from '#domain/privacy/person_reference'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { type IndexQuery, SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { BatchStore } from '#app/batch/batch_store'
import { EventFeed } from '#app/events/event_feed'
import { IndexRebuilds } from '#app/index/index_rebuilds'
import type { IndexSource } from '#app/index/index_source'
import { IndexSources } from '#app/index/index_sources'
import { PeopleStore } from '#app/people/people_store'
import { EnforceSuppressions } from '#app/privacy/enforce_suppressions'
import { CarryOutErasures } from '#app/privacy/carry_out_erasures'
import { FindPeople } from '#app/privacy/find_people'
import { PrivacyRequests } from '#app/privacy/privacy_requests'
import { FillColumns } from '#app/sets/fill_columns'
import { SetEvents } from '#app/sets/set_events'
import { SetStore } from '#app/sets/set_store'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { toCapture } from '#tests/contract/evidence/archive_support'
import { givePeople } from '#tests/functional/support/people'
import { now } from './stored_rows.js'
import { insert, operator } from './fixture.js'

const request = async (given: object, dropPages = false) => {
  const requests = await app.container.make(PrivacyRequests)
  const subject = await requests.subject(readReference(given))
  return () => requests.request({ subject, workspaceId: null, dropPages })
}
const runAll = async () => (await app.container.make(CarryOutErasures)).runAll()
const named = async (name: string) =>
  (await Array.fromAsync((await app.container.make(PeopleStore)).all())).filter((one) => one.name === name)

test.group('gaps of an erasure', (group) => {
  group.each.setup(async () => {
    await givePeople([])
    return () => app.container.restoreAll()
  })

  test('enforcement leaves a namesake in the same city, and people whom a deletion list hides', async ({
    assert,
  }) => {
    const person = { name: `Ola ${word()}`, city: 'Oslo', country: 'Norway' }
    await givePeople([
      { ...person, company: 'Acme Rivets' },
      { ...person, company: 'Moonbeck Foods', phones: ['+4722951711'] },
    ])
    const store = await request({ name: person.name, company: 'Acme Rivets' })
    await store()
    await runAll()
    const list = await app.container.make(SuppressionList)
    const [left] = await named(person.name)
    const hidden = { kind: 'person_id' as const, value: left.person_id }
    await list.add({ id: 'drop_test', scope: 'all', identifiers: [hidden] })
    const enforce = await app.container.make(EnforceSuppressions)
    await enforce.run()
    await list.remove('drop_test')
    const people = await app.container.make(PeopleStore)
    assert.lengthOf(await named(person.name), 1)
    assert.lengthOf(await people.contactsOf(left.person_id), 1)
  })

  test('a record that arrives before the request is stored goes too; none enters after it', async ({
    assert,
  }) => {
    const person = { name: `Gap ${word()}`, emails: [`gap.${word()}@gap.example`], company: 'Gap Mills' }
    const store = await request({ email: person.emails[0] })
    const people = await app.container.make(PeopleStore)
    await people.applyRecords([person])
    await store()
    assert.equal((await people.applyRecords([{ ...person, title: 'Miller' }])).suppressed, 1)
    await runAll()
    assert.deepEqual(await named(person.name), [])
    const sql = await app.container.make(Sql)
    const rows = await sql.select<{ body: unknown }>('SELECT body FROM person_records')
    assert.notInclude(JSON.stringify(rows), person.name)
    assert.equal((await people.applyRecords([{ name: person.name, company: 'Gap Mills' }])).suppressed, 1)
  })

  test('a number in national form is found', async ({ assert }) => {
    const people = await app.container.make(PeopleStore)
    await people.applyRecords([{ name: 'Nia National', phones: ['22 95 17 99'], country: 'Norway' }])
    const find = await app.container.make(FindPeople)
    const found = await find.matching(readReference({ phone: '+4722951799' }))
    assert.deepEqual(
      found.map(({ name }) => name),
      ['Nia National']
    )
  })

  test('a retry blanks the pages that a crashed attempt has already deleted', async ({ assert }) => {
    const archive = await app.container.make(PageArchive)
    const url = `https://labs.example/${word()}`
    const name = `Pia ${word()}`
    await archive.store([toCapture({ url, html: `<p>${name}</p>`, observedAt: now() })])
    await givePeople([{ name, company: 'Lab' }])
    const retention = await app.container.make(EvidenceRetention)
    const erased: string[][] = []
    const crashing = {
      erasePages: async (urls: Iterable<string>) => {
        erased.push([...urls])
        await retention.forgetPages(erased.at(-1)!, [])
        if (erased.length === 1) throw new Error('killed')
      },
    }
    app.container.swap(EvidenceRetention, () => crashing as unknown as EvidenceRetention)
    const store = await request({ name, company: 'Lab' }, true)
    const id = await store()
    await assert.rejects(runAll, 'killed')
    const sql = await app.container.make(Sql)
    await sql.run('UPDATE privacy_requests SET lease_until = NULL')
    await runAll()
    assert.deepEqual(erased, [[url], [url]])
    const requests = await app.container.make(PrivacyRequests)
    assert.equal((await requests.get(id))!.pages, 1)
  })

  test('deletions stay in the change log while the people index is rebuilt', async ({ assert }) => {
    const name = `Ria ${word()}`
    await givePeople([{ name, company: 'Lab' }])
    const [{ person_id }] = await named(name)
    const sql = await app.container.make(Sql)
    const time = now()
    await sql.run(`DELETE FROM index_rebuilds WHERE index_name = 'people'`)
    await insert('index_rebuilds', {
      ...{ index_name: 'people', token: word(), status: 'running', documents: 0, whole: 0 },
      ...{ started_at: time, beat_at: time },
    })
    const store = await request({ person_id })
    await store()
    const logged = async () =>
      (await sql.select('SELECT op FROM index_changes WHERE entity_id = ?', [person_id])).length
    const running = runAll()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    assert.equal(await logged(), 1)
    await sql.run(`UPDATE index_rebuilds SET status = 'completed' WHERE index_name = 'people'`)
    await running
    assert.equal(await logged(), 0)
  }).timeout(20_000)

  test('an erasure waits for a rebuild by the command, whose version never has the person', async ({
    assert,
  }) => {
    const name = `Ria ${word()}`
    await givePeople([{ name, company: 'Lab' }])
    const [{ person_id }] = await named(name)
    const sql = await app.container.make(Sql)
    const [source] = await (await app.container.make(IndexSources)).named('people')
    const [read, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow: IndexSource = {
      ...{ name: source.name, count: () => source.count() },
      ...{ latestSequence: () => source.latestSequence() },
      changesSince: (sequence, limit) => source.changesSince(sequence, limit),
      async *documents() {
        yield* source.documents()
        read.resolve()
        await released.promise
      },
    }
    const rebuilds = await app.container.make(IndexRebuilds)
    const rebuilt = rebuilds.run(slow, () => {})
    await read.promise
    const store = await request({ person_id })
    const id = await store()
    let isErased = false
    const running = runAll().then(() => (isErased = true))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    assert.isFalse(isErased)
    released.resolve()
    await Promise.all([rebuilt, running])
    const list = await app.container.make(SuppressionList)
    // The list would hide the person.
    await list.remove(id)
    const index = await app.container.make(SearchIndex)
    const ids: IndexQuery = { filter: { match: 'ids', values: [person_id] }, limit: 1 }
    assert.deepEqual((await index.search('people', ids)).hits, [])
    assert.include((await rebuilds.states(new Date())).get('people'), { status: 'completed' })
    const left = await sql.select('SELECT op FROM index_changes WHERE entity_id = ?', [person_id])
    assert.deepEqual(left, [])
  }).timeout(30_000)

  test('a dataset row that names the person in another form goes with the person', async ({ assert }) => {
    const name = `Wilhelmina ${word()}`
    await givePeople([{ name, company: 'Lab' }])
    const [{ person_id }] = await named(name)
    const { workspace } = await operator()
    const dataset = { id: `ds_${word()}`, workspace_id: workspace.id, mode: 'sync', status: 'completed' }
    await insert('datasets', { ...dataset, request: '{"columns":[]}', row_count: 2, created_at: now() })
    const cell = { value: 'Chemist', confidence: 0.9, status: 'found', evidence: [], source: 'kith' }
    const row = { dataset_id: dataset.id, seed: '{"name":"Mina"}', cells: JSON.stringify({ title: cell }) }
    await insert('dataset_rows', { ...row, position: 0, person_id })
    await insert('dataset_rows', { ...row, position: 1, person_id: null })
    const store = await request({ person_id })
    await store()
    await runAll()
    const sql = await app.container.make(Sql)
    const rows = await sql.select<Record<string, string | null>>(
      'SELECT seed, cells, person_id, erased_at FROM dataset_rows WHERE dataset_id = ? ORDER BY position',
      [dataset.id]
    )
    assert.deepInclude(rows[0], { seed: '{}', person_id: null })
    assert.notInclude(rows[0].cells!, 'Chemist')
    assert.isNotNull(rows[0].erased_at)
    assert.deepInclude(rows[1], { seed: row.seed, cells: row.cells, erased_at: null })
  })

  test('all open runs about the person are cancelled, however many runs are open', async ({ assert }) => {
    const name = `Lena ${word()}`
    await givePeople([{ name, company: 'Lab' }])
    const [{ person_id }] = await named(name)
    const { workspace, key } = await operator()
    const sql = await app.container.make(Sql)
    const prefix = `run_${word()}`
    for (let i = 0; i < 450; i++)
      await insert('runs', {
        ...{
          id: `${prefix}${i}`,
          workspace_id: workspace.id,
          key_id: key.id,
          kind: 'person',
          status: 'queued',
        },
        input: JSON.stringify(i % 3 === 0 ? { person_id, name } : { name: 'Otto Other' }),
        ...{ created_at: now(), expires_at: '2999-01-01T00:00:00.000Z' },
      })
    const store = await request({ person_id })
    await store()
    await runAll()
    const rows = await sql.select<{ status: string; n: unknown }>(
      `SELECT status, COUNT(*) AS n FROM runs WHERE id LIKE ? GROUP BY status ORDER BY status`,
      [`${prefix}%`]
    )
    assert.deepEqual(
      rows.map(({ status, n }) => [status, Number(n)]),
      [
        ['cancelled', 150],
        ['queued', 300],
      ]
    )
    await sql.run('DELETE FROM runs WHERE id LIKE ?', [`${prefix}%`])
  })

  test('a running Set writes nothing for an item that was erased meanwhile', async ({ assert }) => {
    const { workspace } = await operator()
    const sql = await app.container.make(Sql)
    const [set, item, column] = [`set_${word()}`, `item_${word()}`, `col_${word()}`]
    await insert('sets', { id: set, workspace_id: workspace.id, status: 'running', created_at: now() })
    await insert('set_columns', {
      ...{ id: column, set_id: set, position: 0, description: 'school', format: null, created_at: now() },
    })
    await insert('set_items', {
      ...{ id: item, set_id: set, position: 0, identity: item, status: 'admitted', criteria: '[]' },
      ...{ seed: '{"name":"Eva Erased"}', billed: sql.dialect === 'sqlite' ? 0 : false, created_at: now() },
    })
    const filler = {
      async fill(rows: unknown[], asked: { columns: { key: string }[] }, _: unknown, save: any) {
        await sql.run(`UPDATE set_items SET seed = '{}', erased_at = ? WHERE id = ?`, [now(), item])
        const cell = { value: 'Eva Erased', status: 'found' }
        await save(0, { [asked.columns[0].key]: cell }, {})
        return rows
      },
    }
    const fill = new FillColumns(
      sql,
      await app.container.make(SetStore),
      await app.container.make(SetEvents),
      await app.container.make(EventFeed),
      filler as any
    )
    const context = { run: { workspaceId: workspace.id }, signal: new AbortController().signal }
    await fill.fillSome(set, { ...context, checkpoint: async () => {} } as any)
    assert.deepEqual(await sql.select('SELECT cell FROM set_cells WHERE item_id = ?', [item]), [])
  })

  test('a batch row that was erased meanwhile stays as it is, with nothing billed', async ({ assert }) => {
    const { workspace, key } = await operator()
    const sql = await app.container.make(Sql)
    const [id, run_id] = [`bat_${word()}`, `run_${word()}`]
    await insert('runs', {
      ...{ id: run_id, workspace_id: workspace.id, key_id: key.id, kind: 'batch', status: 'running' },
      ...{ created_at: now(), expires_at: '2999-01-01T00:00:00.000Z' },
    })
    await insert('people_batches', {
      ...{ id, workspace_id: workspace.id, run_id, fields: '["phone"]', price: 1 },
      ...{ people_count: 1, created_at: now() },
    })
    await insert('people_batch_rows', {
      ...{ batch_id: id, position: 0, identifier: 'erased', status: 'skipped' },
    })
    const batches = new BatchStore(sql)
    const settled = await sql.transaction((tx) => batches.settle(id, 0, { result: {} as any, billed: 1 }, tx))
    assert.isFalse(settled)
    assert.deepEqual(await batches.progress(id), { settled: 1, billed: 0 })
  })
})

const word = () => randomUUID().slice(0, 8).replace(/\d/g, 'q')
