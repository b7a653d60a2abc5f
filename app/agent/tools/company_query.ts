import { stageOf } from '#domain/evidence/extract/values/money'
import { companyKeys } from '#domain/people/companies/company_name'
import type { Company } from '#domain/people/companies/company_record'
import { placeFilter } from '#domain/people/places/places'
import { fold, words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import type { Filter, IndexQuery, ScoreClause } from '#domain/ports/search_index'
import { all, any, livesIn, term } from '#domain/search/planning/clauses'
import type { FundingStage } from '#domain/search/request'
import { readSpan } from '#domain/truth/values/numbers'

/** What to find companies by; every member given has to hold. */
export type CompanyCriteria = {
  /** Words of name, description and industry. */
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

/** Of criteria that only the record decides, this many are looked through for each one wanted. */
const OVER_FETCH = 20
const MAX_FETCHED = 1_000
const COUNTED = 10_000

/** Plans a search of the companies index. What the index cannot decide `meets` decides on its records. */
export function companyQuery(criteria: CompanyCriteria, limit: number): IndexQuery {
  const conditions = conditionsOf(criteria)
  const asked = words(criteria.query ?? '')
  const score: ScoreClause[] = asked.flatMap((value) => [
    { by: 'token', field: 'name', value, weight: 3 },
    { by: 'token', field: 'body', value, weight: 1 },
  ])
  return {
    filter: all(conditions),
    score,
    // Words alone have to be met by most of them; beside conditions they only order.
    minimumMatches: conditions.length === 0 ? Math.ceil(asked.length / 2) : 0,
    limit: isDecidedByRecord(criteria) ? Math.min(MAX_FETCHED, limit * OVER_FETCH) : limit,
    countTo: COUNTED,
  }
}

function conditionsOf(criteria: CompanyCriteria): Filter[] {
  const { name, domain, industry, location, foundedFrom: gte, foundedTo: lte } = criteria
  const site = domain === undefined ? null : (registrableDomain(domain) ?? fold(domain))
  return [
    ...(name === undefined ? [] : [any(companyKeys(name, []).map((key) => term('name', key)))]),
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

/** Whether something is asked that no field of the index holds. */
export const isDecidedByRecord = ({ headcount, fundingStages }: CompanyCriteria): boolean =>
  headcount !== undefined || (fundingStages?.length ?? 0) > 0

/** Whether a company's record meets what the index does not decide; what the record leaves open does not meet it. */
export function meets(company: Company, { headcount, fundingStages }: CompanyCriteria): boolean {
  if (fundingStages?.length && !fundingStages.includes(latestStage(company)!)) return false
  if (!headcount) return true
  const span = company.headcount ? readSpan(company.headcount) : null
  if (!span) return false
  const { gte = 0, lte = Infinity } = headcount
  return span[0] <= lte && span[1] >= gte
}

/** The stage of the latest round that a company's record names; null where none does. */
export function latestStage({ funding = [] }: Pick<Company, 'funding'>): FundingStage | null {
  const rounds = funding.flatMap(({ stage, date = '' }) => {
    const read = stage ? stageOf(stage.replaceAll('_', ' ')) : null
    return read ? [{ stage: read, date }] : []
  })
  return rounds.sort((a, b) => b.date.localeCompare(a.date))[0]?.stage ?? null
}
