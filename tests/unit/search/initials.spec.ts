import { test } from '@japa/runner'
import { parseQuery } from '#domain/search/query_language/parse_query'

test.group('names with initials', () => {
  const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

  test('a middle initial is part of the name, also before a family name that is a city', ({ assert }) => {
    const shapes: [query: string, name: string][] = [
      ['Heather X. Taylor', 'Heather X Taylor'],
      ['who is Heather X. Taylor?', 'Heather X Taylor'],
      ['Heather X. Taylor at Acme', 'Heather X Taylor'],
      ['Heather J. X. Taylor', 'Heather J X Taylor'],
      ['X. Heather Taylor', 'X Heather Taylor'],
      ['Taylor, Heather X.', 'Heather X Taylor'],
    ]
    for (const [query, name] of shapes)
      for (const letter of LETTERS) {
        const [text, wanted] = [query, name].map((one) => one.replace('X', letter))
        assert.equal(parseQuery(text).person?.name.replaceAll('.', ''), wanted, text)
      }
    for (const text of ['heather t taylor', 'HEATHER T TAYLOR', 'Heather T Taylor', 'heather s garner'])
      assert.isNotNull(parseQuery(text).person, text)
  })

  test('a lone letter before a role names nobody', ({ assert }) => {
    for (const text of [
      ...[
        'macy s buyers',
        'Macy S Buyers',
        'wendy s managers',
        'lloyd s underwriters',
        'Lloyd S Underwriters',
      ],
      ...['levi s store managers', 'john s hopkins nurses', 'Eva E Commerce Managers'],
    ])
      assert.isNull(parseQuery(text).person, text)
    for (const text of ['Heather T. Taylor', 'Heather T. Taylor nurses', 'Heather T at Acme'])
      assert.isNotNull(parseQuery(text).person, text)
  })

  test('single letters that are words stay words', ({ assert }) => {
    for (const text of ["engineers who don't travel", 'find me a designer', 'People I know in Berlin'])
      assert.isNull(parseQuery(text).person, text)
    assert.deepEqual(
      parseQuery('software engineers in N. Dakota').places.map(({ name }) => name),
      parseQuery('software engineers in N Dakota').places.map(({ name }) => name)
    )
  })
})
