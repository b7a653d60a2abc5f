import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { PeopleStore } from '#app/people/people_store'
import { givePeople } from '#tests/functional/support/people'
import { erase, insert, operator, request, suppressNobody } from './fixture.js'
import { now } from './stored_rows.js'

const NAME = 'Ludmilla Carraway'

test.group('rows that an erasure must not redact', (group) => {
  group.each.teardown(suppressNobody)

  test("the person's own records do not count as records of others", async ({ client, assert }) => {
    const { secret } = await operator()
    await givePeople([{ name: NAME, company: 'Fernhold', emails: ['ludmilla@fernhold.example'] }])
    const person = { email: 'ludmilla@fernhold.example' }
    const preview = await request(client, secret, { person })
    const stores = (held: { store: string }[]) => [...new Set(held.map(({ store }) => store))]
    assert.deepEqual(stores(preview.body().data.held), ['people'])
    assert.deepEqual(stores((await erase(client, secret, person)).held), ['people'])
  })

  test('a stored person.erased keeps the person_id when the person is erased again', async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await operator()
    await givePeople([{ name: NAME, company: 'Fernhold', emails: ['lu@fernhold.example'] }])
    const [personId] = await (await app.container.make(PeopleStore)).withAddress('lu@fernhold.example')
    const id = `evt_${randomUUID().slice(0, 8)}`
    const payload = JSON.stringify({ type: 'person.erased', data: { person_id: personId } })
    await insert('webhook_events', {
      ...{ id, workspace_id: workspace.id, type: 'person.erased', payload, created_at: now() },
    })
    await erase(client, secret, { person_id: personId })
    const sql = await app.container.make(Sql)
    const [event] = await sql.select<{ payload: string }>('SELECT payload FROM webhook_events WHERE id = ?', [
      id,
    ])
    assert.equal(event.payload, payload)
  })
})
