import { test } from '@japa/runner'
import { buildQuery } from '#adapters/index/opensearch/build_query'
import type { IndexQuery, ScoreClause } from '#domain/ports/search_index'

const engine = { factor: 1, scripts: true, suffixes: true }
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

  test('rules removed documents out only where their lack of values does not', ({ assert }) => {
    const excludes = (query: Omit<IndexQuery, 'limit'>) => 'must_not' in boolOf(query)
    const not = { match: 'not', of: country } as const
    assert.isFalse(excludes({ filter: country }))
    assert.isFalse(excludes({ filter: { match: 'all', of: [not, country] } }))
    assert.isFalse(excludes({ score: [word('nurse')], minimumMatches: 1 }))
    assert.isTrue(excludes({}))
    assert.isTrue(excludes({ filter: not }))
    assert.isTrue(excludes({ filter: { match: 'ids', values: ['a'] } }))
    assert.isTrue(excludes({ filter: { match: 'any', of: [not, country] } }))
    assert.isTrue(excludes({ score: [word('nurse')] }))
    const clause: ScoreClause = { by: 'filter', filter: not, weight: 1 }
    assert.isTrue(excludes({ score: [word('nurse'), clause], minimumMatches: 1 }))
  })

  test('states no condition that always holds', ({ assert }) => {
    const nothing = { match: 'all', of: [{ match: 'all', of: [] }] } as const
    const bool = boolOf({ filter: nothing as never, score: [word('nurse')], minimumMatches: 1 })
    assert.notProperty(bool, 'filter')
  })

  test('matches a part of a term by its suffixes where a version has them', ({ assert }) => {
    const contains = (field: string, value: string, suffixes = true) =>
      buildQuery({ filter: { match: 'contains', field, value }, limit: 1 }, { ...engine, suffixes }).query
        .bool as { filter: unknown[] }
    const wildcard = (field: string, value: string) => [{ wildcard: { [`terms.${field}`]: { value } } }]
    assert.deepEqual(contains('industry', 'care').filter, [{ prefix: { 'suffixes.industry': 'care' } }])
    assert.deepEqual(contains('industry', 'care', false).filter, wildcard('industry', '*care*'))
    assert.deepEqual(contains('skill', 'c*').filter, wildcard('skill', '*c\\**'))
    assert.deepEqual(contains('industry', 'x'.repeat(99)).filter, wildcard('industry', `*${'x'.repeat(99)}*`))
  })
})
