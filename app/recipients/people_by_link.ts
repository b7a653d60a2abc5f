import { inject } from '@adonisjs/core'
import { profileKey } from '#domain/people/networks/networks'
import { SearchIndex } from '#domain/ports/search_index'
import { idsWith } from '#app/index/ids_with'

/** Finds the indexed people of profiles, for routes whose responses name profiles and no people. */
@inject()
export class PeopleByLink {
  constructor(private readonly index: SearchIndex) {}

  /** `keys` are link keys such as `codehost:zoe`. Throws like the index. */
  of(keys: readonly string[], workspaceId: string): Promise<string[]> {
    return idsWith(this.index, { name: 'people', field: 'link', values: keys }, workspaceId)
  }

  /** Returns the people who have these code-host accounts. Throws like the index. */
  ofAccounts(accounts: readonly { login: string }[], workspaceId: string): Promise<string[]> {
    const keys = accounts.map(({ login: handle }) =>
      profileKey({ network: 'codehost', kind: 'person', handle })
    )
    return this.of(keys, workspaceId)
  }
}
