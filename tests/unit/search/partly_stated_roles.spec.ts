import { test } from '@japa/runner'
import { searchWarned, someone } from './search.js'

const dba = someone('Whole', { title: 'SQL Server DBA', country: 'Norway' })
const part = someone('Part', { headline: 'DBA who likes PowerShell', country: 'Norway' })
const nothing = someone('Nothing', { headline: 'Baker of bread', country: 'Norway' })
const otherTitle = someone('Other title', {
  title: 'Chef',
  headline: 'Was a DBA of a SQL server',
  country: 'Norway',
})
const elsewhere = someone('Elsewhere', { headline: 'DBA who likes PowerShell', country: 'Poland' })
const world = [dba, part, nothing, otherTitle, elsewhere]

test.group('A role that few people have', () => {
  test('also finds people without a title whose texts state a part of it, last and with a warning', async ({
    assert,
  }) => {
    const { names, warnings } = await searchWarned(world, { query: 'SQL Server DBAs in Norway' })
    assert.deepEqual(names, ['Whole', 'Part'])
    assert.deepEqual(warnings, [
      'In the index, 1 person has the role "sql server dbas". One more has no title, and a text that contains a part of the role.',
    ])
  })

  test('[SR-063] finds nobody with another title or in another place', async ({ assert }) => {
    const { names } = await searchWarned([dba, nothing, otherTitle, elsewhere], {
      query: 'SQL Server DBAs in Norway',
    })
    assert.deepEqual(names, ['Whole'])
  })

  test('is not filled up beyond ten people or the requested number', async ({ assert }) => {
    const many = Array.from({ length: 14 }, (_, i) => someone(`Part ${i}`, { ...part, name: `Part ${i}` }))
    const people = many.map((person, i) => ({ ...person, person_id: `p${i}` }))
    const of = (numResults: number) =>
      searchWarned([dba, ...people], { query: 'SQL Server DBAs in Norway', numResults })
    assert.lengthOf((await of(50)).names, 10)
    assert.deepEqual((await of(1)).names, ['Whole'])
    assert.deepEqual((await of(1)).warnings, [])
  })

  test('obeys filters and the maximum per company', async ({ assert }) => {
    const at = (name: string) => someone(name, { headline: 'DBA', country: 'Norway', company: 'Acme' })
    const people = [someone('Whole', { ...dba, company: 'Acme' }), at('One'), at('Two')]
    const query = 'SQL Server DBAs in Norway'
    assert.deepEqual((await searchWarned(people, { query, maxPerCompany: 2 })).names, ['Whole', 'One'])
    assert.deepEqual((await searchWarned(people, { query, filters: { title: 'dba' } })).names, ['Whole'])
  })
})

test.group('A role with a field that no title has', () => {
  test('matches a person without a title whose texts state the field', async ({ assert }) => {
    const people = [
      someone('Field', { headline: 'Talks about recommender systems' }),
      someone('Engineer', { title: 'Engineer' }),
      ...Array.from({ length: 12 }, (_, i) => someone(`Chef ${i}`, { title: 'Chef' })),
    ]
    const { names, warnings } = await searchWarned(people, { query: 'recommender systems engineers' })
    assert.sameMembers(names, ['Field', 'Engineer'])
    assert.deepEqual(warnings, [])
  })
})
