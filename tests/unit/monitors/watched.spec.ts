import { test } from '@japa/runner'
import { changesOf, remembered, type Watched } from '#domain/monitors/watched'

const person = (fields: Partial<Watched> = {}): Watched => ({
  ...{ person_id: 'per_1', name: 'Zoe Garner', title: 'Pilot', company: 'Tidewell', location: 'Oslo' },
  ...{ pronet: null },
  ...fields,
})

test.group('monitors: changes of a person', () => {
  test('a job move is a new title and company', ({ assert }) => {
    assert.deepEqual(changesOf(person(), person({ title: 'Captain', company: 'Abacus' })), [
      { field: 'title', from: 'Pilot', to: 'Captain' },
      { field: 'company', from: 'Tidewell', to: 'Abacus' },
    ])
  })

  test('a different spelling is not a change, nor is a fact that appears or disappears', ({ assert }) => {
    assert.deepEqual(changesOf(person(), person({ company: 'TIDEWELL.', location: ' oslo' })), [])
    assert.deepEqual(changesOf(person({ title: null }), person()), [])
    assert.deepEqual(changesOf(person(), person({ title: null })), [])
  })

  test('remembers a missing fact, so that its return is not a change', ({ assert }) => {
    const between = remembered(person(), person({ title: null }))
    assert.equal(between.title, 'Pilot')
    assert.deepEqual(changesOf(between, person()), [])
  })

  test('for a person reported before being indexed, indexed facts are not changes', ({ assert }) => {
    const told = person({ title: 'Pilot and captain', unindexed: true })
    assert.deepEqual(changesOf(told, person()), [])
    const indexed = remembered(told, person())
    assert.deepEqual(indexed, person())
    assert.lengthOf(changesOf(indexed, person({ company: 'Abacus' })), 1)
  })
})
