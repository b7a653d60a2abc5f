import { test } from '@japa/runner'
import { pairedBootstrap } from '#bench/relevance/bootstrap'
import { mark, totalsOf } from '#bench/relevance/scorer'

const QUERY = { grades: { a: 2, b: 2, c: 1 }, judged: ['a', 'b', 'c', 'd'] }
const answer = (...ids: string[]) => ids.map((id) => [id])

test.group('bench | relevance scorer', () => {
  test('the ideal order scores 1, and wrong results after it cost nothing', ({ assert }) => {
    assert.equal(mark(QUERY, answer('b', 'a', 'c')).ndcg, 1)
    assert.equal(mark(QUERY, answer('a', 'b', 'c', 'd')).ndcg, 1)
  })

  test('gains are discounted by rank', ({ assert }) => {
    // Gains 3, 3, 1 at the discounts log2(2), log2(3), log2(4).
    const ideal = 3 + 3 / Math.log2(3) + 1 / 2
    const { ndcg, precision } = mark(QUERY, answer('d', 'c', 'a'))
    assert.approximately(ndcg, (1 / Math.log2(3) + 3 / 2) / ideal, 1e-12)
    assert.equal(precision, 0.2)
  })

  test('only the first ten results count', ({ assert }) => {
    const wrong = Array.from({ length: 10 }, (_, i) => `x${i}`)
    assert.deepInclude(mark(QUERY, answer(...wrong, 'a')), { ndcg: 0, precision: 0, ungraded: 10 })
  })

  test('more than ten right records can all be on the first page', ({ assert }) => {
    const ids = Array.from({ length: 15 }, (_, i) => `r${i}`)
    const grades = Object.fromEntries(ids.map((id) => [id, 2]))
    assert.equal(mark({ grades, judged: ids }, answer(...ids.slice(5))).ndcg, 1)
  })

  test('merged records take the best grade of any, and are graded if any is', ({ assert }) => {
    const { ndcg, ungraded } = mark(QUERY, [['x', 'a'], ['c', 'b'], ['y']])
    assert.equal(ndcg, mark(QUERY, answer('a', 'b')).ndcg)
    assert.equal(ungraded, 1)
  })

  test('a query graded by facts has no ungraded results', ({ assert }) => {
    assert.equal(mark({ ...QUERY, judged: [] }, answer('a', 'x')).ungraded, 1)
    assert.equal(mark({ ...QUERY, judged: [], complete: true }, answer('a', 'x')).ungraded, 0)
  })

  test('the oracle orders the whole answer, and ungraded results can be left out', ({ assert }) => {
    const wrong = Array.from({ length: 10 }, (_, i) => `x${i}`)
    assert.deepInclude(mark(QUERY, answer(...wrong, 'c', 'a', 'b')), { ndcg: 0, oracle: 1 })
    assert.equal(mark(QUERY, answer('x', 'a', 'y', 'b', 'c')).judgedNdcg, 1)
    assert.isBelow(mark(QUERY, answer('d', 'a', 'b', 'c')).judgedNdcg, 1)
  })

  test('an empty answer scores 0 and is counted', ({ assert }) => {
    const marks = mark(QUERY, [])
    assert.deepEqual(marks, {
      ...{ ndcg: 0, judgedNdcg: 0, oracle: 0, precision: 0, isEmpty: true, ungraded: 0 },
    })
    assert.deepEqual(totalsOf([marks, mark(QUERY, answer('a', 'b', 'c'))]), {
      ...{ queries: 2, ndcg: 0.5, judgedNdcg: 0.5, oracle: 0.5, precision: 0.15, empty: 1, ungraded: 0 },
    })
  })
})

test.group('bench | relevance bootstrap', () => {
  test('a constant gain is certain', ({ assert }) => {
    const { mean, low, high, notBetter } = pairedBootstrap([0.6, 0.7, 0.8], [0.5, 0.6, 0.7])
    for (const value of [mean, low, high]) assert.approximately(value, 0.1, 1e-12)
    assert.equal(notBetter, 0)
  })

  test('a gain on one query of many is uncertain', ({ assert }) => {
    const [a, b] = [Array(20).fill(0.5), Array(20).fill(0.5)]
    a[3] = 1
    b[7] = 0.9
    const { low, high, notBetter } = pairedBootstrap(a, b)
    assert.isBelow(low, 0)
    assert.isAbove(high, 0)
    assert.isAbove(notBetter, 0.2)
  })
})
