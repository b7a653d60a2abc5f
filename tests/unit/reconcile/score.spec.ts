import { test } from '@japa/runner'
import { companyEntity, type Entity, personEntity } from '#domain/reconcile/entity'
import { readBatch } from '#domain/reconcile/query'
import { rank } from '#domain/reconcile/score'

const person = (id: string, name: string, more: object = {}): Entity =>
  personEntity({ person_id: `per_${id}`, name, ...more })
const company = (id: string, name: string, more: object = {}): Entity =>
  companyEntity({ company_id: `com_${id}`, name, names: [], records: 1, ...more })
const query = (given: object) => readBatch({ q: given })[0][1]
const matched = (given: object, entities: Entity[]) =>
  rank(query(given), entities).find(({ match }) => match)?.entity.id ?? null

test.group('reconciliation: scores', () => {
  const jane = person('1', 'Jane Doe', { company: 'Acme GmbH', website: 'https://jane.example' })
  const namesake = person('2', 'Jane Doe', { company: 'Bolt Ltd' })
  const at = (v: unknown) => ({ query: 'Jane Doe', properties: [{ pid: 'company', v }] })

  test('a person matches only with an employer, a profile or an id', ({ assert }) => {
    assert.isNull(matched({ query: 'Jane Doe' }, [jane]))
    assert.equal(matched(at('ACME'), [jane, namesake]), 'per_1')
    assert.equal(matched(at(['Other', { id: 'x', name: 'Acme' }]), [jane, namesake]), 'per_1')
    assert.isNull(matched(at('Nowhere'), [jane, namesake]))
    assert.equal(matched({ query: 'per_2' }, [jane, namesake]), 'per_2')
  })

  test('namesakes at one employer do not match', ({ assert }) => {
    assert.isNull(matched(at('Acme'), [jane, person('3', 'Jane Doe', { company: 'Acme' })]))
  })

  test("another person's website does not match", ({ assert }) => {
    const at = (name: string) => ({ query: name, properties: [{ pid: 'website', v: 'jane.example' }] })
    assert.equal(matched(at('J. Doe'), [jane, namesake]), 'per_1')
    assert.isNull(matched(at('Peter Smith'), [jane, namesake]))
  })

  test('a company matches by its name unless two have it', ({ assert }) => {
    const acme = company('1', 'Acme GmbH')
    assert.equal(matched({ query: 'Acme' }, [acme, company('2', 'Acorn')]), 'com_1')
    assert.isNull(matched({ query: 'Acme' }, [acme, company('2', 'Acme Inc')]))
    const domain = { query: 'Acme', properties: [{ pid: 'domain', v: 'https://www.acme.example/about' }] }
    assert.equal(matched(domain, [acme, company('2', 'Acme Inc', { domain: 'acme.example' })]), 'com_2')
  })

  test('a missing fact neither supports nor contradicts', ({ assert }) => {
    const [known, unknown, other] = rank(query(at('Acme')), [namesake, person('3', 'Jane Doe'), jane])
    assert.deepEqual(
      [known, unknown, other].map(({ entity }) => entity.id),
      ['per_1', 'per_3', 'per_2']
    )
  })
})
