import type { AccountType } from '../account.js'

export const ACCOUNT_SORTS = [
  'relevance',
  'commits',
  'merged_pull_requests',
  'recent_activity',
  'last_active',
] as const
export type AccountSort = (typeof ACCOUNT_SORTS)[number]

/** Criteria that accounts must all meet. Days are YYYY-MM-DD. */
export type AccountCriteria = {
  /** Free text over login, company and repository names. */
  query?: string
  login?: string
  loginPrefix?: string
  type?: AccountType
  company?: string
  /** `owner/name`. */
  repo?: string
  repoOwner?: string
  hireable?: boolean
  hasEmail?: boolean
  siteAdmin?: boolean
  codehostStar?: boolean
  minCommits?: number
  minMergedPullRequests?: number
  minRecentPushes?: number
  activeSince?: string
  language?: string
}

/** A search for accounts. `limit` and `offset` count accounts. */
export type AccountSearch = {
  criteria: AccountCriteria
  includeAutomation: boolean
  sort: AccountSort
  offset: number
  limit: number
  /** Ids of accounts to leave out. */
  excluded?: readonly string[]
}

export const hasCriterion = (criteria: AccountCriteria): boolean =>
  Object.values(criteria).some((value) => value !== undefined)

/** Reports whether bots stay in the results: by the flag, a login filter, or type Bot. */
export const keepsAutomation = ({ criteria, includeAutomation }: AccountSearch): boolean =>
  includeAutomation || criteria.login !== undefined || criteria.type === 'Bot'
