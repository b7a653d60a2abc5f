import { inject } from '@adonisjs/core'
import type { StoredAccount } from '#domain/codehost/account_document'
import { companyAliases } from '#domain/codehost/search/company'
import type { AccountSearch } from '#domain/codehost/search/criteria'
import { nextOffset } from '#domain/codehost/search/page'
import { planAccountSearch } from '#domain/codehost/search/plan'
import { type IndexResult, SearchIndex } from '#domain/ports/search_index'
import { withTimeout } from './with_timeout.js'

const DEADLINE_MS = 5000

export type AccountPage = {
  accounts: StoredAccount[]
  total: NonNullable<IndexResult['total']>
  nextOffset: number | null
}

@inject()
export class SearchAccounts {
  constructor(private readonly index: SearchIndex) {}

  /** Throws `search_timeout` or `github_search_unavailable`. */
  async run(search: AccountSearch): Promise<AccountPage> {
    const { hits, total } = await withTimeout(DEADLINE_MS, async (signal) => {
      const { company } = search.criteria
      const aliases = company === undefined ? [] : await companyAliases(this.index, company)
      return this.index.search('codehost', planAccountSearch(search, aliases), { signal })
    })
    return {
      accounts: hits.map((hit) => hit.stored as StoredAccount),
      total: total!,
      nextOffset: nextOffset(search.offset, hits.length, total!.value),
    }
  }
}
