import { test } from '@japa/runner'
import { KINDS, readQueries, SPLITS } from '#bench/relevance/queries'

test.group('bench | relevance queries', () => {
  const queries = readQueries()

  test('each query has a split, a kind, a style, and at least one right or partly right answer', ({
    assert,
  }) => {
    for (const { id, split, kind, style, text, grades } of queries) {
      assert.include(SPLITS, split, id)
      assert.include(KINDS, kind, id)
      assert.match(style, /^[a-z_]+$/, id)
      assert.isAbove(text.trim().length, 0, id)
      assert.isNotEmpty(grades, id)
      for (const grade of Object.values(grades)) assert.include([1, 2], grade, id)
    }
  })

  test('graded records are among the judged ones, and no query occurs twice', ({ assert }) => {
    for (const { id, grades, judged, complete } of queries)
      if (!complete) assert.includeMembers(judged, Object.keys(grades), id)
    assert.equal(new Set(queries.map(({ id }) => id)).size, queries.length)
    assert.equal(new Set(queries.map(({ text }) => text.toLowerCase())).size, queries.length)
  })
})
