import { CodehostProfiles, type LiveProfile, ProfilesUnavailableError } from '#domain/codehost/profiles'
import { GithubClient, type GithubSettings } from './github_client.js'
import { readProfile } from './read_answers.js'

/** Reads profiles live from the GitHub REST API. */
export class GithubProfiles extends CodehostProfiles {
  readonly #client: GithubClient

  constructor(settings: GithubSettings) {
    super()
    this.#client = new GithubClient(settings)
  }

  async read(logins: readonly string[], signal?: AbortSignal): Promise<(LiveProfile | null)[]> {
    const failed = new AbortController()
    const ended = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal
    const reads = new Map(
      [...new Set(logins.map((login) => login.toLowerCase()))].map((login) => [
        login,
        this.#readOne(login, ended),
      ])
    )
    try {
      return await Promise.all(logins.map((login) => reads.get(login.toLowerCase())!))
    } finally {
      // One failure fails the whole call, so the other requests are stopped.
      failed.abort()
    }
  }

  close(): Promise<void> {
    return this.#client.close()
  }

  async #readOne(login: string, signal: AbortSignal): Promise<LiveProfile | null> {
    const path = `/users/${encodeURIComponent(login)}`
    const user = await this.#client.get(path, signal)
    if (user === null) return null
    const [accounts, repos] = await Promise.all([
      this.#client.get(`${path}/social_accounts?per_page=100`, signal),
      this.#client.get(`${path}/repos?per_page=100&type=owner&sort=pushed`, signal),
    ])
    const profile = readProfile(user, accounts, repos, new Date().toISOString())
    if (profile.login.toLowerCase() === login) return profile
    throw new ProfilesUnavailableError('the code host returned a different account')
  }
}
