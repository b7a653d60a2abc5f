import { fold } from '#domain/people/text/text'
import type { Filter, IndexQuery, ScoreClause } from '#domain/ports/search_index'
import { term, worksAt } from '#domain/search/planning/clauses'
import { dayNumber } from '../account_document.js'
import { companyKeysOf, companyScore } from './company.js'
import { type AccountCriteria, type AccountSearch, type AccountSort, keepsAutomation } from './criteria.js'
import { textCondition, textScore } from './free_text.js'
import { pageLimit } from './page.js'

/** Matches are counted exactly up to this number. */
const COUNT_LIMIT = 10_000

const SORT_FIELDS: Record<Exclude<AccountSort, 'relevance'>, string> = {
  commits: 'commits',
  merged_pull_requests: 'merged_pull_requests',
  recent_activity: 'recent_pushes',
  last_active: 'last_active',
}

/**
 * Returns the index query for a code-host search. `companyAliases` are other names of the requested
 * company. Without a text or company, the static rank sorts by merged pull requests, then commits.
 */
export function planAccountSearch(search: AccountSearch, companyAliases: readonly string[] = []): IndexQuery {
  const { criteria, sort, offset } = search
  const conditions = conditionsOf(criteria, companyAliases)
  if (!keepsAutomation(search)) conditions.push(not(flag('automation')))
  if (search.excluded?.length) conditions.push(not({ match: 'ids', values: search.excluded }))
  const score = sort === 'relevance' ? scoreOf(criteria) : []
  return {
    filter: { match: 'all', of: conditions },
    ...(score.length > 0 ? { score } : {}),
    ...(sort === 'relevance' ? {} : { sort: { field: SORT_FIELDS[sort], order: 'desc' } }),
    offset,
    limit: pageLimit(search),
    countTo: COUNT_LIMIT,
  }
}

function conditionsOf(criteria: AccountCriteria, companyAliases: readonly string[]): Filter[] {
  const { query, login, loginPrefix, type, company, repo, repoOwner, language, activeSince } = criteria
  return [
    ...given(query, textCondition),
    ...given(login, (value) => term('login', value.toLowerCase())),
    ...given(
      loginPrefix,
      (value): Filter => ({ match: 'prefix', field: 'login', value: value.toLowerCase() })
    ),
    ...given(type, (value) => term('type', value)),
    ...given(company, (value) => worksAt(companyKeysOf(value, companyAliases))),
    ...given(repo, (value) => term('repo', value.toLowerCase())),
    ...given(repoOwner, (value) => term('repo_owner', value.toLowerCase())),
    ...given(language, (value) => term('language', fold(value))),
    ...given(criteria.hireable, holds('hireable')),
    ...given(criteria.hasEmail, holds('has_email')),
    ...given(criteria.siteAdmin, holds('site_admin')),
    ...given(criteria.codehostStar, holds('codehost_star')),
    ...given(criteria.minCommits, atLeast('commits')),
    ...given(criteria.minMergedPullRequests, atLeast('merged_pull_requests')),
    ...given(criteria.minRecentPushes, atLeast('recent_pushes')),
    ...given(activeSince, (day) => atLeast('last_active')(dayNumber(day))),
  ]
}

const scoreOf = ({ query, company }: AccountCriteria): ScoreClause[] => [
  ...(query === undefined ? [] : textScore(query)),
  ...(company === undefined ? [] : companyScore(company)),
]

const given = <T>(value: T | undefined, condition: (value: T) => Filter): Filter[] =>
  value === undefined ? [] : [condition(value)]
const flag = (value: string): Filter => term('flag', value)
const not = (of: Filter): Filter => ({ match: 'not', of })
const holds = (name: string) => (wanted: boolean) => (wanted ? flag(name) : not(flag(name)))
const atLeast =
  (field: string) =>
  (gte: number): Filter => ({ match: 'range', field, gte })
