import { test } from '@japa/runner'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { CommonPeopleValues } from '#app/autocomplete/common_people_values'
import { commonValues } from '#domain/autocomplete/common_values'
import { personDocument, type StoredPerson } from '#domain/search/people_document'

const person = (number: number, title: string, country?: string, industry?: string) => ({
  person_id: `per_${number}`,
  name: `Person ${number}`,
  names: [],
  title,
  country,
  industry,
})

const PEOPLE = [
  person(1, 'Senior Software Engineer', 'Germany', 'Shipping'),
  person(2, 'Software Engineer', 'Germany', 'shipping'),
  person(3, 'Nurse', 'Norway'),
  person(4, 'software engineer', 'Germany'),
  person(6, 'Founder & CEO'),
]

const fail = (error: unknown) => {
  throw error
}

test.group('autocomplete: common values', () => {
  test('a title of one role counts by it in its shortest spelling, and a place by its country', ({
    assert,
  }) => {
    const values = (field: 'title' | 'location' | 'industry') =>
      commonValues(field, PEOPLE as unknown as StoredPerson[], 5).map(({ value }) => value.toLowerCase())
    assert.deepEqual(values('title'), ['software engineer', 'nurse'])
    assert.deepEqual(values('location'), ['germany', 'norway'])
    assert.deepEqual(values('industry'), ['shipping'])
    assert.lengthOf(commonValues('title', PEOPLE as unknown as StoredPerson[], 1), 1)
  })

  test('counts everybody with a value once, and again after ten minutes', async ({ assert }) => {
    let now = 0
    const index = new MemoryIndex()
    await index.rebuild(
      'people',
      PEOPLE.map((one) => personDocument(one as never)),
      0
    )
    const values = new CommonPeopleValues(index, fail, () => now)
    const { title, location, industry } = await values.read()
    assert.deepEqual(
      title.map(({ value, people }) => [value.toLowerCase(), people]),
      [
        ['software engineer', 3],
        ['nurse', 1],
      ]
    )
    assert.deepEqual(location, [
      { value: 'Germany', people: 3 },
      { value: 'Norway', people: 1 },
    ])
    assert.equal(industry[0].people, 2)
    const one = personDocument(person(5, 'Nurse', 'Norway') as never)
    await index.apply('people', [{ sequence: 1, id: 'per_5', document: one }])
    assert.equal((await values.read()).location[1].people, 1)
    now = 10 * 60_000
    assert.equal((await values.read()).location[1].people, 2)
  })

  test('an index that cannot respond has no values, and is asked again', async ({ assert }) => {
    const reported: unknown[] = []
    const down = new Error('down')
    const index = { search: () => Promise.reject(down) }
    const values = new CommonPeopleValues(index, (error) => reported.push(error))
    assert.deepEqual(await values.read(), { title: [], location: [], industry: [] })
    await values.read()
    assert.deepEqual(reported, [down, down])
  })
})
