import { DomainError, type ErrorCode } from '#domain/errors'

export const SEARCH_TYPES = ['instant', 'fast', 'auto', 'deep'] as const
export type SearchType = (typeof SEARCH_TYPES)[number]

export const FUNDING_STAGES = [
  'pre_seed',
  'seed',
  'series_a',
  'series_b',
  'series_c',
  'series_d_plus',
  'public',
  'bootstrapped',
] as const
export type FundingStage = (typeof FUNDING_STAGES)[number]

/** One value, or up to 10 alternatives (`any_of`) and 10 exclusions (`none_of`). */
export type ValueFilter = string | { any_of?: string[]; none_of?: string[] }

/** `countries` and `cities` are additional alternatives. */
export type LocationFilter =
  | string
  | { any_of?: string[]; none_of?: string[]; countries?: string[]; cities?: string[] }

/** The index matches the employer's name. Other facts about the employer require evidence. */
type CompanyFilter =
  | string
  | {
      any_of?: string[]
      none_of?: string[]
      employee_count?: { gte?: number; lte?: number }
      funding_stage?: { in: FundingStage[] }
    }

/** A search's `filters`, in the format of the API. */
export type SearchFilters = {
  title?: ValueFilter
  company?: CompanyFilter
  location?: LocationFilter
  seniority?: ValueFilter
  industry?: ValueFilter
  company_size?: { min?: number; max?: number }
  experience?: { past_companies?: { any_of: string[] } }
  education?: { schools?: { any_of: string[] } }
}

/** People that results must not contain. */
export type Excluded = {
  /** Ids of people in the index. */
  ids: readonly string[]
  /** Recognises people that are not in the index. */
  has(person: { personId?: string; name?: string | null; company?: string | null; links: string[] }): boolean
}

export type SearchRequest = {
  query?: string
  type: SearchType
  numResults: number
  filters: SearchFilters
  /** The maximum age of a read page, in days. Only for the types auto and deep. */
  maxAgeDays?: number
  excluded?: Excluded
  /** The maximum number of results with one current employer. */
  maxPerCompany?: number
  /** Whether to estimate the number of matching people. Only for the types auto and deep. */
  recall?: boolean
}

export const INDEX_FILTERS = ['title', 'company', 'location', 'seniority', 'industry'] as const
export type IndexFilterName = (typeof INDEX_FILTERS)[number]

/** The maximum number of criteria that need evidence. */
const MAX_CRITERIA = 5

/** Returns the paths of a request's evidence-verified filters, in the format of `filter_match`. */
export function evidenceFilters(filters: SearchFilters): string[] {
  const company = typeof filters.company === 'object' ? filters.company : {}
  const set: [string, unknown][] = [
    ['company.employee_count', company.employee_count],
    ['company.funding_stage', company.funding_stage],
    ['company_size', filters.company_size],
    ['experience.past_companies', filters.experience?.past_companies],
    ['education.schools', filters.education?.schools],
  ]
  return set.filter(([, value]) => value !== undefined).map(([path]) => path)
}

/** Returns a request's index filters with a value, an alternative or an exclusion. */
export const indexFilters = (filters: SearchFilters): IndexFilterName[] =>
  INDEX_FILTERS.filter((name) => hasPositive(filters[name]) || hasExclusion(filters[name]))

/** Returns the paths of all filters. Each path has one `filter_match` entry. */
export const filterPaths = (filters: SearchFilters): string[] => [
  ...indexFilters(filters),
  ...evidenceFilters(filters),
]

/**
 * Returns the error of a well-formed request that violates a rule, or null. `criteria` counts
 * evidence-verified filters and funding words in the query.
 */
export function requestProblem(request: SearchRequest, criteria: number): DomainError | null {
  const { type, filters } = request
  const query = request.query?.trim()
  const index = indexFilters(filters)
  const evidence = evidenceFilters(filters)
  const needsEvidence = type === 'auto' || type === 'deep'
  const failed = (code: ErrorCode, message: string) => new DomainError(code, message)

  if (!query && index.length + evidence.length === 0)
    return failed('query_required', 'Give a query or at least one filter.')
  if (!needsEvidence && evidence.length > 0)
    return failed('unsupported_filters', `${evidence.join(', ')} requires type auto or deep.`)
  if (!needsEvidence && request.maxAgeDays !== undefined)
    return failed('unsupported_freshness', 'freshness requires type auto or deep.')
  if (needsEvidence && criteria > MAX_CRITERIA)
    return failed(
      'too_many_criteria',
      `The request has ${criteria} criteria to verify, but at most ${MAX_CRITERIA} are allowed.`
    )
  if (!query && !INDEX_FILTERS.some((name) => hasPositive(filters[name])))
    return failed(
      'unsupported_request',
      'Exclusions and evidence-verified filters also require a query, or a title, company, location, seniority or industry.'
    )
  return null
}

type AnyFilter = SearchFilters[IndexFilterName]

function hasPositive(filter: AnyFilter): boolean {
  if (filter === undefined || typeof filter === 'string') return filter !== undefined
  const { any_of, countries, cities } = filter as Exclude<LocationFilter, string>
  return [any_of, countries, cities].some((values) => values !== undefined && values.length > 0)
}

const hasExclusion = (filter: AnyFilter): boolean => noneOf(filter).length > 0

/** Returns a filter's alternatives. */
export const anyOf = (filter: ValueFilter | undefined): string[] =>
  typeof filter === 'string' ? [filter] : (filter?.any_of ?? [])

/** Returns a filter's exclusions. */
export const noneOf = (filter: ValueFilter | undefined): string[] =>
  typeof filter === 'object' ? (filter.none_of ?? []) : []

/** Returns a company filter without the facts that the index cannot match. */
export const companyNames = (filter: SearchFilters['company']): ValueFilter | undefined =>
  typeof filter === 'object' ? { any_of: filter.any_of, none_of: filter.none_of } : filter
