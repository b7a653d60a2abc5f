import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { StoredProfiles } from '#adapters/codehost/profiles/stored/stored_profiles'
import { accountDocument } from '#domain/codehost/account_document'
import { anAccount, anActivity, aProfile } from '#tests/unit/codehost/accounts'
import { type KnownAccount, profilesContract } from './profiles_contract.js'

const toDocument = ({ login, languages, repos, email: _, ...said }: KnownAccount, i: number) =>
  accountDocument(
    anAccount({
      id: i + 1,
      login,
      profile: aProfile({ ...said, hasEmail: true, observedAt: new Date().toISOString() }),
      activity: anActivity({
        languages,
        topRepos: repos.map((repo) => ({
          ...{ repo, commits: 1, pushes: 1, pullRequests: 0, mergedPullRequests: 0 },
          lastActiveAt: '2025-01-01',
        })),
      }),
    }),
    '2026-03-01'
  )

profilesContract('as imported', async () => {
  const index = new MemoryIndex()
  return {
    profiles: new StoredProfiles(index),
    know: async (accounts) => void (await index.rebuild('codehost', accounts.map(toDocument), 0)),
    breakDown: () => index.close(),
    end: () => index.close(),
  }
})
