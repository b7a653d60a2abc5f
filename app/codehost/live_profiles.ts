import { inject } from '@adonisjs/core'
import { CodehostProfiles, type LiveProfile } from '#domain/codehost/profiles'
import { withTimeout } from './with_timeout.js'

const DEADLINE_MS = 20_000

@inject()
export class LiveProfiles {
  constructor(private readonly profiles: CodehostProfiles) {}

  /**
   * Returns a profile or null per account. Throws `search_timeout` or `github_search_unavailable`.
   */
  of(accounts: readonly { login: string }[]): Promise<(LiveProfile | null)[]> {
    const logins = accounts.map(({ login }) => login)
    if (logins.length === 0) return Promise.resolve([])
    return withTimeout(DEADLINE_MS, (signal) => this.profiles.read(logins, signal))
  }
}
