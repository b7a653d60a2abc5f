import type { FoldedAccount } from './archive.js'
import type { Account, AccountProfile, AccountType } from './account.js'
import { isAutomation } from './automation.js'

/** An imported profile with its account's id, login and type. */
export type KnownProfile = {
  id: number
  login: string
  /** Null if the profile does not state it. */
  type: AccountType | null
  profile: AccountProfile
}

/** Merges an account's archive data and profile. At least one of them must be given. */
export function wholeAccount(folded: FoldedAccount | null, imported: KnownProfile | null): Account {
  if (!folded) return fromProfile(imported!)
  const { mostPushesAYear, ...rest } = folded
  const type = imported?.type ?? rest.type
  const account = { ...rest, ...namesOf(folded, imported), type, profile: imported?.profile ?? null }
  return { ...account, isAutomation: isAutomation({ type, login: account.login, mostPushesAYear }) }
}

function fromProfile({ id, login, type, profile }: KnownProfile): Account {
  const account = { id, login, formerLogins: [], type: type ?? ('User' as const), profile }
  const isMachine = isAutomation({ ...account, mostPushesAYear: 0 })
  return { ...account, activity: null, repos: [], repoCount: 0, isAutomation: isMachine }
}

/**
 * Uses the profile's login if the profile was read on a later day than the account's last activity.
 */
function namesOf(
  folded: FoldedAccount,
  imported: KnownProfile | null
): Pick<Account, 'login' | 'formerLogins'> {
  const { login, formerLogins, activity } = folded
  const isLater =
    imported !== null && imported.profile.observedAt.slice(0, 10) > (activity?.lastActiveAt ?? '')
  if (!isLater || imported.login.toLowerCase() === login.toLowerCase()) return { login, formerLogins }
  const former = [login, ...formerLogins]
  return {
    login: imported.login,
    formerLogins: former.filter((name) => name.toLowerCase() !== imported.login.toLowerCase()),
  }
}
