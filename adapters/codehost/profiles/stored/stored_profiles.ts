import type { StoredAccount } from '#domain/codehost/account_document'
import { CodehostProfiles, type LiveProfile, ProfilesUnavailableError } from '#domain/codehost/profiles'
import { IndexUnavailableError, type SearchIndex } from '#domain/ports/search_index'

/** Maximum languages and repositories to list. */
const MAX_LISTED = 10

/** Reads imported profiles from the code-host index. Used when no GITHUB_TOKEN is set. */
export class StoredProfiles extends CodehostProfiles {
  constructor(private readonly index: SearchIndex) {
    super()
  }

  async read(logins: readonly string[], signal?: AbortSignal): Promise<(LiveProfile | null)[]> {
    const wanted = [...new Set(logins.map((login) => login.toLowerCase()))]
    const found = await Promise.all(
      wanted.map(async (login) => [login, await this.#readOne(login, signal)] as const)
    )
    const byLogin = new Map(found)
    return logins.map((login) => byLogin.get(login.toLowerCase()) ?? null)
  }

  async close(): Promise<void> {}

  async #readOne(login: string, signal?: AbortSignal): Promise<LiveProfile | null> {
    try {
      const filter = { match: 'term', field: 'login', value: login } as const
      const { hits } = await this.index.search('codehost', { filter, limit: 10 }, { signal })
      const accounts = hits.map((hit) => hit.stored as StoredAccount)
      return toProfile(accounts.find(({ profile }) => profile !== null))
    } catch (error) {
      if (!(error instanceof IndexUnavailableError)) throw error
      throw new ProfilesUnavailableError('the code-host index does not answer', undefined, { cause: error })
    }
  }
}

function toProfile(account: StoredAccount | undefined): LiveProfile | null {
  if (!account?.profile) return null
  const { name, company, bio, location, blog, followers, socials, observedAt } = account.profile
  return {
    ...{ login: account.login, name, company, bio, location, blog, followers, socials, observedAt },
    topLanguages: (account.activity?.languages ?? []).slice(0, MAX_LISTED),
    topRepos: (account.activity?.topRepos ?? []).map(({ repo }) => repo).slice(0, MAX_LISTED),
  }
}
