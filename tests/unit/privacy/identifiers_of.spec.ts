import { test } from '@japa/runner'
import { identifiersOf, identifiersOfStoredPerson } from '#domain/privacy/identifiers_of'
import { readReference } from '#domain/privacy/person_reference'

test.group('identifiers', () => {
  const dropOf = (phone: string, country?: string) =>
    identifiersOf({ phones: [phone], country }).flatMap(({ kind, value }) => (kind === 'drop' ? [value] : []))

  test('only American numbers have the form of the deletion lists', ({ assert }) => {
    for (const [phone, country] of [['+1 415 555 2671'], ['(415) 555-2671'], ['415-555-2671', 'US']] as const)
      assert.deepEqual(dropOf(phone, country), ['Phone:4155552671'], phone)
    for (const [phone, country] of [
      ['+49 4155 552671'],
      ['0415 5552671', 'DE'],
      ['+33 4 15 55 26 71'],
      ['552671'],
    ])
      assert.deepEqual(dropOf(phone, country), [], phone)
  })

  test('the place of a stored person with an employer does not count', ({ assert }) => {
    const kinds = (company?: string) =>
      identifiersOfStoredPerson(
        [
          { record: { name: 'Zoe Quill', city: 'Oslo' } },
          { record: { name: 'Zoe Quill', city: 'Oslo', company } },
        ],
        'per_1'
      ).map(({ kind }) => kind)
    assert.notInclude(kinds('Acme'), 'name_place')
    assert.include(kinds(), 'name_place')
  })

  test('a person_id has the form of an id', ({ assert }) => {
    for (const person_id of ['completed', 'per_1', `per_${'A'.repeat(32)}`])
      assert.throws(() => readReference({ person_id }))
    const personId = `per_${'0a'.repeat(16)}`
    assert.deepEqual(readReference({ person_id: ` ${personId}` }), { by: 'person_id', personId })
  })
})
