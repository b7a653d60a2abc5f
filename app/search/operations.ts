import type { ErrorCode } from '#domain/errors'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
import { filterSchema } from './filter_schema.js'
import { criteriaData, queryText, searchBody, searchData, searchMeta } from './search_schema.js'

const SEARCH_ERRORS: ErrorCode[] = [
  'unsupported_category',
  'query_required',
  'unsupported_filters',
  'unsupported_freshness',
  'too_many_criteria',
  'unsupported_request',
  'search_unavailable',
  'search_timeout',
  'search_failed',
]

const SIMILAR_ERRORS: ErrorCode[] = [
  'not_found',
  'unsupported_filters',
  'unsupported_request',
  'search_unavailable',
  'search_timeout',
  'search_failed',
]

export const searchOperation = defineOperation({
  id: 'search',
  method: 'POST',
  path: '/v1/search',
  summary: 'Search people',
  description:
    'Finds people by query, filters or both, in one request. `instant` and `fast` search the index of people. On `auto` and `deep`, public pages prove every filter and must not contradict the query.',
  tag: 'Search',
  scope: 'people:search',
  body: searchBody,
  priced: true,
  meta: searchMeta,
  success: { 200: searchData },
  errors: SEARCH_ERRORS,
})

export const peopleSearchOperation = defineOperation({
  ...searchOperation,
  id: 'people.search',
  path: '/v1/people/search',
  summary: 'Search people (same as POST /v1/search)',
  description: undefined,
  provisional: 'Same request and response as POST /v1/search.',
})

export const createCriteriaOperation = defineOperation({
  id: 'people.search.criteria.create',
  method: 'POST',
  path: '/v1/people/search/criteria',
  summary: 'Parse a query into criteria',
  description: 'Returns the criteria a search would apply for the query, and stores them under an id.',
  tag: 'Search',
  scope: 'people:search',
  body: s.object({ query: queryText }),
  success: { 201: criteriaData },
  errors: ['query_required'],
  provisional: 'Returns the query with a durable id and the parsed criteria.',
})

export const readCriteriaOperation = defineOperation({
  id: 'people.search.criteria.read',
  method: 'GET',
  path: '/v1/people/search/criteria/:id',
  summary: 'Read stored criteria',
  tag: 'Search',
  scope: 'people:search',
  success: { 200: criteriaData },
  provisional: 'Returns the query with a durable id and the parsed criteria.',
})

export const similarPeopleOperation = defineOperation({
  id: 'people.similar',
  method: 'POST',
  path: '/v1/people/similar',
  summary: 'Find people like one person',
  description:
    'Ranks the indexed people by how similar their work is to that of the given person. Filters are hard.',
  tag: 'Search',
  scope: 'people:search',
  body: s.object({
    person_id: s.string({ min: 1, max: 100 }).optional(),
    profile_url: s.string({ min: 1, max: 2000 }).optional(),
    num_results: s.integer({ min: 1, max: 150 }).default(10).optional(),
    filters: s.any(filterSchema.json).optional(),
  }),
  priced: true,
  meta: searchMeta,
  success: { 200: searchData },
  errors: SIMILAR_ERRORS,
  provisional: 'Takes person_id or profile_url.',
  addition: 'The interface has no search by similarity.',
})

export const peopleCompanyOperation = defineOperation({
  id: 'people.company',
  method: 'POST',
  path: '/v1/people/company',
  summary: 'List the people of a company',
  description: 'Returns indexed people whose current employer has the given name or domain.',
  tag: 'Search',
  scope: 'people:search',
  body: s.object({
    company: s.string({ min: 1, max: 300 }).optional(),
    domain: s.string({ min: 1, max: 253 }).optional(),
    num_results: s.integer({ min: 1, max: 150 }).default(10).optional(),
  }),
  priced: true,
  meta: searchMeta,
  success: { 200: searchData },
  errors: ['search_failed', 'search_timeout'],
  provisional: 'Takes company or domain. Returns its people.',
})
