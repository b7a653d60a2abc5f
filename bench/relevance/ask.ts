import type { Engine, Result } from './engine.js'
import type { RelevanceQuery } from './queries.js'
import { mark, type Marks, TOP } from './scorer.js'

/** An engine's answer to a query with its marks. `ms` is null for an answer of an earlier run. */
export type Answered = { query: RelevanceQuery; results: Result[]; marks: Marks; ms: number | null }

/** The number of queries that run once unmeasured, so that caches and compiled code are warm. */
const WARM_UP_QUERIES = 20

/** The number of results for recall: the most that the service returns. */
const DEPTH = 150

/** Asks an engine every query in turn, once for the first page and once for recall. */
export async function askAll(engine: Engine, queries: readonly RelevanceQuery[]): Promise<Answered[]> {
  for (const { text } of queries.slice(0, WARM_UP_QUERIES)) await engine.search(text, TOP)
  const answered: Answered[] = []
  for (const query of queries) {
    const start = performance.now()
    const top = await engine.search(query.text, TOP)
    const ms = performance.now() - start
    const shown = new Set(top.map(String))
    const more = await engine.search(query.text, DEPTH)
    const results = [...top, ...more.filter((ids) => !shown.has(String(ids)))].slice(0, DEPTH)
    answered.push({ query, results, marks: mark(query, results), ms })
  }
  return answered
}
