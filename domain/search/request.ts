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

/** `countries` and `cities` are further alternatives. */
export type LocationFilter =
  | string
  | { any_of?: string[]; none_of?: string[]; countries?: string[]; cities?: string[] }

/** The employer: its name, which the index decides, and facts that only evidence decides. */
type CompanyFilter =
  | string
  | {
      any_of?: string[]
      none_of?: string[]
      employee_count?: { gte?: number; lte?: number }
      funding_stage?: { in: FundingStage[] }
    }

/** The `filters` of a search, in the format of the API. */
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

export type SearchRequest = {
  query?: string
  type: SearchType
  numResults: number
  filters: SearchFilters
  /** Days; for auto and deep only. */
  maxAgeDays?: number
}

/** The filters that the people index decides. */
export const INDEX_FILTERS = ['title', 'company', 'location', 'seniority', 'industry'] as const
export type IndexFilterName = (typeof INDEX_FILTERS)[number]

/** The maximum number of criteria that need evidence. */
const MAX_CRITERIA = 5

/** The paths of a request's evidence-verified filters, in the format of `filter_match`. */
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

/** The index filters of a request: those with a value, an alternative or an exclusion. */
export function indexFilters(filters: SearchFilters): IndexFilterName[] {
  return INDEX_FILTERS.filter((name) => hasPositive(filters[name]) || hasExclusion(filters[name]))
}

/** The paths of all filters of a request; each has one `filter_match` entry. */
export function filterPaths(filters: SearchFilters): string[] {
  return [...indexFilters(filters), ...evidenceFilters(filters)]
}

/**
 * The error of a well-formed request that violates a rule, or null. `criteria` is the number of
 * criteria that need evidence: evidence-verified filters and funding words in the query.
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

function hasExclusion(filter: AnyFilter): boolean {
  return typeof filter === 'object' && (filter.none_of?.length ?? 0) > 0
}
