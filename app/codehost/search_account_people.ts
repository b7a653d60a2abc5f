import { inject } from '@adonisjs/core'
import { peopleSearchCost } from '#domain/billing/prices'
import type { Link } from '#domain/codehost/linking/link'
import type { AccountSearch } from '#domain/codehost/search/criteria'
import { filterPaths, type SearchFilters } from '#domain/search/request'
import { LinkPeople } from './link_people.js'
import { linkPasses } from './link_passes.js'
import { LiveProfiles } from './live_profiles.js'
import { SearchAccounts } from './search_accounts.js'
import { shapeAccount, shapePage } from './shape_account.js'
import { shapeLink } from './shape_link.js'

/** Filters of the linked person. A filter requires a link. */
export type LinkCriteria = { pronet?: SearchFilters; require_pronet?: boolean }

/**
 * Limits of a caller. `beforeProfiles` is called before live profiles are read, and may throw.
 * Accounts that `admits` rejects are left out.
 */
export type AccountLimits = {
  beforeProfiles?: (count: number) => Promise<void>
  admits?: (login: string, link: Link | null) => boolean
}

/** Searches code-host accounts and links them to indexed people. */
@inject()
export class SearchAccountPeople {
  constructor(
    private readonly accounts: SearchAccounts,
    private readonly profiles: LiveProfiles,
    private readonly links: LinkPeople
  ) {}

  /** Returns the response, its logins and its cost. Throws like `SearchAccounts`. */
  async run(
    search: AccountSearch,
    { pronet: filters = {}, require_pronet = false }: LinkCriteria,
    { beforeProfiles, admits = () => true }: AccountLimits = {}
  ) {
    const page = await this.accounts.run(search)
    await beforeProfiles?.(page.accounts.length)
    const profiles = await this.profiles.of(page.accounts)
    const links = await this.links.of(page.accounts, profiles)
    const isRequired = require_pronet || filterPaths(filters).length > 0
    const kept = page.accounts.flatMap((account, i) =>
      linkPasses(links[i], filters, isRequired) && admits(account.login, links[i])
        ? [{ account, profile: profiles[i], link: links[i] }]
        : []
    )
    const results = kept.map(({ account, profile, link }) => ({
      codehost: shapeAccount(account, profile),
      ...shapeLink(link),
    }))
    return {
      data: { results, ...shapePage(search, page, results.length), scanned: page.accounts.length },
      logins: kept.map(({ account }) => account.login),
      cost: peopleSearchCost(kept.filter(({ link }) => link !== null).length),
    }
  }
}
