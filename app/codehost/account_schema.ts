import { ACCOUNT_TYPES } from '#domain/codehost/account'
import { MAX_DEPTH } from '#domain/codehost/search/page'
import { s } from '#app/shared/schema/schema'

export const accountType = s.enum(ACCOUNT_TYPES).named('CodehostAccountType')
const count = s.integer({ min: 0 })
const day = s.string({ pattern: /^\d{4}-\d{2}-\d{2}$/, format: 'date' })
const repoName = s.string({ pattern: /^[^/\s]+\/[^/\s]+$/ })

const topRepo = s
  .object({
    repo: repoName,
    commits: count,
    pushes: count,
    pull_requests: count,
    merged_pull_requests: count,
    last_active_at: day,
  })
  .named('CodehostRepoActivity')

const activity = s
  .object({
    commits: count,
    pushes: count,
    pushes_last_12m: count,
    pull_requests: count,
    merged_pull_requests: count,
    reviews: count,
    active_months: count,
    first_active_at: day,
    last_active_at: day,
    languages: s.array(s.string(), { max: 10 }),
    top_repos: s.array(topRepo, { max: 10 }),
  })
  .describe(
    'Activity from a public event archive that starts in 2011. Commits and pull requests end in October 2025; pushes continue to the latest index build. Null without public activity.'
  )
  .named('CodehostActivity')

/** A live profile, or null when the site has none. */
const profileSchema = s
  .object({
    username: s.string(),
    name: s.string().nullable(),
    bio: s.string().nullable(),
    location: s.string().nullable(),
    followers: count.nullable(),
    topLanguages: s.array(s.string(), { max: 10 }),
    topRepos: s.array(s.string(), { max: 10 }).provisional('Repository names, as in repos.'),
  })
  .named('CodehostProfile')
  .nullable()

/** The fields of an account that need no request to the site. */
const storedFields = {
  login: s.string(),
  codehost_id: s.integer(),
  type: accountType,
  company: s.string().nullable(),
  hireable: s.boolean(),
  has_email: s.boolean(),
  site_admin: s.boolean(),
  codehost_star: s.boolean(),
  repos: s.array(repoName, { max: 100 }),
  repo_count: count,
  profile_url: s.string(),
  activity: activity.nullable(),
}

export const accountSchema = s
  .object({ ...storedFields, profile: profileSchema.optional() })
  .named('CodehostAccount')
export const profiledAccountSchema = s
  .object({ ...storedFields, profile: profileSchema })
  .named('CodehostProfiledAccount')

/** The position of a page among all matches. */
export const pageFields = {
  returned: count,
  total: s
    .object({ value: count, relation: s.enum(['eq', 'gte']) })
    .named('CodehostTotal')
    .describe('Number of matches, exact up to 10,000. Above that, relation is `gte`.'),
  offset: s.integer({ min: 0, max: MAX_DEPTH - 1 }),
  limit: s.integer({ min: 1, max: 100 }),
  next_offset: s
    .integer({ min: 1, max: MAX_DEPTH - 1 })
    .nullable()
    .describe(`Null on the last page. Results end after ${MAX_DEPTH} accounts.`),
}
