import { test } from '@japa/runner'
import { buildQuery } from '#adapters/index/opensearch/build_query'
import type { IndexQuery, ScoreClause } from '#domain/ports/search_index'

const engine = { factor: 1, scripts: true }
const boolOf = (query: Omit<IndexQuery, 'limit'>) =>
  buildQuery({ ...query, limit: 10 }, engine).query.bool as Record<string, unknown>

const word = (value: string, weight = 1): ScoreClause => ({ by: 'token', field: 'body', value, weight })
const country = { match: 'term', field: 'country', value: 'de' } as const

test.group('queries for OpenSearch', () => {
  test('states the scored clauses once if some must match', ({ assert }) => {
    const bool = boolOf({ score: [word('nurse'), word('ward')], minimumMatches: 1 })
    assert.lengthOf(bool.should as [], 2)
    assert.equal(bool.minimum_should_match, 1)
    assert.notProperty(bool, 'filter')
  })

  test('keeps a filter beside clauses that must match', ({ assert }) => {
    const bool = boolOf({ filter: country, score: [word('nurse'), word('ward')], minimumMatches: 2 })
    assert.deepEqual(bool.filter, [{ term: { 'terms.country': 'de' } }])
    assert.equal(bool.minimum_should_match, 2)
  })

  test('counts matches apart if a clause lowers the score, scores nothing, or compares vectors', ({
    assert,
  }) => {
    const vector: ScoreClause = { by: 'vector', field: 'about', value: Int8Array.of(1), weight: 1 }
    for (const other of [word('ward', -1), word('ward', 0), vector]) {
      const bool = boolOf({ score: [word('nurse'), other], minimumMatches: 1 })
      assert.lengthOf(bool.filter as [], 1)
      assert.equal(bool.minimum_should_match, 0)
    }
  })

  test('matches nothing if more clauses must match than there are', ({ assert }) => {
    const bool = boolOf({ score: [word('nurse')], minimumMatches: 2 })
    assert.deepEqual(bool.filter, [{ match_none: {} }])
  })

  test('sorts in the order of the index without a score', ({ assert }) => {
    const sortOf = (score: ScoreClause[]) => buildQuery({ filter: country, score, limit: 10 }, engine).sort
    assert.deepEqual(sortOf([]), [{ rank: 'desc' }, { id: 'asc' }])
    assert.deepEqual(sortOf([word('nurse')]), [{ _score: 'desc' }, { rank: 'desc' }, { id: 'asc' }])
  })
})
