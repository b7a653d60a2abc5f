import { Client, errors } from '@opensearch-project/opensearch'
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
import { bm25Factor, type Engine } from './build_query.js'
import { Bulk } from './bulk.js'
import { Catalogue } from './catalogue.js'
import { encodeDocument } from './encode_document.js'
import { orMissing, statusOf, unavailableOnFailure } from './failures.js'
import { findHits } from './find_hits.js'
import { rebuildVersion } from './rebuild_version.js'
import { versionProblems, versionStatus } from './version_status.js'

export type OpenSearchSettings = {
  /** `http(s)://user:password@host:port` of a node or a load balancer. */
  url: string
  /** Prefix of all names in the cluster, so that several installations can share it. */
  prefix?: string
  shards?: number
  replicas?: number
  /** Timeout of one search, in ms. */
  searchTimeoutMs?: number
}

/**
 * Index settings for a purge. With 0, OpenSearch rewrites every segment with a removed document; by
 * default, only segments with over 10% removed. OpenSearch renews retention leases after half of their
 * period; the default period is 12 hours.
 */
const PURGED_SETTINGS = {
  'index.merge.policy.expunge_deletes_allowed': 0,
  'index.soft_deletes.retention_lease.period': '1m',
}

const DEFAULTS = { prefix: 'kith-', shards: 1, replicas: 0, searchTimeoutMs: 5_000 }

/**
 * The search index in an OpenSearch cluster, shared by all processes. A version is an OpenSearch
 * index behind an alias. A change's sequence determines the document version, so several processes
 * can apply the same changes in any order.
 */
export class OpenSearchIndex extends SearchIndex {
  #settings: typeof DEFAULTS & OpenSearchSettings
  #client: Client
  #catalogue: Catalogue
  #engine: Omit<Engine, 'suffixes'> | null = null
  #closed = false

  constructor(settings: OpenSearchSettings) {
    super()
    this.#settings = { ...DEFAULTS, ...settings }
    this.#client = new Client({ node: settings.url, maxRetries: 2, requestTimeout: 30_000 })
    this.#catalogue = new Catalogue(this.#client, this.#settings.prefix, this.#settings)
  }

  async search(name: IndexName, query: IndexQuery, options?: { signal?: AbortSignal }): Promise<IndexResult> {
    options?.signal?.throwIfAborted()
    const find = async () =>
      findHits(
        this.#client,
        this.#catalogue.alias(name),
        query,
        await this.#engineFor(name),
        this.#settings.searchTimeoutMs,
        options?.signal
      )
    return this.#whileOpen(async () => {
      try {
        return await find()
      } catch (error) {
        if (statusOf(error) !== 404) throw error
        // The version was deleted during the search, or there never was one.
        if (await this.#catalogue.current(name)) return find()
        return { hits: [], total: (query.countTo ?? 0) > 0 ? { value: 0, relation: 'eq' } : null }
      }
    })
  }

  async comparesVectors(): Promise<boolean> {
    return this.#whileOpen(async () => (await this.#knownEngine()).scripts)
  }

  async get(name: IndexName, ids: string[]): Promise<unknown[]> {
    if (ids.length === 0) return []
    return this.#whileOpen(async () => {
      const request = this.#client.mget({
        index: this.#catalogue.alias(name),
        body: { ids },
        _source: ['stored', 'gone'],
      })
      const answer = await orMissing(request, null)
      const found = (answer?.body.docs ?? []) as { _source?: { stored?: unknown; gone?: boolean } }[]
      return ids.map((_, at) => (found[at]?._source?.gone ? null : (found[at]?._source?.stored ?? null)))
    })
  }

  async apply(name: IndexName, changes: IndexChange[]): Promise<void> {
    await this.#whileOpen(async () => {
      const index = await this.#catalogue.currentOrEmpty(name)
      const { position } = await this.#catalogue.facts(index)
      const newer = changes.filter(({ sequence }) => sequence > position)
      if (newer.length === 0) return
      const bulk = new Bulk(this.#client, index)
      const mapped = await this.#catalogue.mapped(index)
      for (const { sequence, id, document } of newer) {
        await bulk.change(
          document ? encodeDocument(document, sequence, mapped) : { id, sequence, gone: true }
        )
      }
      await bulk.flush()
      await this.#client.indices.refresh({ index })
      await this.#catalogue.reached(index, newer.at(-1)!.sequence)
    })
  }

  async position(name: IndexName): Promise<number> {
    return this.#whileOpen(async () => {
      const index = await this.#catalogue.current(name)
      return index ? (await this.#catalogue.facts(index)).position : -1
    })
  }

  async rebuild(
    name: IndexName,
    documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
    position: number,
    progress: (progress: RebuildProgress) => void = () => {}
  ): Promise<IndexStatus> {
    await this.#whileOpen(() =>
      rebuildVersion(this.#client, this.#catalogue, name, documents, position, progress)
    )
    return this.status(name)
  }

  /** Only checks that the index is open, because the cluster always serves the current version. */
  async refresh(_name: IndexName): Promise<void> {
    if (this.#closed) throw new IndexUnavailableError('the index is closed')
  }

  async merge(name: IndexName): Promise<void> {
    await this.#whileOpen(async () => {
      const index = await this.#catalogue.current(name)
      if (!index) return
      const { position, builtAt } = await this.#catalogue.facts(index)
      // Recorded first, so that a concurrent rebuild knows that removals may be missing.
      await this.#catalogue.based(index, position, builtAt)
      await this.#forgetRemoved(index, position)
    })
  }

  /**
   * Removes deleted documents from disk. OpenSearch keeps recent deletions as history until a shard
   * renews its retention leases, within a minute. Only a later purge removes this history.
   */
  async purge(name: IndexName): Promise<void> {
    await this.merge(name)
    await this.#whileOpen(async () => {
      const index = await this.#catalogue.current(name)
      if (!index) return
      await this.#client.indices.putSettings({ index, body: PURGED_SETTINGS })
      await this.#client.indices.flush({ index, force: true, wait_if_ongoing: true })
      await this.#client.indices.forcemerge({ index, only_expunge_deletes: true })
      // Closes the searchers of the merged segments, which keep their files.
      await this.#client.indices.refresh({ index })
      await this.#client.indices.flush({ index, force: true, wait_if_ongoing: true })
    })
  }

  async status(name: IndexName): Promise<IndexStatus> {
    return this.#whileOpen(() => versionStatus(this.#client, this.#catalogue, name))
  }

  async verify(name: IndexName, progress?: (share: number) => void): Promise<string[]> {
    const problems = await this.#whileOpen(async () => {
      const index = await this.#catalogue.current(name)
      return index ? versionProblems(this.#client, index) : []
    })
    progress?.(1)
    return problems
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#client.close()
  }

  /**
   * Deletes the markers of removed documents. OpenSearch remembers deletions for an hour
   * (`gc_deletes`), so an older change that arrives within that hour has no effect.
   */
  async #forgetRemoved(index: string, position: number): Promise<void> {
    for (;;) {
      const { body } = await this.#client.search({
        index,
        body: {
          query: { bool: { filter: [{ term: { gone: true } }, { range: { sequence: { lte: position } } }] } },
          size: 1_000,
          version: true,
          _source: false,
        } as object,
      })
      const { hits } = body.hits
      if (hits.length === 0) return
      const lines = hits.map(({ _id, _version }) =>
        JSON.stringify({ delete: { _index: index, _id, version: _version, version_type: 'external_gte' } })
      )
      const { body: answer } = await this.#client.bulk({
        body: `${lines.join('\n')}\n` as never,
        refresh: true,
      })
      const refused = answer.items.find((item) => (item.delete?.error ? item.delete.status !== 409 : false))
      if (refused) throw new IndexUnavailableError(`OpenSearch: ${refused.delete?.error?.type}`)
      if (answer.items.every((item) => item.delete?.error)) return
    }
  }

  async #engineFor(name: IndexName): Promise<Engine> {
    const engine = await this.#knownEngine()
    const { vectors, suffixes } = await this.#catalogue.mapped(this.#catalogue.alias(name))
    return { factor: engine.factor, scripts: engine.scripts && vectors, suffixes }
  }

  /**
   * Reads OpenSearch's version, and whether all nodes run scripts, which compare vectors. Caches
   * the result.
   */
  async #knownEngine(): Promise<Omit<Engine, 'suffixes'>> {
    if (this.#engine) return this.#engine
    const [{ body: info }, scripts] = await Promise.all([this.#client.info(), this.#runsScripts()])
    this.#engine = { factor: bm25Factor(info.version.number), scripts }
    return this.#engine
  }

  /** Whether all nodes run scripts. False if OpenSearch refuses the request. */
  async #runsScripts(): Promise<boolean> {
    try {
      const { body } = await this.#client.nodes.info({ metric: ['plugins'] })
      return Object.values(body.nodes).every((node) =>
        node.modules?.some(({ name }) => name === 'lang-painless')
      )
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode && error.statusCode < 500) return false
      throw error
    }
  }

  #whileOpen<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new IndexUnavailableError('the index is closed'))
    return unavailableOnFailure(work)
  }
}
