import type { StoredAccount } from '#domain/codehost/account_document'
import { withoutContacts } from '#domain/codehost/without_contacts'
import { profileUrl } from '#domain/people/networks/networks'
import type { LiveProfile } from '#domain/codehost/profiles'
import type { AccountSearch } from '#domain/codehost/search/criteria'
import type { AccountPage } from './search_accounts.js'

/** Shapes an account. `profile` is present when requested, and null when the code host shows none. */
export function shapeAccount(account: StoredAccount, profile?: LiveProfile | null) {
  const { id, login, type, repos, repoCount, activity } = account
  const stored = account.profile
  return {
    login,
    codehost_id: id,
    type,
    company: withoutContacts(stored?.company ?? null),
    hireable: stored?.hireable ?? false,
    has_email: stored?.hasEmail ?? false,
    site_admin: stored?.siteAdmin ?? false,
    codehost_star: stored?.codehostStar ?? false,
    repos,
    repo_count: repoCount,
    profile_url: profileUrl('codehost', login),
    activity: activity && shapeActivity(activity),
    ...(profile === undefined ? {} : { profile: profile && shapeProfile(profile) }),
  }
}

export function shapePage({ offset, limit }: AccountSearch, page: AccountPage, returned: number) {
  return { returned, total: page.total, offset, limit, next_offset: page.nextOffset }
}

function shapeActivity(activity: NonNullable<StoredAccount['activity']>) {
  return {
    commits: activity.commits,
    pushes: activity.pushes,
    pushes_last_12m: activity.pushesLast12m,
    pull_requests: activity.pullRequests,
    merged_pull_requests: activity.mergedPullRequests,
    reviews: activity.reviews,
    active_months: activity.activeMonths,
    first_active_at: activity.firstActiveAt,
    last_active_at: activity.lastActiveAt,
    languages: activity.languages,
    top_repos: activity.topRepos.map((work) => ({
      repo: work.repo,
      commits: work.commits,
      pushes: work.pushes,
      pull_requests: work.pullRequests,
      merged_pull_requests: work.mergedPullRequests,
      last_active_at: work.lastActiveAt,
    })),
  }
}

function shapeProfile(profile: LiveProfile) {
  return {
    username: profile.login,
    name: withoutContacts(profile.name),
    bio: withoutContacts(profile.bio),
    location: withoutContacts(profile.location),
    followers: profile.followers,
    // The interface spells these two in camel case.
    topLanguages: profile.topLanguages,
    topRepos: profile.topRepos,
  }
}
