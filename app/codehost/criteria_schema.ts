import { ACCOUNT_SORTS } from '#domain/codehost/search/criteria'
import { MAX_DEPTH } from '#domain/codehost/search/page'
import { exclude } from '#app/exclusions/exclusion_schema'
import { notBlank, s } from '#app/shared/schema/schema'
import env from '#start/env'
import { accountType } from './account_schema.js'

const words = (max: number) => s.string({ min: 1, max, ...notBlank })
const atLeast = (what: string) => s.integer({ min: 0 }).describe(`At least this many ${what}.`).optional()
const flag = (what: string) => s.boolean().describe(what).optional()

/** The criteria of a code-host search. Each is optional, but a search needs at least one. */
export const criteriaFields = {
  query: words(env.get('QUERY_MAX_CHARS'))
    .describe('Words to find in login, company and repository names.')
    .example('kubernetes operator')
    .named('CodehostQuery')
    .optional(),
  login: words(100).describe('The exact login, ignoring case.').optional(),
  login_prefix: s.string({ min: 2, max: 100 }).describe('Prefix of the login.').optional(),
  type: accountType.optional(),
  company: words(300).describe('Company in the profile; known aliases also match.').optional(),
  repo: s
    .string({ min: 3, max: 300, pattern: /^[\w.-]+\/[\w.-]+$/, message: 'must be owner/name' })
    .describe('A repository the account worked on, as owner/name.')
    .named('CodehostRepo')
    .optional(),
  repo_owner: s
    .string({ min: 1, max: 100, pattern: /^[\w.-]+$/, message: 'must be the name of an owner' })
    .describe('Owner of a repository the account worked on.')
    .named('CodehostRepoOwner')
    .optional(),
  hireable: flag('Whether the account is marked as available for hire.'),
  has_email: flag('Whether the account lists a public e-mail address. The address itself is never returned.'),
  site_admin: flag('Whether the account belongs to staff of the code host.'),
  codehost_star: flag("Whether the account is a member of the code host's recognition program."),
  min_commits: atLeast('commits pushed, 2011 through October 2025'),
  min_merged_pull_requests: atLeast('merged pull requests opened by the account, 2011 through October 2025'),
  min_recent_pushes: atLeast('pushes in the 12 months before the index was built'),
  active_since: s
    .string({
      pattern: /^\d{4}-\d{2}-\d{2}$/,
      message: 'must be a day of the calendar, as YYYY-MM-DD',
      format: 'date',
    })
    .describe('The account was publicly active on or after this day.')
    .named('CodehostActiveSince')
    .optional(),
  language: words(100)
    .describe("A programming language among the account's ten most used.")
    .named('CodehostLanguage')
    .optional(),
}

/** Search options that are not criteria. */
export const searchFields = {
  include_automation: s
    .boolean()
    .describe(
      'Include likely bot, CI and release accounts. They are excluded by default, unless login is given.'
    )
    .named('CodehostIncludeAutomation')
    .optional(),
  sort: s
    .enum(ACCOUNT_SORTS)
    .describe(
      'Without query and company, relevance sorts by merged pull requests, then by commits. Every other value sorts by that field alone.'
    )
    .default('relevance')
    .named('CodehostSort')
    .optional(),
  offset: s
    .integer({ min: 0, max: MAX_DEPTH - 1 })
    .default(0)
    .optional(),
  exclude,
}
