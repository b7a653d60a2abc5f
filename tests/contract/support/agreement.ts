import type { Assert } from '@japa/assert'
import type { IndexName, IndexQuery, IndexResult, SearchIndex } from '#domain/ports/search_index'
import { type DocumentLog, scoreDrift } from './document_log.js'

/**
 * How closely results agree with those of the oracle. `exact`: the same hits in the same order, with the
 * same scores except for rounding. `close`: the same hits in the same order, if scores do not order them.
 * If scores order them, only the number of hits is the same. The score of each hit is then near the hit's
 * score in the oracle, and near the oracle's score at the same rank. Scores differ because engines round
 * lengths, and by `scoreDrift`.
 */
export type Agreement = 'exact' | 'close'

/** The tolerance of a close score, as a share of the best score. */
const CLOSE = 0.12
/** More hits than any query of the tests has. */
const MAX_HITS = 10_000

/**
 * Runs the query on both indexes and checks that the results agree. Totals must be equal. The
 * failure message has everything that is needed to repeat the query.
 */
export async function assertAgree(
  assert: Assert,
  oracle: SearchIndex,
  index: SearchIndex,
  name: IndexName,
  query: IndexQuery,
  context: string,
  agreement: Agreement = 'exact',
  log?: DocumentLog
): Promise<void> {
  const [expected, actual] = await Promise.all([oracle.search(name, query), index.search(name, query)])
  const where = () => `${context} query ${JSON.stringify(query)}`.replace(/x{100,}/g, 'x…').slice(0, 4000)
  assert.deepEqual(actual.total, expected.total, where())
  const drift = log && agreement === 'close' ? scoreDrift(query, log) : 0
  const isScored = (query.score ?? []).length > 0 && !query.sort
  if (agreement === 'close' && isScored) {
    const { hits } = await oracle.search(name, { ...query, offset: 0, limit: MAX_HITS })
    const bound = CLOSE * highest({ hits, total: null }) + drift
    assertClose(assert, expected, actual, new Map(hits.map((hit) => [hit.id, hit])), bound, where)
    return
  }
  assert.deepEqual(
    actual.hits.map((hit) => hit.id),
    expected.hits.map((hit) => hit.id),
    where()
  )
  const bound = agreement === 'exact' ? 1e-9 : CLOSE * highest(expected) + drift
  actual.hits.forEach((hit, at) => {
    assert.approximately(hit.score, expected.hits[at].score, bound, where())
    assert.deepEqual(hit.stored, expected.hits[at].stored, where())
  })
}

function assertClose(
  assert: Assert,
  expected: IndexResult,
  actual: IndexResult,
  matching: Map<string, IndexResult['hits'][number]>,
  bound: number,
  where: () => string
): void {
  assert.equal(actual.hits.length, expected.hits.length, where())
  assert.equal(new Set(actual.hits.map(({ id }) => id)).size, actual.hits.length, where())
  actual.hits.forEach((hit, at) => {
    const same = matching.get(hit.id)
    assert.isDefined(same, `${hit.id} does not match; ${where()}`)
    assert.deepEqual(hit.stored, same!.stored, where())
    assert.approximately(hit.score, same!.score, bound, `${hit.score} is not ${same!.score}; ${where()}`)
    assert.approximately(same!.score, expected.hits[at].score, 2 * bound, where())
  })
}

const highest = ({ hits }: IndexResult): number => Math.max(1e-6, ...hits.map(({ score }) => Math.abs(score)))
