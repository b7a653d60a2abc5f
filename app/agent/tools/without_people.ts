import {
  type IndexChange,
  type IndexDocument,
  type IndexName,
  type IndexQuery,
  type IndexResult,
  type IndexStatus,
  type RebuildProgress,
  SearchIndex,
} from '#domain/ports/search_index'

/** An index without people, for callers that allow only public pages. */
export class WithoutPeople extends SearchIndex {
  constructor(private readonly index: SearchIndex) {
    super()
  }

  async search(name: IndexName, query: IndexQuery, options?: { signal?: AbortSignal }): Promise<IndexResult> {
    if (name !== 'people') return this.index.search(name, query, options)
    return { hits: [], total: query.countTo ? { value: 0, relation: 'eq' } : null }
  }

  comparesVectors(): Promise<boolean> {
    return this.index.comparesVectors()
  }

  async get(name: IndexName, ids: string[]): Promise<unknown[]> {
    return name === 'people' ? ids.map(() => null) : this.index.get(name, ids)
  }

  apply(name: IndexName, changes: IndexChange[]): Promise<void> {
    return this.index.apply(name, changes)
  }

  position(name: IndexName): Promise<number> {
    return this.index.position(name)
  }

  rebuild(
    name: IndexName,
    documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
    position: number,
    progress?: (progress: RebuildProgress) => void
  ): Promise<IndexStatus> {
    return this.index.rebuild(name, documents, position, progress)
  }

  refresh(name: IndexName): Promise<void> {
    return this.index.refresh(name)
  }

  merge(name: IndexName): Promise<void> {
    return this.index.merge(name)
  }

  purge(name: IndexName): Promise<void> {
    return this.index.purge(name)
  }

  status(name: IndexName): Promise<IndexStatus> {
    return this.index.status(name)
  }

  verify(name: IndexName, progress?: (share: number) => void): Promise<string[]> {
    return this.index.verify(name, progress)
  }

  async close(): Promise<void> {}
}
