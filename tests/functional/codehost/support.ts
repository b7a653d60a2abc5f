import app from '@adonisjs/core/services/app'
import { Billing } from '#domain/billing/billing'
import type { Account } from '#domain/codehost/account'
import { accountDocument } from '#domain/codehost/account_document'
import { CodehostProfiles, type LiveProfile } from '#domain/codehost/profiles'
import { SearchIndex } from '#domain/ports/search_index'
import { AccountStore } from '#app/codehost/account_store'
import { grantCredits } from '#app/billing/grant_credits'
import { anAccount } from '#tests/unit/codehost/accounts'
import { makeKey } from '#tests/functional/support/keys'

/** The day on which the index is built in these tests. */
const BUILT = '2026-03-01'

/**
 * Makes these the only accounts, with ids from 1. Accounts have no activity by default. The index is
 * at the last change, so its follower does not add the accounts that other tests imported.
 */
export async function giveAccounts(accounts: Partial<Account>[]): Promise<void> {
  const index = await app.container.make(SearchIndex)
  const documents = accounts.map((account, i) =>
    accountDocument(anAccount({ id: i + 1, activity: null, ...account }), BUILT)
  )
  const store = await app.container.make(AccountStore)
  await index.rebuild('codehost', documents, await store.latestSequence())
}

/** Makes a key of a workspace with credits. `balance` returns the balance of the workspace. */
export async function payingKey(credits = 100_000) {
  const made = await makeKey({ scopes: ['people:search'] })
  const billing = await app.container.make(Billing)
  const workspaceId = made.workspace.id
  if (credits > 0) await grantCredits(billing, { workspaceId, amount: credits, note: null })
  return { ...made, balance: () => billing.balance(workspaceId) }
}

/** A code host with these profiles, by login. It records the requested logins. */
export class PlayedSite extends CodehostProfiles {
  requestedLogins: string[] = []
  failure: Error | null = null

  constructor(readonly shown: Record<string, Partial<LiveProfile>>) {
    super()
  }

  async read(logins: readonly string[]): Promise<(LiveProfile | null)[]> {
    this.requestedLogins.push(...logins)
    if (this.failure) throw this.failure
    return logins.map((login) => (this.shown[login] ? { ...liveProfile(login), ...this.shown[login] } : null))
  }

  async close(): Promise<void> {}
}

/** Replaces the code host until the container is restored. */
export function playSite(shown: Record<string, Partial<LiveProfile>>): PlayedSite {
  const site = new PlayedSite(shown)
  app.container.swap(CodehostProfiles, () => site)
  return site
}

const liveProfile = (login: string): LiveProfile => ({
  login,
  name: null,
  company: null,
  bio: null,
  location: null,
  blog: null,
  followers: 0,
  socials: [],
  topLanguages: [],
  topRepos: [],
  observedAt: '2026-03-02T00:00:00.000Z',
})
