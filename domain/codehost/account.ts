export const ACCOUNT_TYPES = ['User', 'Organization', 'Bot', 'Mannequin'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** An account's work in a repository (current name `owner/name`). Days are YYYY-MM-DD. */
export type RepositoryWork = {
  repo: string
  commits: number
  pushes: number
  pullRequests: number
  mergedPullRequests: number
  lastActiveAt: string
}

/** An account's activity in the event archive. Days are YYYY-MM-DD in UTC. */
export type Activity = {
  commits: number
  pushes: number
  /** Pushes in the twelve months before the build. */
  pushesLast12m: number
  pullRequests: number
  mergedPullRequests: number
  reviews: number
  /** Calendar months with any public activity. */
  activeMonths: number
  firstActiveAt: string
  lastActiveAt: string
  /**
   * The ten most used languages. Commits and pull requests count for their repository's main
   * language.
   */
  languages: string[]
  /** The ten repositories with the most merged pull requests, then commits. */
  topRepos: RepositoryWork[]
}

/**
 * The account's own statements. Has no field for the e-mail address, only whether there is one. Texts such as
 * `bio` may contain contacts.
 */
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
  /** URLs of the account's other profiles and sites. */
  socials: string[]
  observedAt: string
}

/** An account, merged from its activity and its profile. */
export type Account = {
  id: number
  login: string
  /** Former logins, latest first. */
  formerLogins: string[]
  type: AccountType
  /** Null if no profile was imported. */
  profile: AccountProfile | null
  /** Null without public activity. */
  activity: Activity | null
  /** All repositories by current name, most worked on first. Results show up to 100. */
  repos: string[]
  repoCount: number
  /** True for a bot account, a bot-like login, or more than 10,000 pushes per year. */
  isAutomation: boolean
}
