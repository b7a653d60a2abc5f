import { test } from '@japa/runner'
import { changesOf, remembered, type Watched } from '#domain/monitors/watched'

const person = (fields: Partial<Watched> = {}): Watched => ({
  ...{ person_id: 'per_1', name: 'Zoe Garner', title: 'Pilot', company: 'Tidewell', location: 'Oslo' },
  ...{ pronet: null },
  ...fields,
})

test.group('what changed of a person', () => {
  test('a job move is a new title and company', ({ assert }) => {
    assert.deepEqual(changesOf(person(), person({ title: 'Captain', company: 'Abacus' })), [
      { field: 'title', from: 'Pilot', to: 'Captain' },
      { field: 'company', from: 'Tidewell', to: 'Abacus' },
    ])
  })

  test('another way of writing is no change, nor is what becomes known or unknown', ({ assert }) => {
    assert.deepEqual(changesOf(person(), person({ company: 'TIDEWELL.', location: ' oslo' })), [])
    assert.deepEqual(changesOf(person({ title: null }), person()), [])
    assert.deepEqual(changesOf(person(), person({ title: null })), [])
  })

  test('what is not known any more is remembered, so that its return is no change', ({ assert }) => {
    const between = remembered(person(), person({ title: null }))
    assert.equal(between.title, 'Pilot')
    assert.deepEqual(changesOf(between, person()), [])
  })

  test('of somebody told of before the index had them, what the index says is no change', ({ assert }) => {
    const told = person({ title: 'Pilot and captain', unindexed: true })
    assert.deepEqual(changesOf(told, person()), [])
    const indexed = remembered(told, person())
    assert.deepEqual(indexed, person())
    assert.lengthOf(changesOf(indexed, person({ company: 'Abacus' })), 1)
  })
})
