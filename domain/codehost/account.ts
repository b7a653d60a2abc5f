/** The types of account that the code host knows. */
export const ACCOUNT_TYPES = ['User', 'Organization', 'Bot', 'Mannequin'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** What an account did in one repository, under its current name `owner/name`. Days are YYYY-MM-DD. */
export type RepositoryWork = {
  repo: string
  commits: number
  pushes: number
  pullRequests: number
  mergedPullRequests: number
  lastActiveAt: string
}

/** What the event archive tells of an account, folded by the rules of the interface (CH). Days are YYYY-MM-DD, UTC. */
export type Activity = {
  commits: number
  pushes: number
  /** In the twelve months before the build. */
  pushesLast12m: number
  pullRequests: number
  mergedPullRequests: number
  reviews: number
  /** Calendar months with any public activity. */
  activeMonths: number
  firstActiveAt: string
  lastActiveAt: string
  /** The ten most used, by commits and pull requests over each repository's main language, most used first. */
  languages: string[]
  /** The ten with the most merged pull requests, then commits. */
  topRepos: RepositoryWork[]
}

/** What an account says of itself. E-mail addresses are never part of it, only that there is one. */
export type AccountProfile = {
  name: string | null
  company: string | null
  bio: string | null
  location: string | null
  blog: string | null
  hireable: boolean
  hasEmail: boolean
  siteAdmin: boolean
  codehostStar: boolean
  followers: number | null
  /** Addresses of the account's other profiles and sites. */
  socials: string[]
  observedAt: string
}

/** An account as the fold and the profiles make it, before it is analysed for the index. */
export type Account = {
  id: number
  login: string
  /** Logins it had before, latest first. */
  formerLogins: string[]
  type: AccountType
  /** Null while no profile is known. */
  profile: AccountProfile | null
  /** Null while no public activity is on record. */
  activity: Activity | null
  /** Every repository worked on counts for filters; results show up to 100. Current names, most worked on first. */
  repos: string[]
  repoCount: number
  /** A bot account, a bot-like login, or more than 10,000 pushes in a year. */
  isAutomation: boolean
}
