import { ForwardedIndex } from '#domain/ports/forwarded_index'
import type { IndexName, IndexQuery, IndexResult } from '#domain/ports/search_index'

/** An index without people, for callers that allow only public pages. `close` does not close the index. */
export class WithoutPeople extends ForwardedIndex {
  override async search(
    name: IndexName,
    query: IndexQuery,
    options?: { signal?: AbortSignal }
  ): Promise<IndexResult> {
    if (name !== 'people') return this.index.search(name, query, options)
    return { hits: [], total: query.countTo ? { value: 0, relation: 'eq' } : null }
  }

  override async get(name: IndexName, ids: string[]): Promise<unknown[]> {
    return name === 'people' ? ids.map(() => null) : this.index.get(name, ids)
  }

  override async close(): Promise<void> {}
}
