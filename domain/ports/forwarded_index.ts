import {
  type IndexChange,
  type IndexDocument,
  type IndexName,
  type IndexQuery,
  type IndexResult,
  type IndexStatus,
  type RebuildProgress,
  SearchIndex,
} from './search_index.js'

/** Forwards every call to another index. Subclasses override the calls that they change. */
export abstract class ForwardedIndex extends SearchIndex {
  constructor(protected readonly index: SearchIndex) {
    super()
  }

  search(name: IndexName, query: IndexQuery, options?: { signal?: AbortSignal }): Promise<IndexResult> {
    return this.index.search(name, query, options)
  }

  get(name: IndexName, ids: string[]): Promise<unknown[]> {
    return this.index.get(name, ids)
  }

  comparesVectors(): Promise<boolean> {
    return this.index.comparesVectors()
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

  close(): Promise<void> {
    return this.index.close()
  }
}
