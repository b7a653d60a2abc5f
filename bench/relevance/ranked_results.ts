import { join } from 'node:path'
import { createIgnitor } from '../../bin/ignitor.js'
import { TEXT_FEATURES } from '#domain/search/ranking/text_features'
import type { GradedRows } from './pairwise.js'
import type { CorpusRecord, RelevanceQuery } from './queries.js'
import { readOwners } from './service.js'

/** The results that `fast` fetches for a query, in the order of the index, with features and grades. */
export type Ranked = GradedRows & { query: RelevanceQuery; ids: string[][] }

/**
 * Returns the results of each query that has a topic, and the names of their features. Runs the
 * code of the service in this process, over a data folder with a built index.
 */
export async function rankedResults(
  folder: string,
  queries: readonly RelevanceQuery[],
  people: readonly CorpusRecord[]
): Promise<{ names: string[]; ranked: Ranked[] }> {
  Object.assign(process.env, { DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error', NODE_ENV: 'production' })
  const app = createIgnitor().createApp('console')
  await app.init()
  await app.boot()
  const { registerServices } = await import('#start/service_providers')
  await registerServices(app)
  const { SearchIndex } = await import('#domain/ports/search_index')
  const { QueryMeaning } = await import('#app/search/query_meaning')
  const { PassageScores } = await import('#app/search/passage_scores')
  const { QueryReader } = await import('#domain/search/query_language/query_reader')
  const { searchIndex } = await import('#domain/search/index_search')
  const [index, meaning, passages, reader] = await Promise.all([
    app.container.make(SearchIndex),
    app.container.make(QueryMeaning),
    app.container.make(PassageScores),
    app.container.make(QueryReader),
  ])
  const owners = readOwners(join(folder, 'kith.sqlite3'), people)
  const ranked: Ranked[] = []
  for (const query of queries) {
    const parsed = await reader.read(query.text, 'bench')
    const request = { query: query.text, parsed, type: 'fast' as const, numResults: 10, filters: {} }
    let last: Ranked | null = null
    await searchIndex(index, await meaning.addTo(request), {
      rescore: async (found, scores, current) => {
        const features = await passages.featuresOf(found, current)
        if (!features) return scores
        const best = Math.max(0, ...scores)
        const ids = found.slice(0, features.length).map(({ person_id }) => owners.get(person_id) ?? [])
        const known = new Set([...query.judged, ...Object.keys(query.grades)])
        last = {
          query,
          ids,
          rows: features.map((one, i) => [
            scores[i] > 0 ? scores[i] / best : 0,
            ...TEXT_FEATURES.map((name) => one[name]),
          ]),
          grades: ids.map((own) => Math.max(0, ...own.map((id) => query.grades[id] ?? 0))),
          isGraded: ids.map((own) => query.complete === true || own.some((id) => known.has(id))),
        }
        return scores
      },
    })
    if (last) ranked.push(last)
  }
  await app.terminate()
  return { names: ['index', ...TEXT_FEATURES], ranked }
}
