import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Sql } from '#domain/ports/sql'
import { EnforceSuppressions } from '#app/privacy/enforce_suppressions'
import { givePeople } from '#tests/functional/support/people'
import { insert, operator, rowsWith, suppressNobody } from './fixture.js'
import { now } from './stored_rows.js'

const word = () => randomUUID().slice(0, 8).replace(/\d/g, 'q')

test.group('enforcement among uploaded rows', (group) => {
  group.each.setup(async () => {
    await givePeople([])
    return suppressNobody
  })

  /** Stores one person as rows of a Set, a dataset and a batch. */
  async function storeRows(person: { name: string; company: string; email: string }): Promise<void> {
    const { workspace, key } = await operator()
    const sql = await app.container.make(Sql)
    const no = sql.dialect === 'sqlite' ? 0 : false
    const [run, set, dataset, batch] = ['run', 'set', 'ds', 'bat'].map((kind) => `${kind}_${word()}`)
    const owned = { workspace_id: workspace.id, created_at: now() }
    await insert('runs', {
      ...{ ...owned, id: run, key_id: key.id, kind: 'batch', status: 'completed' },
      expires_at: '2999-01-01T00:00:00.000Z',
    })
    await insert('sets', { ...owned, id: set, status: 'completed' })
    await insert('set_items', {
      ...{ id: `item_${word()}`, set_id: set, position: 0, identity: word(), status: 'admitted' },
      ...{ criteria: '[]', seed: JSON.stringify(person), billed: no, created_at: now() },
    })
    await insert('datasets', {
      ...{ ...owned, id: dataset, run_id: run, request: '{}', mode: 'async', status: 'completed' },
      ...{ row_count: 1, completed_at: now() },
    })
    await insert('dataset_rows', {
      ...{
        dataset_id: dataset,
        position: 0,
        seed: JSON.stringify({ name: person.name, email: person.email }),
      },
    })
    await insert('people_batches', {
      ...{ ...owned, id: batch, run_id: run, fields: '["phone"]', price: 1, people_count: 1 },
    })
    await insert('people_batch_rows', {
      ...{ batch_id: batch, position: 0, identifier: `${person.name}, ${person.company}`, status: 'skipped' },
    })
  }
  const personOf = (name: string) => ({
    ...{ name, company: `Mill ${word()}`, email: `${word()}@${word()}.example` },
  })
  const run = async () => (await app.container.make(EnforceSuppressions)).run()

  test('people whom only rows name are erased, and namesakes elsewhere stay', async ({ assert }) => {
    const [gone, namesake] = [personOf(`Vera ${word()}`), personOf('')]
    namesake.name = gone.name
    await storeRows(gone)
    await storeRows(namesake)
    assert.equal(await run(), 0)
    const list = await app.container.make(SuppressionList)
    const identifiers = identifiersOf(
      { name: gone.name, emails: [gone.email], employers: [{ company: gone.company }] },
      { asEntry: true }
    )
    await list.add({ id: `sup_${word()}`, scope: 'all', identifiers })
    assert.isAbove(await run(), 0)
    assert.deepEqual(await rowsWith([gone.email, gone.company]), [])
    const tables = (await rowsWith([namesake.name])).map((row) => row.split(':')[0])
    assert.includeMembers(tables, ['set_items', 'dataset_rows', 'people_batch_rows'])
    assert.equal(await run(), 0)
  })
})
