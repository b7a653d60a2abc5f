import { rank } from './ranking.js'
import {
  type IndexChange,
  type IndexDocument,
  type IndexName,
  type IndexQuery,
  type IndexResult,
  type IndexStatus,
  IndexUnavailableError,
  type RebuildProgress,
  SearchIndex,
} from '#domain/ports/search_index'

type Entry = { sequence: number; document: IndexDocument | null }

/** One index: the documents of the last rebuild or merge, and the changes after it. */
class Content {
  base = new Map<string, IndexDocument>()
  basePosition = -1
  changes = new Map<string, Entry>()
  position = -1
  version = 0
  builtAt: string | null = null

  documents(): IndexDocument[] {
    const all = new Map(this.base)
    for (const [id, { document }] of this.changes) {
      if (document) all.set(id, document)
      else all.delete(id)
    }
    return [...all.values()]
  }
}

/**
 * Matches every document against the query. Slow but exact: tests compare other adapters with it.
 */
export class MemoryIndex extends SearchIndex {
  #contents = new Map<IndexName, Content>()
  #closed = false

  async search(name: IndexName, query: IndexQuery, options?: { signal?: AbortSignal }): Promise<IndexResult> {
    options?.signal?.throwIfAborted()
    const found = rank(this.#content(name).documents(), query)
    const offset = query.offset ?? 0
    const hits = found.slice(offset, offset + query.limit).map(({ document, score }) => ({
      id: document.id,
      score,
      stored: document.stored ?? null,
    }))
    return { hits, total: total(found.length, query.countTo ?? 0) }
  }

  async comparesVectors(): Promise<boolean> {
    return true
  }

  async get(name: IndexName, ids: string[]): Promise<unknown[]> {
    const byId = new Map(
      this.#content(name)
        .documents()
        .map((document) => [document.id, document.stored ?? null])
    )
    return ids.map((id) => byId.get(id) ?? null)
  }

  async apply(name: IndexName, changes: IndexChange[]): Promise<void> {
    const content = this.#content(name)
    for (const { sequence, id, document } of structuredClone(changes)) {
      if (sequence <= content.position) continue
      content.changes.set(id, { sequence, document })
      content.position = sequence
    }
  }

  async position(name: IndexName): Promise<number> {
    return this.#content(name).position
  }

  async rebuild(
    name: IndexName,
    documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
    position: number,
    progress?: (progress: RebuildProgress) => void
  ): Promise<IndexStatus> {
    const base = new Map<string, IndexDocument>()
    for await (const document of documents) {
      if (base.has(document.id)) throw new Error(`duplicate document id ${document.id}`)
      base.set(document.id, structuredClone(document))
    }
    progress?.({ documents: base.size })
    const content = this.#content(name)
    const reachesBack = position < content.basePosition
    for (const [id, { sequence }] of content.changes) {
      if (reachesBack || sequence <= position) content.changes.delete(id)
    }
    content.position = reachesBack ? position : Math.max(position, content.position)
    content.base = base
    content.basePosition = position
    content.version++
    content.builtAt = new Date().toISOString()
    return this.status(name)
  }

  async refresh(name: IndexName): Promise<void> {
    this.#content(name)
  }

  async merge(name: IndexName): Promise<void> {
    const content = this.#content(name)
    if (content.changes.size === 0) return
    content.base = new Map(content.documents().map((document) => [document.id, document]))
    content.basePosition = content.position
    content.changes.clear()
    content.version++
  }

  purge(name: IndexName): Promise<void> {
    return this.merge(name)
  }

  async status(name: IndexName): Promise<IndexStatus> {
    const content = this.#content(name)
    const documents = content.documents()
    return {
      name,
      version: content.version === 0 ? '' : String(content.version),
      documents: documents.length,
      segments: content.base.size > 0 ? 1 : 0,
      delta: [...content.changes.values()].filter((entry) => entry.document).length,
      tombstones: [...content.changes.keys()].filter((id) => content.base.has(id)).length,
      position: content.position,
      bytes: JSON.stringify(documents).length,
      builtAt: content.builtAt,
    }
  }

  async verify(name: IndexName, progress?: (share: number) => void): Promise<string[]> {
    this.#content(name)
    progress?.(1)
    return []
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#contents.clear()
  }

  #content(name: IndexName): Content {
    if (this.#closed) throw new IndexUnavailableError('the index is closed')
    const content = this.#contents.get(name) ?? new Content()
    this.#contents.set(name, content)
    return content
  }
}

function total(count: number, countTo: number): IndexResult['total'] {
  if (countTo <= 0) return null
  return count > countTo ? { value: countTo, relation: 'gte' } : { value: count, relation: 'eq' }
}
