import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { PeopleStore } from '#app/people/people_store'
import { RecipientsPersonalData } from '#app/recipients/personal_data'
import { noteRecipients } from '#app/recipients/note_recipients'
import { Recipients } from '#app/recipients/recipients'
import { enqueueEvent } from '#app/webhooks/outbox'
import {
  columns,
  fillFrom,
  follow,
  get,
  groupWorker,
  inventedWeb,
  post,
} from '#tests/functional/datasets/fixture'
import { operator } from '#tests/functional/privacy/fixture'
import { givePeople } from '#tests/functional/support/people'
import { created, idle, inventedWorld, PEOPLE, read, restore } from '#tests/functional/sets/fixture'

const person = (digit: string) => `per_${digit.repeat(32)}`

test.group('recipients', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await inventedWorld()
    await givePeople(PEOPLE)
    return restore
  })

  test('one row per person, workspace and kind, with the first and the last day', async ({ assert }) => {
    const { workspace } = await operator()
    const sql = await app.container.make(Sql)
    const note = (day: string, data: unknown) =>
      sql.transaction((tx) => noteRecipients(tx, workspace.id, 'batch', data, new Date(day)))
    await note('2026-01-02', [{ person_id: person('a') }, { deep: [person('b'), person('a')] }])
    await note('2026-03-04', person('a'))
    await note('2026-02-01', person('a'))
    const recipients = await app.container.make(Recipients)
    assert.deepEqual(
      (await recipients.of([person('a')])).map(({ what, first_day, last_day }) => [
        what,
        first_day,
        last_day,
      ]),
      [['batch', '2026-01-02', '2026-03-04']]
    )
    assert.lengthOf(await recipients.of([person('a'), person('b')]), 1)
    const store = new RecipientsPersonalData(sql)
    const erased = { personIds: [person('a')], recordKeys: [], identifiers: [], names: [] }
    const held = [{ what: 'Recorded deliveries', count: 1, workspaceIds: [workspace.id] }]
    assert.deepEqual(await store.find(erased), held)
    assert.deepEqual(await store.erase(erased), held)
    assert.deepEqual(await store.erase(erased), [])
    assert.lengthOf(await recipients.of([person('b')]), 1)
  })

  test('a delivery that is rolled back is not recorded', async ({ assert }) => {
    const { workspace } = await operator()
    const sql = await app.container.make(Sql)
    await assert.rejects(() =>
      sql.transaction(async (tx) => {
        await noteRecipients(tx, workspace.id, 'profile', person('c'))
        throw new Error('no')
      })
    )
    assert.lengthOf(await (await app.container.make(Recipients)).of([person('c')]), 0)
  })

  test('cells of datasets and each reading of them are recorded, of people with a value', async ({
    client,
    assert,
  }) => {
    await givePeople([
      { name: 'Juno Vance', company: 'Studio Aldera' },
      { name: 'Nobody Known', company: 'Studio Aldera' },
    ])
    const people = await app.container.make(PeopleStore)
    const idOf = async (name: string) =>
      (await Array.fromAsync(people.all())).find((one) => one.name === name)!.person_id
    const [juno, nobody] = [await idOf('Juno Vance'), await idOf('Nobody Known')]
    const recipients = await app.container.make(Recipients)
    const sql = await app.container.make(Sql)
    await fillFrom(inventedWeb())
    await worker.start()
    const body = {
      entity: { type: 'person' },
      rows: ['Juno Vance', 'Nobody Known'].map((name) => ({ name, company: 'Studio Aldera' })),
      columns: columns('title'),
    }
    body.rows[0] = { ...body.rows[0], domain: 'junovance.example' } as never
    for (const mode of ['sync', 'async']) {
      const { secret, workspace } = await operator()
      const response = await post(client, secret, { ...body, mode })
      assert.equal(response.status(), mode === 'sync' ? 200 : 202)
      const { id } = response.body().data.dataset
      await follow(client, secret, id)
      const own = async (personId: string) =>
        (await recipients.of([personId])).filter((one) => one.workspace_id === workspace.id)
      assert.deepEqual(
        (await own(juno)).map(({ what }) => what),
        ['dataset']
      )
      assert.deepEqual(await own(nobody), [])
      await sql.run(`UPDATE data_recipients SET first_day = '2026-01-02', last_day = '2026-01-02'`)
      const { rows } = (await get(client, secret, `/v1/datasets/${id}/rows`)).body().data
      assert.equal(rows[0].cells.title.value, 'Ceramic Artist')
      const [{ first_day, last_day }] = await own(juno)
      assert.deepEqual([first_day, last_day], ['2026-01-02', new Date().toISOString().slice(0, 10)])
    }
  }).timeout(30_000)

  test('Set items, webhooks and exports are recorded; person.erased is not', async ({ client, assert }) => {
    await worker.start()
    const { secret, workspace } = await operator()
    const sql = await app.container.make(Sql)
    const hook = { url: 'https://hooks.example.com/in', events: ['set.item.created', 'person.erased'] }
    ;(await client.post('/v1/webhooks').bearerToken(secret).json(hook)).assertStatus(201)
    const setId = await created(client, secret)
    await idle(client, secret, setId)
    const { items } = await read(client, secret, `/v1/sets/${setId}/items?limit=500`)
    const ids = items.flatMap((item: any) => item.person?.person_id ?? [])
    assert.isNotEmpty(ids)
    const recipients = await app.container.make(Recipients)
    assert.include(
      items.map((item: any) => item.status),
      'rejected'
    )
    for (const id of ids)
      assert.isTrue(
        (await recipients.of([id])).some((one) => one.workspace_id === workspace.id && one.what === 'set')
      )
    const kinds = async () =>
      (await recipients.of(ids)).filter((one) => one.workspace_id === workspace.id).map(({ what }) => what)
    assert.deepEqual(await kinds(), ['set', 'webhook'])
    ;(await client.get(`/v1/sets/${setId}/export`).bearerToken(secret)).assertStatus(200)
    assert.deepEqual(await kinds(), ['export', 'set', 'webhook'])
    await sql.run('DELETE FROM data_recipients')
    await sql.transaction((tx) =>
      enqueueEvent(tx, { workspaceId: workspace.id, type: 'person.erased', data: { person_id: ids[0] } })
    )
    assert.deepEqual(await kinds(), [])
    const data = { set: setId, people: ids }
    await sql.transaction((tx) =>
      enqueueEvent(tx, { workspaceId: workspace.id, type: 'set.item.created', data })
    )
    assert.deepEqual(await kinds(), ['webhook'])
  })
})
