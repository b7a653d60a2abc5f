import { test } from '@japa/runner'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import { ProvenPeople } from '#domain/search/verification/proven_people'

/** A proven person. The same `id` means the same record. */
const person = (id: string, company: string, probability: number) => ({
  indexed: { person_id: id, company } as any,
  facts: { value: (field: string) => ({ name: id, company })[field] ?? null, research: { sources: [] } },
  probability,
})
type One = Omit<ReturnType<typeof person>, 'facts'> & { facts: PersonFacts }
const all = (...people: ReturnType<typeof person>[]) => people as unknown as One[]
const ids = (people: One[]) => people.map(({ indexed }) => indexed.person_id)

test.group('verified search: people per company', () => {
  test('keeps the most probable of an employer, not the first', ({ assert }) => {
    const proven = new ProvenPeople<One>(null, 1)
    const added = all(person('a', 'Acme', 0.5), person('b', 'Acme', 0.9), person('c', 'Bolt', 0.4))
    assert.deepEqual(
      added.map((one) => proven.add(one)),
      [true, false, true]
    )
    assert.deepEqual(ids(proven.best()), ['b', 'c'])
    assert.equal(proven.count, 2)
  })

  test('a duplicate takes no seat', ({ assert }) => {
    const proven = new ProvenPeople<One>(null, 2)
    for (const one of all(person('a', 'Acme', 0.5), person('a', 'Acme', 0.9))) proven.add(one)
    assert.isTrue(proven.hasRoom('Acme'))
    for (const one of all(person('b', 'Acme', 0.3))) proven.add(one)
    assert.deepEqual(ids(proven.best()), ['a', 'b'])
    assert.isFalse(proven.hasRoom('Acme, Inc.'))
  })

  test('a duplicate does not count without a maximum', ({ assert }) => {
    const proven = new ProvenPeople<One>(null, undefined)
    const added = all(person('a', 'Acme', 0.5), person('a', 'Acme', 0.9), person('b', 'Bolt', 0.4))
    assert.deepEqual(
      added.map((one) => proven.add(one)),
      [true, false, true]
    )
    assert.equal(proven.count, 2)
    assert.deepEqual(ids(proven.best()), ['a', 'b'])
  })

  test('all people stay without a maximum', ({ assert }) => {
    const proven = new ProvenPeople<One>(null, undefined)
    for (const one of all(person('a', 'Acme', 0.5), person('b', 'Acme', 0.9))) assert.isTrue(proven.add(one))
    assert.deepEqual(ids(proven.best()), ['b', 'a'])
  })
})
