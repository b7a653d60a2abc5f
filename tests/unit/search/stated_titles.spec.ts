import { test } from '@japa/runner'
import { statedTitles } from '#domain/search/stated_titles'
import { search, someone } from './search.js'

const STATED: [text: string, roles: string[]][] = [
  ['Ada is a data scientist and lives in Oslo', ['data scientist']],
  ['She is a senior ML engineer, author and welder', ['senior ml engineer', 'author', 'welder']],
  ['I am the Head of Data Science at Elmora', ['data science head', 'head']],
  ['Data engineer at Elmora', ['data engineer']],
  ['A guide for data scientists', []],
  ['Former data scientist', []],
  ['As a former data scientist, she welds', []],
  ['Data about welders', []],
]

test.group('search: roles that texts state', () => {
  for (const [text, roles] of STATED)
    test(`reads ${text}`, ({ assert }) => {
      assert.sameMembers(
        statedTitles([text]).map((tokens) => tokens.join(' ')),
        roles
      )
    })

  test('reads roles in other languages', ({ assert }) => {
    for (const [text, role] of [
      ['Ada ist eine Softwareentwicklerin', 'software developer'],
      ['Soy ingeniera de datos en Elmora', 'data engineer'],
      ['Je suis ingénieur logiciel', 'software engineer'],
    ])
      assert.include(
        statedTitles([text]).map((tokens) => tokens.join(' ')),
        role
      )
  })

  test('is quick for long texts', ({ assert }) => {
    const start = performance.now()
    for (const text of ['a '.repeat(50_000), 'a'.repeat(100_000), 'a welder of '.repeat(8_000)])
      statedTitles([text])
    assert.isBelow(performance.now() - start, 2_000)
  })

  const people = [
    someone('words', { summary: 'Engineer of boats. Data about hulls.' }),
    someone('says so', { summary: 'Ada likes boats. She is a data engineer of hulls.' }),
    someone('titled', { title: 'Welder', summary: 'Ada is a data engineer.' }),
  ]

  for (const type of ['instant', 'fast'] as const)
    test(`[SR-063] they rank above the same words, and never replace a title (${type})`, async ({
      assert,
    }) => {
      assert.deepEqual(await search(people, { type, query: 'data engineers' }), ['says so', 'words'])
      assert.deepEqual(await search(people, { type, filters: { title: 'data engineer' } }), [])
    })

  test('a similar role matches if a text states it about the person', async ({ assert }) => {
    const analysts = [
      someone('states', { summary: 'Ada is a BI analyst.' }),
      someone('mentions', { summary: 'Ada met an analyst. BI is fun.' }),
    ]
    assert.deepEqual(await search(analysts, { query: 'data analysts' }), ['states'])
  })
})
