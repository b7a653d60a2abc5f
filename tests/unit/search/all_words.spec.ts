import { test } from '@japa/runner'
import { planSearch } from '#domain/search/planning/plan'
import { parsedRequest } from '#tests/support/parsed_request'
import { search, someone } from './search.js'

/** Returns the stems that one clause requires together, or null. */
function together(query: string): string[] | null {
  const request = parsedRequest({ type: 'instant' as const, numResults: 10, filters: {}, query })
  for (const clause of planSearch(request).query.score ?? [])
    if (clause.by === 'filter' && clause.filter.match === 'all') {
      const stems = clause.filter.of.map((one) => one.match === 'token' && one.field === 'stems' && one.value)
      if (stems.every((stem) => typeof stem === 'string')) return stems
    }
  return null
}

test.group('search: all words of a query', () => {
  const QUERIES: [query: string, stems: string[] | null][] = [
    ['python tide tables', ['tide', 'tabl', 'python']],
    ['tides', null],
    ['welders in Oslo, tide tables', ['tide', 'tabl']],
    ['people who worry about tides and how to predict them', null],
    ['old tide tables, buoys, moorings, knots and hulls', null],
  ]
  for (const [query, stems] of QUERIES)
    test(`"${query}" ${stems ? `prefers texts with ${stems.join(', ')}` : 'prefers none'}`, ({ assert }) => {
      if (stems) assert.sameMembers(together(query) ?? [], stems)
      else assert.isNull(together(query))
    })

  test('[SR-063] a text with all words ranks above one that repeats some of them', async ({ assert }) => {
    const people = [
      someone('all', { summary: 'Writes tide tables and much about other things at sea or in the harbour.' }),
      someone('some', { summary: 'Tide, tide, tide. Tides!' }),
    ]
    assert.deepEqual(await search(people, { query: 'tide tables' }), ['all', 'some'])
  })

  test('[SR-063] a noun that mostly says nothing ranks too', async ({ assert }) => {
    const people = [
      someone('plain', { summary: 'The relevance of tides for boats.' }),
      someone('search', { summary: 'The relevance of search for boats.' }),
    ]
    assert.deepEqual(await search(people, { query: 'search relevance' }), ['search', 'plain'])
  })

  test('[SR-063] a text that states a sector ranks above one with other words', async ({ assert }) => {
    const people = [
      someone('sector', { summary: 'Cameras for agriculture.' }),
      someone('other', { summary: 'Cameras for pumps.' }),
    ]
    assert.deepEqual(await search(people, { query: 'cameras for agriculture' }), ['sector', 'other'])
  })
})
