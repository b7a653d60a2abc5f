import { test } from '@japa/runner'
import { companyEntity, personEntity } from '#domain/reconcile/entity'
import { readExtension } from '#domain/reconcile/extension'
import { readBatch } from '#domain/reconcile/query'
import { rank } from '#domain/reconcile/score'

const query = (given: object) => readBatch({ q: given })[0][1]

test.group('reconciliation: limits', () => {
  test('a repeated id or property of a data extension is one', ({ assert }) => {
    const read = readExtension({
      ids: Array(500).fill('per_1'),
      properties: Array(66_000).fill({ id: 'title' }),
    })
    assert.deepEqual(read, { ids: ['per_1'], properties: [{ id: 'title', name: 'Title' }] })
  })

  test('a property has at most 20 values, a query 40, and types are not repeated', ({ assert }) => {
    const v = Array.from({ length: 240_000 }, (_, i) => `Value ${i}`)
    const many = query({
      query: 'x',
      type: Array(50_000).fill('person'),
      properties: [{ pid: 'company', v }],
    })
    assert.deepEqual(many.types, ['person'])
    assert.deepEqual(many.properties, [{ id: 'company', values: v.slice(0, 20) }])
    const repeated = query({ query: 'x', properties: Array(20).fill({ pid: 'company', v }) })
    assert.lengthOf(
      repeated.properties.flatMap(({ values }) => values),
      40
    )
  })

  test('entities with very many facts or names are scored', ({ assert }) => {
    const many = Array.from({ length: 150_000 }, (_, i) => `DMX${i}`)
    const skilled = personEntity({ person_id: 'per_1', name: 'Jane Doe', skills: many })
    const given = query({ query: 'Jane Doe', properties: [{ pid: 'skills', v: 'DMX7' }] })
    assert.equal(rank(given, [skilled])[0].score, 100)
    const company = companyEntity({ company_id: 'com_1', name: 'Acme', names: many, records: 1 })
    assert.equal(rank(query({ query: 'Acme' }), [company])[0].score, 100)
  })
})
