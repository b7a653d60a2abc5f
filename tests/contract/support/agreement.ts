import type { Assert } from '@japa/assert'
import type { IndexName, IndexQuery, SearchIndex } from '#domain/ports/index'

/**
 * Asks both indexes the same query and demands the same answer: the same hits in the same order with the same
 * scores (up to rounding), the same total. The message carries what is needed to repeat a failure.
 */
export async function assertAgree(
  assert: Assert,
  oracle: SearchIndex,
  index: SearchIndex,
  name: IndexName,
  query: IndexQuery,
  context: string
): Promise<void> {
  const [expected, actual] = await Promise.all([oracle.search(name, query), index.search(name, query)])
  const where = () => `${context} query ${JSON.stringify(query)}`.slice(0, 4000)
  assert.deepEqual(actual.total, expected.total, where())
  assert.deepEqual(
    actual.hits.map((hit) => hit.id),
    expected.hits.map((hit) => hit.id),
    where()
  )
  actual.hits.forEach((hit, at) => {
    assert.approximately(hit.score, expected.hits[at].score, 1e-9, where())
    assert.deepEqual(hit.stored, expected.hits[at].stored, where())
  })
}
