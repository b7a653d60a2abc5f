import { stageOf } from '#domain/evidence/extract/values/money'
import { companyKeys } from '#domain/people/companies/company_name'
import type { Company } from '#domain/people/companies/company_record'
import { placeFilter } from '#domain/people/places/places'
import { fold, words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import type { Filter, IndexQuery, ScoreClause } from '#domain/ports/search_index'
import { all, any, anyTerm, livesIn, term } from '#domain/search/planning/clauses'
import type { FundingStage } from '#domain/search/request'
import { readSpan } from '#domain/truth/values/numbers'

/** Criteria for companies. All given members must match. */
export type CompanyCriteria = {
  /** Words in the name, description or industry. */
  query?: string
  name?: string
  domain?: string
  industry?: string[]
  location?: string[]
  foundedFrom?: number
  foundedTo?: number
  headcount?: { gte?: number; lte?: number }
  fundingStages?: FundingStage[]
}

/** Companies read per requested result when `meets` must check criteria. */
const OVER_FETCH = 20
const MAX_FETCH = 1_000
const COUNT_LIMIT = 10_000

/**
 * Plans a search of the companies index. `meets` checks the criteria that the index cannot check.
 */
export function companyQuery(criteria: CompanyCriteria, limit: number): IndexQuery {
  const conditions = conditionsOf(criteria)
  const queryWords = words(criteria.query ?? '')
  const score: ScoreClause[] = queryWords.flatMap((value) => [
    { by: 'token', field: 'name', value, weight: 3 },
    { by: 'token', field: 'body', value, weight: 1 },
  ])
  return {
    filter: all(conditions),
    score,
    // Without conditions, at least half of the words must match. With conditions, words affect only
    // the order.
    minimumMatches: conditions.length === 0 ? Math.ceil(queryWords.length / 2) : 0,
    limit: isDecidedByRecord(criteria) ? Math.min(MAX_FETCH, limit * OVER_FETCH) : limit,
    countTo: COUNT_LIMIT,
  }
}

function conditionsOf(criteria: CompanyCriteria): Filter[] {
  const { name, domain, industry, location, foundedFrom: gte, foundedTo: lte } = criteria
  const site = domain === undefined ? null : (registrableDomain(domain) ?? fold(domain))
  return [
    ...(name === undefined ? [] : [anyTerm('name', companyKeys(name, []))]),
    ...(site === null ? [] : [term('domain', site)]),
    ...(industry?.length
      ? [any(industry.map((value) => ({ match: 'contains', field: 'industry', value: fold(value) })))]
      : []),
    ...(location?.length ? [any(location.map((value) => livesIn(placeFilter(value))))] : []),
    ...(gte === undefined && lte === undefined
      ? []
      : [{ match: 'range' as const, field: 'founded_year', gte, lte }]),
  ]
}

/** Whether `meets` must check a criterion, because the index has no field for it. */
export const isDecidedByRecord = ({ headcount, fundingStages }: CompanyCriteria): boolean =>
  headcount !== undefined || (fundingStages?.length ?? 0) > 0

/** Whether a record meets the criteria that the index cannot check. Missing data does not match. */
export function meets(company: Company, { headcount, fundingStages }: CompanyCriteria): boolean {
  if (fundingStages?.length && !fundingStages.includes(latestStage(company)!)) return false
  if (!headcount) return true
  const span = company.headcount ? readSpan(company.headcount) : null
  if (!span) return false
  const { gte = 0, lte = Infinity } = headcount
  return span[0] <= lte && span[1] >= gte
}

/** Returns the stage of the latest funding round whose stage is known, or null. */
export function latestStage({ funding = [] }: Pick<Company, 'funding'>): FundingStage | null {
  const rounds = funding.flatMap(({ stage, date = '' }) => {
    const read = stage ? stageOf(stage.replaceAll('_', ' ')) : null
    return read ? [{ stage: read, date }] : []
  })
  return rounds.sort((a, b) => b.date.localeCompare(a.date))[0]?.stage ?? null
}
