import type { ErrorCode } from '#domain/errors'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
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

export const searchOperation = defineOperation({
  id: 'search',
  method: 'POST',
  path: '/v1/search',
  summary: 'Search people',
  description:
    'Returns a list of people by query, hard filters, or both. Types instant and fast read only the people index; auto and deep verify every result with evidence.',
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
  summary: 'Search people (as POST /v1/search)',
  provisional: 'Body and response as POST /v1/search.',
})

export const createCriteriaOperation = defineOperation({
  id: 'people.search.criteria.create',
  method: 'POST',
  path: '/v1/people/search/criteria',
  summary: 'Parse a query into criteria',
  description: 'Parses a query into the criteria that a search would apply, and stores them under an id.',
  tag: 'Search',
  scope: 'people:search',
  body: s.object({ query: queryText }),
  success: { 201: criteriaData },
  errors: ['query_required'],
  provisional: 'query in, a durable id and the parsed criteria out.',
})

export const readCriteriaOperation = defineOperation({
  id: 'people.search.criteria.read',
  method: 'GET',
  path: '/v1/people/search/criteria/:id',
  summary: 'Read stored criteria',
  tag: 'Search',
  scope: 'people:search',
  params: s.object({ id: s.string({ max: 100 }) }),
  success: { 200: criteriaData },
  provisional: 'query in, a durable id and the parsed criteria out.',
})

export const peopleCompanyOperation = defineOperation({
  id: 'people.company',
  method: 'POST',
  path: '/v1/people/company',
  summary: 'List the people of a company',
  description: 'Returns the indexed people whose current employer has this name or domain.',
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
  provisional: 'company or domain in, its people out.',
})
