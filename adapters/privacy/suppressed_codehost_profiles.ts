import { CodehostProfiles, type LiveProfile } from '#domain/codehost/profiles'
import { identifiersOfAccount } from '#domain/codehost/account_identifiers'
import type { SuppressionList } from '#domain/privacy/suppression_list'

/** Profiles of a code host, without the profiles of suppressed people. */
export class SuppressedCodehostProfiles extends CodehostProfiles {
  constructor(
    private readonly profiles: CodehostProfiles,
    private readonly list: SuppressionList
  ) {
    super()
  }

  async read(logins: readonly string[], signal?: AbortSignal): Promise<(LiveProfile | null)[]> {
    const read = await this.profiles.read(logins, signal)
    const scopes = await this.list.scopesFor(read, (profile) =>
      profile ? identifiersOfAccount({ login: profile.login, profile }) : []
    )
    return read.map((profile, i) => (scopes[i] === 'all' ? null : profile))
  }

  close(): Promise<void> {
    return this.profiles.close()
  }
}
