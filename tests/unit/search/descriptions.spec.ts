import { test } from '@japa/runner'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import type { IndexQuery } from '#domain/ports/search_index'
import { searchIndex } from '#domain/search/index_search'
import { personDocument } from '#domain/search/people_document'
import { isDescription } from '#domain/search/planning/description'
import { planSearch } from '#domain/search/planning/plan'
import { parseQuery } from '#domain/search/query_language/parse_query'
import type { Meaning } from '#domain/search/read_request'
import { parsedRequest } from '#tests/support/parsed_request'
import { someone } from './search.js'

const QUERIES: [query: string, isOne: boolean][] = [
  ['people who make websites usable for the blind', true],
  ['worried about a hotter planet', true],
  ['helping doctors read scans', true],
  ['people who talk about healthcare and insurance', true],
  ['testing in browsers', false],
  ['turning notes into pages (print, web)', false],
  ['causal inference', false],
  ['ruby garbage collector internals', false],
  ['nurses who look after the old in Leeds', false],
  ['people who know Kubernetes and how to use it', false],
  ['chi ha parlato di intelligenza artificiale a PyCon Italia', false],
]

const meaning: Meaning = {
  field: 'about-test',
  value: Int8Array.of(1, 0),
  weight: 20,
  descriptionFactor: 12,
  minimum: 0.5,
  near: [{ word: 'vehicles', similarity: 0.6 }],
}
const request = (query: string) => ({
  ...parsedRequest({ type: 'instant' as const, numResults: 10, filters: {}, query }),
  meaning,
})
const scored = (query: string, by: string): NonNullable<IndexQuery['score']> =>
  planSearch(request(query)).query.score!.filter((clause) => clause.by === by)

test.group('search: descriptions of people', () => {
  for (const [query, isOne] of QUERIES)
    test(`"${query}" is ${isOne ? 'one' : 'none'}`, ({ assert }) => {
      assert.equal(isDescription(parseQuery(query)), isOne)
    })

  test('meaning weighs more than in other queries, and near words rank', ({ assert }) => {
    const near = { by: 'token', field: 'stems', value: 'vehicl', weight: 1.2 }
    const [vector] = scored('people with cars that drive themselves', 'vector')
    assert.equal((vector as { weight: number }).weight, 240)
    assert.deepInclude(scored('people with cars that drive themselves', 'token'), near)
    const [other] = scored('car drivers in Leeds', 'vector')
    assert.equal((other as { weight: number }).weight, 20)
    assert.notDeepInclude(scored('car drivers in Leeds', 'token'), near)
  })

  test('a person whose text has only a near word ranks above others', async ({ assert }) => {
    const people = [
      someone('Baker', { summary: 'Bread and cakes' }),
      someone('Driver', { summary: 'Autonomous vehicles' }),
      someone('Carpenter', { summary: 'Cars of wood' }),
    ]
    const index = new MemoryIndex()
    await index.rebuild('people', people.map(personDocument), 0)
    const found = await searchIndex(index, request('people with cars that drive themselves'))
    assert.equal(found.people.at(-1)!.name, 'Baker')
    assert.lengthOf(found.people, 3)
  })
})
