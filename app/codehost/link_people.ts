import { inject } from '@adonisjs/core'
import type { StoredAccount } from '#domain/codehost/account_document'
import type { Link } from '#domain/codehost/linking/link'
import { linkAccount } from '#domain/codehost/linking/link_account'
import type { LiveProfile } from '#domain/codehost/profiles'
import { SearchIndex } from '#domain/ports/search_index'
import { PeopleStore } from '#app/people/people_store'
import { withTimeout } from './with_timeout.js'

const DEADLINE_MS = 5000

@inject()
export class LinkPeople {
  constructor(
    private readonly index: SearchIndex,
    private readonly people: PeopleStore
  ) {}

  /**
   * Returns a link or null per account. `profiles[i]` belongs to `accounts[i]`; without a profile the
   * link is null. Throws `search_timeout` or `github_search_unavailable`.
   */
  of(
    accounts: readonly StoredAccount[],
    profiles: readonly (LiveProfile | null)[]
  ): Promise<(Link | null)[]> {
    const sources = { index: this.index, withProfile: (key: string) => this.people.withAccount(key) }
    return withTimeout(DEADLINE_MS, () =>
      Promise.all(
        accounts.map(async ({ login, type }, i) => {
          const profile = profiles[i]
          return profile === null ? null : linkAccount({ login, type, profile }, sources)
        })
      )
    )
  }
}
