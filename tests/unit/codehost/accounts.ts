import type { Account, AccountProfile, Activity } from '#domain/codehost/account'

/** Returns the account of a person, with overrides. */
export function anAccount(given: Partial<Account> = {}): Account {
  return {
    id: 1,
    login: 'zoe',
    formerLogins: [],
    type: 'User',
    profile: aProfile(),
    activity: anActivity(),
    repos: [],
    repoCount: given.repos?.length ?? 0,
    isAutomation: false,
    ...given,
  }
}

export function aProfile(given: Partial<AccountProfile> = {}): AccountProfile {
  return {
    name: null,
    company: null,
    bio: null,
    location: null,
    blog: null,
    hireable: false,
    hasEmail: false,
    siteAdmin: false,
    codehostStar: false,
    followers: null,
    socials: [],
    observedAt: '2026-02-01T00:00:00.000Z',
    ...given,
  }
}

export function anActivity(given: Partial<Activity> = {}): Activity {
  return {
    commits: 0,
    pushes: 0,
    pushesLast12m: 0,
    pullRequests: 0,
    mergedPullRequests: 0,
    reviews: 0,
    activeMonths: 1,
    firstActiveAt: '2020-01-01',
    lastActiveAt: '2025-12-31',
    languages: [],
    topRepos: [],
    ...given,
  }
}
