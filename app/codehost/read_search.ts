import { isCalendarDay } from '#domain/calendar_day'
import { type FieldErrors, validationFailed } from '#domain/errors'
import { type AccountCriteria, type AccountSearch, hasCriterion } from '#domain/codehost/search/criteria'
import type { InferObject } from '#app/shared/schema/schema'
import type { criteriaFields, searchFields } from './criteria_schema.js'

type Body = InferObject<typeof criteriaFields> & InferObject<typeof searchFields>

/**
 * Reads the search from a validated body. Throws `validation_failed` without a criterion, and for a
 * day that does not exist.
 */
export function readSearch(body: Body, limit: number): AccountSearch {
  const criteria: AccountCriteria = {
    query: body.query,
    login: body.login,
    loginPrefix: body.login_prefix,
    type: body.type,
    company: body.company,
    repo: body.repo,
    repoOwner: body.repo_owner,
    hireable: body.hireable,
    hasEmail: body.has_email,
    siteAdmin: body.site_admin,
    codehostStar: body.codehost_star,
    minCommits: body.min_commits,
    minMergedPullRequests: body.min_merged_pull_requests,
    minRecentPushes: body.min_recent_pushes,
    activeSince: body.active_since,
    language: body.language,
  }
  const problems: FieldErrors = {
    ...(hasCriterion(criteria) ? {} : { body: ['at least one criterion is required'] }),
    ...(body.active_since === undefined || isCalendarDay(body.active_since)
      ? {}
      : { active_since: ['must be a day of the calendar, as YYYY-MM-DD'] }),
  }
  if (Object.keys(problems).length > 0) throw validationFailed(problems)
  return {
    criteria,
    includeAutomation: body.include_automation ?? false,
    sort: body.sort ?? 'relevance',
    offset: body.offset ?? 0,
    limit,
  }
}
