import type { ErrorCode } from '#domain/errors'
import { LINK_METHODS } from '#domain/codehost/linking/link'
import { indexFilters } from '#app/search/filter_schema'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
import { accountSchema, pageFields, profiledAccountSchema } from './account_schema.js'
import { criteriaFields, searchFields } from './criteria_schema.js'

const ERRORS: ErrorCode[] = ['search_timeout', 'github_search_unavailable']

export const codehostSearchOperation = defineOperation({
  id: 'codehost.search',
  method: 'POST',
  path: '/v1/codehost/search',
  summary: 'Search code-host accounts (beta)',
  description:
    'Accounts of a code host that meet all criteria; at least one is required. 1 ACU, and 1 more for each live profile found with include_profiles. Fields may be added while in beta.',
  tag: 'Code host',
  scope: 'people:search',
  olderKeys: true,
  priced: true,
  body: s.object({
    ...criteriaFields,
    ...searchFields,
    limit: s
      .integer({ min: 1, max: 100 })
      .describe('At most 10 with include_profiles, which is its default then.')
      .default(25)
      .optional(),
    include_profiles: s.boolean().describe("Attach each account's live public profile.").optional(),
  }),
  success: { 200: s.object({ results: s.array(accountSchema), ...pageFields }) },
  errors: ERRORS,
})

const text = s.string().nullable()

const linkedProfile = s
  .object({
    url: text.describe("The profile's address; null where the index does not know it."),
    indexed: s
      .boolean()
      .describe('False for a listed profile that is not yet indexed: its fields are empty.'),
    person_id: text,
    name: text,
    title: text,
    seniority: text,
    company: text,
    industry: text,
    location: text,
  })
  .provisional('The fields that the pronet filters name, with whose they are.')

const match = s.object({
  method: s.enum(LINK_METHODS),
  confidence: s.number({ min: 0, max: 1 }),
})

export const codehostPeopleSearchOperation = defineOperation({
  id: 'codehost.people-search',
  heavy: true,
  method: 'POST',
  path: '/v1/codehost/people-search',
  summary: 'Search code-host accounts and tie them to professional-network profiles (beta)',
  description:
    'The same search, page by page over accounts: each live profile is read and tied to an indexed person where the evidence names one alone. 1 ACU, and 1 more for each result with a linked profile.',
  tag: 'Code host',
  scope: 'people:search',
  priced: true,
  body: s.object({
    ...criteriaFields,
    ...searchFields,
    limit: s.integer({ min: 1, max: 10 }).describe('Accounts examined.').default(10).optional(),
    pronet: s
      .object(indexFilters)
      .describe('Hard filters on the linked profile, written as in POST /v1/search.')
      .optional(),
    require_pronet: s
      .boolean()
      .describe('Drop accounts that are not tied to a profile; implied by filters under pronet.')
      .optional(),
  }),
  success: {
    200: s.object({
      results: s.array(
        s.object({
          codehost: profiledAccountSchema,
          pronet: linkedProfile.nullable(),
          match: match.nullable(),
        })
      ),
      ...pageFields,
      scanned: s.integer({ min: 0, max: 10 }).describe('Accounts examined; next_offset moves past them.'),
    }),
  },
  errors: ERRORS,
  provisional: 'Needs people:search; each result with a linked profile counts as a returned person.',
})
