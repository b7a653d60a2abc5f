import type { IndexQuery, SearchIndex } from '#domain/ports/search_index'
import { type Embedder, vectorField } from '#domain/search/embedder'
import type { SearchRequest } from '#domain/search/request'
import { percentiles } from '#bench/support/percentiles'
import { instantSearch } from './service.js'

const TOP = 10

/**
 * The mean share of a full scan's ten best results that the index also finds. `vectors` is for
 * vectors alone without filters, `plans` for whole searches. `scanMs` is the median time of a full
 * scan by vectors alone.
 */
export type IndexAgreement = { vectors: number; plans: number; scanMs: number }

export async function agreementWith(
  scan: SearchIndex,
  index: SearchIndex,
  requests: readonly SearchRequest[],
  embedder: Embedder
): Promise<IndexAgreement> {
  const recalls: Record<'vectors' | 'plans', number[]> = { vectors: [], plans: [] }
  const scans: number[] = []
  const [whole, quick] = [scan, index].map((each) => instantSearch(each, embedder))
  for (const request of requests) {
    const [value] = await embedder.embed([request.query!], 'query')
    if (value) {
      const clause = { by: 'vector', field: vectorField(embedder.model!), value, weight: 1 } as const
      const query: IndexQuery = { score: [clause], limit: TOP }
      const began = performance.now()
      const expected = (await scan.search('people', query)).hits.map(({ id }) => id)
      scans.push(performance.now() - began)
      const found = (await index.search('people', query)).hits.map(({ id }) => id)
      recalls.vectors.push(recall(expected, found))
    }
    const ids = async (search: typeof whole) => (await search(request)).map(({ person_id: id }) => id)
    recalls.plans.push(recall(await ids(whole), await ids(quick)))
  }
  return { vectors: mean(recalls.vectors), plans: mean(recalls.plans), scanMs: percentiles(scans).p50 }
}

const recall = (expected: string[], found: string[]): number =>
  expected.length === 0 ? 1 : expected.filter((id) => found.includes(id)).length / expected.length

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
