import { test } from '@japa/runner'
import { changesOf, remembered, type Watched } from '#domain/monitors/watched'

const person = (fields: Partial<Watched> = {}): Watched => ({
  ...{ person_id: 'per_1', name: 'Zoe Garner', title: 'Pilot', company: 'Tidewell', location: 'Oslo' },
  ...{ pronet: null },
  ...fields,
})

test.group('monitors: changes of a person', () => {
  test('reports a job move as a new title and company', ({ assert }) => {
    assert.deepEqual(changesOf(person(), person({ title: 'Captain', company: 'Abacus' })), [
      { field: 'title', from: 'Pilot', to: 'Captain' },
      { field: 'company', from: 'Tidewell', to: 'Abacus' },
    ])
  })

  test('different spellings, and facts that appear or disappear, are not changes', ({ assert }) => {
    assert.deepEqual(changesOf(person(), person({ company: 'TIDEWELL.', location: ' oslo' })), [])
    assert.deepEqual(changesOf(person({ title: null }), person()), [])
    assert.deepEqual(changesOf(person(), person({ title: null })), [])
  })

  test('keeps the old value of a missing fact, so that its return is not a change', ({ assert }) => {
    const between = remembered(person(), person({ title: null }))
    assert.equal(between.title, 'Pilot')
    assert.deepEqual(changesOf(between, person()), [])
  })

  test('reports no changes for a person who was first reported without an index record', ({ assert }) => {
    const told = person({ title: 'Pilot and captain', unindexed: true })
    assert.deepEqual(changesOf(told, person()), [])
    const indexed = remembered(told, person())
    assert.deepEqual(indexed, person())
    assert.lengthOf(changesOf(indexed, person({ company: 'Abacus' })), 1)
  })
})
