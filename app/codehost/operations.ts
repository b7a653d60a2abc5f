import type { ErrorCode } from '#domain/errors'
import { LINK_METHODS } from '#domain/codehost/linking/link'
import { indexFilters } from '#app/search/filter_schema'
import { defineOperation } from '#app/shared/http/operation'
import { COMPONENT, type Schema, s } from '#app/shared/schema/schema'
import { accountSchema, pageFields, profiledAccountSchema } from './account_schema.js'
import { criteriaFields, searchFields } from './criteria_schema.js'

const ERRORS: ErrorCode[] = ['search_timeout', 'github_search_unavailable']

export const codehostSearchOperation = defineOperation({
  id: 'codehost.search',
  method: 'POST',
  path: '/v1/codehost/search',
  summary: 'Search code-host accounts (beta)',
  description:
    'Returns accounts of a code host that match all criteria. At least one criterion is required. Costs 1 ACU, plus 1 for each live profile found with include_profiles. Fields may be added during the beta.',
  tag: 'Code host',
  scope: 'people:search',
  olderKeys: true,
  priced: true,
  body: s.object({
    ...criteriaFields,
    ...searchFields,
    limit: s
      .integer({ min: 1, max: 100 })
      .describe('Accounts per page. With include_profiles, the maximum and the default are 10.')
      .default(25)
      .optional(),
    include_profiles: s.boolean().describe('Add the current public profile of each account.').optional(),
  }),
  success: { 200: s.object({ results: s.array(accountSchema), ...pageFields }) },
  errors: ERRORS,
})

const text = s.string().nullable()

const linkedProfile = s
  .object({
    url: text.describe('URL of the profile; null if the index does not have it.'),
    indexed: s
      .boolean()
      .describe('Whether the profile is in the index. If false, its other fields are null.'),
    person_id: text,
    name: text,
    title: text,
    seniority: text,
    company: text,
    industry: text,
    location: text,
  })
  .named('CodehostLinkedProfile')
  .provisional('The fields that the pronet filters use, and the person they belong to.')

const match = s
  .object({
    method: s.enum(LINK_METHODS),
    confidence: s.number({ min: 0, max: 1 }),
  })
  .named('CodehostMatch')

export const peopleSearchData = s.object({
  results: s.array(
    s.object({
      codehost: profiledAccountSchema,
      pronet: linkedProfile.nullable(),
      match: match.nullable(),
    })
  ),
  ...pageFields,
  scanned: s
    .integer({ min: 0, max: 10 })
    .describe('Number of accounts examined on this page; next_offset continues after them.'),
})

/**
 * Omits descriptions that POST /v1/codehost/search already has. Fields that refer to a component of
 * the OpenAPI document stay as they are, because the component has the description.
 */
const undescribed = <F extends Record<string, Schema<any>>>(fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      field.json[COMPONENT] ? field : field.with({ description: undefined }),
    ])
  ) as F

export const codehostPeopleSearchOperation = defineOperation({
  id: 'codehost.people-search',
  heavy: true,
  method: 'POST',
  path: '/v1/codehost/people-search',
  summary: 'Search code-host accounts and link them to professional-network profiles (beta)',
  description:
    'Runs the search of POST /v1/codehost/search, reads the live profile of each account, and links it to an indexed person if the evidence points to exactly one. Costs 1 ACU, plus 1 for each result with a linked profile.',
  tag: 'Code host',
  scope: 'people:search',
  priced: true,
  body: s.object({
    ...undescribed(criteriaFields),
    ...searchFields,
    limit: s.integer({ min: 1, max: 10 }).describe('Number of accounts to examine.').default(10).optional(),
    pronet: s
      .object(indexFilters)
      .describe('Filters that the linked profile must match, in the format of POST /v1/search.')
      .optional(),
    require_pronet: s
      .boolean()
      .describe('Exclude accounts without a linked profile. Filters under pronet imply this.')
      .optional(),
  }),
  success: { 200: peopleSearchData },
  errors: ERRORS,
  provisional: 'Needs people:search. Each result with a linked profile counts as a returned person.',
})
