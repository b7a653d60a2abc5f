import type { OpenSearchIndex } from '#adapters/index/opensearch/opensearch_index'
import type { IndexQuery } from '#domain/ports/search_index'

const BEST = 10

/**
 * How searches that examine candidates agree with searches that examine all matches: the mean share
 * of the ten best that both have, and the mean ratio of their scores.
 */
export type Agreement = { same: number; score: number }

export async function agreementOf(index: OpenSearchIndex, queries: IndexQuery[]): Promise<Agreement> {
  let [same, score] = [0, 0]
  for (const query of queries) {
    const { hits } = await index.search('people', { ...query, limit: BEST })
    // A total counts all matches, so this search examines them.
    const all = (await index.search('people', { ...query, limit: BEST, countTo: 1 })).hits
    const found = new Set(hits.map(({ id }) => id))
    same += all.length === 0 ? 1 : all.filter(({ id }) => found.has(id)).length / all.length
    score += all.length === 0 ? 1 : ratio(sumOf(hits), sumOf(all))
  }
  return { same: same / queries.length, score: score / queries.length }
}

const sumOf = (hits: { score: number }[]): number => hits.reduce((sum, hit) => sum + hit.score, 0)
const ratio = (one: number, two: number): number => (two === 0 ? 1 : one / two)
