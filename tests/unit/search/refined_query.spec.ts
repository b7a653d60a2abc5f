import { test } from '@japa/runner'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { WithoutPeople } from '#app/agent/tools/without_people'
import { refinedQuery } from '#domain/search/index_search'
import { editsOf } from '#domain/search/refine/edits'
import { parsedRequest } from '#tests/support/parsed_request'
import { search, searchWarned, someone } from './search.js'

const oslo = { city: 'Oslo', country: 'Norway' }
const lyon = { city: 'Lyon', country: 'France' }

test.group('search: roles that the index knows', () => {
  const people = [
    someone('mlops', { title: 'Senior MLOps Engineer', summary: 'genai', ...oslo }),
    someone('engineer', { title: 'Engineer', ...oslo }),
    someone('writer', { title: 'Grant Writer', ...oslo }),
    someone('untitled', { summary: 'tidal forecasting', ...oslo }),
  ]

  test('[SR-063] unknown words before a role rank', async ({ assert }) => {
    assert.deepEqual(await search(people, { query: 'genai mlops engineers in Oslo' }), ['mlops'])
    assert.sameMembers(await search(people, { query: 'tidal systems engineers' }), ['mlops', 'engineer'])
  })

  test('[SR-063] a role stays whole if a title contains it', async ({ assert }) => {
    const known = [...people, someone('whole', { title: 'Genai MLOps Engineer' })]
    assert.deepEqual(await search(known, { query: 'genai mlops engineers' }), ['whole'])
  })

  test('an unknown role without a known end only ranks', async ({ assert }) => {
    const found = await search(people, { query: 'tidal forecasting specialists in Oslo' })
    assert.equal(found[0], 'untitled')
    assert.lengthOf(found, people.length)
  })

  test('[SR-063] a role in one word is read as two words', async ({ assert }) => {
    const known = [...people, someone('analyst', { title: 'Data Analyst', ...oslo })]
    assert.deepEqual(await searchWarned(known, { query: 'dataanalyst oslo' }), {
      names: ['analyst'],
      warnings: ['No title in the index contains "dataanalyst": searched for "data analyst".'],
    })
  })

  test('[SR-063] a role of the lexicon stays hard, although nobody has it', async ({ assert }) => {
    assert.deepEqual(await searchWarned(people, { query: 'welders in Oslo' }), { names: [], warnings: [] })
  })

  test('of a long role that nobody has, the end is searched for', async ({ assert }) => {
    const { names, warnings } = await searchWarned(people, { query: 'technical writers in Oslo' })
    assert.deepEqual(names, ['writer'])
    assert.deepEqual(warnings, [
      'No title in the index contains "technical writers": searched for "writers".',
    ])
  })
})

test.group('search: doubtful places', () => {
  const people = [
    someone('tool', { summary: 'Builds wheels with maturin.' }),
    someone('town', { summary: 'Bakes bread.', city: 'Lyon', country: 'France' }),
  ]

  test('[SR-063] a lower-case city without a preposition is a word if nobody is there', async ({
    assert,
  }) => {
    const { names, warnings } = await searchWarned(people, { query: 'wheels, maturin' })
    assert.equal(names[0], 'tool')
    assert.include(warnings.join(), 'Nobody in the index is in "maturin": searched texts for it.')
  })

  test('[SR-063] a city with a preposition or a capital, or with people, stays hard', async ({ assert }) => {
    assert.isEmpty(await search(people, { query: 'wheels in maturin' }))
    assert.isEmpty(await search(people, { query: 'wheels, Maturin' }))
    assert.deepEqual(await search(people, { query: 'bread, lyon' }), ['town'])
  })
})

test.group('search: misspelt queries', () => {
  const people = [
    someone('Zoe Garner', {
      title: 'Software Engineer',
      company: 'Elmora',
      summary: 'photovoltaics',
      ...oslo,
    }),
    someone('Otis Hale', { title: 'Baker', company: 'Tarnlight', ...lyon }),
  ]
  const CASES: [query: string, found: string[], warning: RegExp][] = [
    ['sofware enginers in Oslo', ['Zoe Garner'], /"sofware enginers": searched for "software engineer"/],
    ['Zoe Garnre', ['Zoe Garner'], /named "Zoe Garnre": searched for "Zoe Garner"/],
    ['bakers at Tarnlihgt', ['Otis Hale'], /at "Tarnlihgt": searched for "Tarnlight"/],
    ['photovoltaiks experts', ['Zoe Garner'], /"photovoltaiks": searched for "photovoltaics"/],
    [
      'Zoe Garnre at Elmora',
      ['Zoe Garner'],
      /^Nobody in the index is named "Zoe Garnre": \S+ for "Zoe Garner"\.$/,
    ],
    ['Zoe Garner at Tarnlight', ['Zoe Garner'], /named "Zoe Garner" works at "Tarnlight"\./],
  ]
  for (const [query, found, warning] of CASES)
    test(`corrects "${query}" and says so`, async ({ assert }) => {
      const { names, warnings } = await searchWarned(people, { query })
      assert.deepEqual(names, found)
      assert.match(warnings.join(' '), warning)
    })

  test('a filter that excludes the named person changes neither name nor employer', async ({ assert }) => {
    const request = { query: 'Zoe Garner at Elmora', filters: { location: 'Lyon' } }
    assert.deepEqual(await searchWarned(people, request), { names: [], warnings: [] })
    const { warnings } = await searchWarned(people, { ...request, query: 'Zoe Garner' })
    assert.isEmpty(warnings)
  })

  test('corrects at most three words', async ({ assert }) => {
    const words = ['photovoltaics', 'hydrology', 'calligraphy', 'horticulture']
    const known = [someone('Zoe Garner', { summary: words.join(' ') })]
    const query = words.map((word) => `${word.slice(0, -1)}z`).join(' ')
    const { names, warnings } = await searchWarned(known, { query })
    assert.deepEqual(names, ['Zoe Garner'])
    assert.lengthOf(warnings, 3)
  })

  test('an index without people corrects nothing', async ({ assert }) => {
    const { parsed } = parsedRequest({ query: 'photovoltaiks', type: 'auto', numResults: 10, filters: {} })
    const refined = await refinedQuery(new WithoutPeople(new MemoryIndex()), { parsed })
    assert.deepEqual(refined, { parsed, corrected: parsed, warnings: [] })
  })

  test('a query that finds somebody is not corrected', async ({ assert }) => {
    const { warnings } = await searchWarned(people, { query: 'software engineers in Oslo' })
    assert.isEmpty(warnings)
  })

  test('edits are the words one letter away', ({ assert }) => {
    const edits = editsOf('oslo')
    for (const word of ['slo', 'oslo', 'solo', 'oslos', 'osla'])
      assert.equal(edits.includes(word), word !== 'oslo', word)
    assert.isEmpty(editsOf('abc'))
    assert.isEmpty(editsOf('münchen'))
  })
})

test.group('search: identities', () => {
  const people = [
    someone('Zoe Garner', {
      pronet_url: 'https://www.linkedin.com/in/zoe-garner',
      socials: { codehost: 'https://github.com/ZoeGarner' },
    }),
    someone('Zoe Garner', { person_id: 'other', summary: 'zoegarner2 everywhere' }),
  ]
  const CASES: [query: string, ids: number][] = [
    ['https://linkedin.com/in/Zoe-Garner/', 1],
    ['github.com/zoegarner', 1],
    ['@zoegarner', 1],
    ['@zoegarner2', 1],
    ['linkedin.com/in/zoe', 0],
    ['zoe@elmora.example', 0],
  ]
  for (const [query, count] of CASES)
    test(`${query} finds ${count}`, async ({ assert }) =>
      assert.lengthOf(await search(people, { query }), count))
})

test.group('search: exclusions and required words', () => {
  const people = [
    someone('agency', { title: 'Brand Manager', company: 'Fern Agency' }),
    someone('house', { title: 'Brand Manager', company: 'Fern' }),
    someone('crypto', { title: 'Engineer', summary: 'Crypto wallets in Kotlin' }),
    someone('kotlin', { title: 'Engineer', summary: 'Kotlin compilers' }),
    someone('java', { title: 'Engineer', summary: 'Java compilers' }),
  ]
  const CASES: [query: string, found: string[]][] = [
    ['brand managers excluding agencies', ['house']],
    ['engineers -crypto', ['java', 'kotlin']],
    ['engineers AND kotlin NOT crypto', ['kotlin']],
    ['engineers "kotlin"', ['crypto', 'kotlin']],
    ['engineers AND (kotlin OR java) NOT crypto', ['java', 'kotlin']],
  ]
  for (const [query, found] of CASES)
    test(`${query}: ${found.join(', ')}`, async ({ assert }) => {
      for (const type of ['instant', 'fast'] as const)
        assert.sameMembers(await search(people, { query, type }), found)
    })

  test('former employers and schools also match texts', async ({ assert }) => {
    const careers = [
      someone('before', { experience: [{ company: 'Tarnlight', end: '2020' }] }),
      someone('written', { summary: 'Spent years at Tarnlight.' }),
      someone('never', { summary: 'Baker' }),
    ]
    assert.deepEqual(await search(careers, { query: 'used to work at Tarnlight' }), ['before', 'written'])
  })
})
