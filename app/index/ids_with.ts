import type { Filter, IndexName, SearchIndex } from '#domain/ports/search_index'
import { forEachLimit } from '#app/shared/for_each_limit'
import { loopTurns } from '#app/shared/loop_turns'

/** Values per index query, below the clause limit of OpenSearch. */
const MAX_VALUES = 200
const CONCURRENCY = 4

/**
 * Returns the ids of the documents that have one of many values in a field. Waits for the workspace's turn
 * before each query, because the embedded index runs small queries on the main thread.
 */
export async function idsWith(
  index: SearchIndex,
  { name, field, values }: { name: IndexName; field: string; values: readonly string[] },
  workspaceId: string,
  signal?: AbortSignal
): Promise<string[]> {
  const ids = new Set<string>()
  const batches = Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, i) =>
    values.slice(i * MAX_VALUES, (i + 1) * MAX_VALUES)
  )
  await forEachLimit(batches, CONCURRENCY, async (batch) => {
    await loopTurns.take(workspaceId)
    const of = batch.map((value): Filter => ({ match: 'term', field, value }))
    const query = { filter: { match: 'any' as const, of }, limit: 5 * MAX_VALUES }
    const { hits } = await index.search(name, query, { signal })
    for (const { id } of hits) ids.add(id)
  })
  return [...ids]
}
