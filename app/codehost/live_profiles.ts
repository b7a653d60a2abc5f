import { inject } from '@adonisjs/core'
import { CodehostProfiles, type LiveProfile } from '#domain/codehost/profiles'
import { withTimeout } from './with_timeout.js'

/** How long the site may take for all profiles of a page, in milliseconds. */
const DEADLINE_MS = 20_000

/** The profiles of a page of accounts, read from the site. */
@inject()
export class LiveProfiles {
  constructor(private readonly profiles: CodehostProfiles) {}

  /** In the order of the accounts, null where the site shows none. Throws `search_timeout` or `github_search_unavailable`. */
  of(accounts: readonly { login: string }[]): Promise<(LiveProfile | null)[]> {
    const logins = accounts.map(({ login }) => login)
    if (logins.length === 0) return Promise.resolve([])
    return withTimeout(DEADLINE_MS, (signal) => this.profiles.read(logins, signal))
  }
}
