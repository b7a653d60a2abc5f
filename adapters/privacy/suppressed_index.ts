import type { StoredAccount } from '#domain/codehost/account_document'
import { ForwardedIndex } from '#domain/ports/forwarded_index'
import type { IndexName, IndexQuery, IndexResult, SearchIndex } from '#domain/ports/search_index'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOfAccount } from '#domain/codehost/account_identifiers'
import { identifiersOfDocument } from '#domain/search/document_identifiers'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import type { StoredPerson } from '#domain/search/people_document'

/**
 * An index whose results leave out suppressed people. Erasure soon removes the documents of these people,
 * so a page with fewer hits than requested is rare.
 */
export class SuppressedIndex extends ForwardedIndex {
  constructor(
    index: SearchIndex,
    private readonly list: SuppressionList
  ) {
    super(index)
  }

  override async search(
    name: IndexName,
    query: IndexQuery,
    options?: { signal?: AbortSignal }
  ): Promise<IndexResult> {
    const result = await this.index.search(name, query, options)
    const visible = await this.#areVisible(
      name,
      result.hits.map(({ stored }) => stored)
    )
    const hits = result.hits.filter((_, i) => visible[i])
    const gone = result.hits.length - hits.length
    const { total } = result
    return gone === 0
      ? result
      : { hits, total: total && { ...total, value: Math.max(0, total.value - gone) } }
  }

  override async get(name: IndexName, ids: string[]): Promise<unknown[]> {
    const stored = await this.index.get(name, ids)
    const visible = await this.#areVisible(name, stored)
    return stored.map((one, i) => (visible[i] ? one : null))
  }

  /** Reports for each stored value, in their order, whether it may be shown. */
  async #areVisible(name: IndexName, stored: readonly unknown[]): Promise<boolean[]> {
    if (name === 'companies') return stored.map(() => true)
    const identify = (one: unknown): readonly Identifier[] => {
      if (one === null) return []
      return name === 'people'
        ? identifiersOfDocument(one as StoredPerson)
        : identifiersOfAccount(one as StoredAccount)
    }
    return (await this.list.scopesFor(stored, identify)).map((scope) => scope !== 'all')
  }
}
