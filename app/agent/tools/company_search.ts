import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import type { Company } from '#domain/people/companies/company_record'
import { IndexUnavailableError, type IndexResult, SearchIndex } from '#domain/ports/search_index'
import { FUNDING_STAGES } from '#domain/search/request'
import { type Infer, s } from '#app/shared/schema/schema'
import { AgentTool, citationsOf, type ToolResult, type ToolScope } from './agent_tool.js'
import { type CompanyCriteria, companyQuery, isDecidedByRecord, latestStage, meets } from './company_query.js'
import { foundCompanies } from './output_schemas.js'

const MAX_RESULTS = 25
const values = s.array(s.string({ min: 1, max: 300 }), { min: 1, max: 10 }).optional()
const bound = s.integer({ min: 0 }).optional()

const input = s.object({
  query: s.string({ min: 1, max: 500 }).describe('Words in the name, description or industry.').optional(),
  name: s.string({ min: 1, max: 300 }).describe('Name of the company.').optional(),
  domain: s.string({ min: 1, max: 253 }).describe('Domain of the company.').optional(),
  industry: values,
  location: values,
  founded: s.object({ gte: bound, lte: bound }).describe('Founding year.').optional(),
  headcount: s
    .object({ gte: bound, lte: bound })
    .describe('Range of employees; matches if the recorded range overlaps it.')
    .optional(),
  funding_stage: s
    .array(s.enum(FUNDING_STAGES), { min: 1, max: 8 })
    .describe('Stage of the latest funding round.')
    .optional(),
  num_results: s.integer({ min: 1, max: MAX_RESULTS }).default(10).optional(),
})
type Input = Infer<typeof input>

/** Searches companies in the index. A result has the source page of its record, if the record names one. */
@inject()
export class CompanySearchTool extends AgentTool<typeof input> {
  readonly name = 'company_search'
  readonly title = 'Search companies'
  readonly description =
    'Finds companies in the index by words, name, domain, industry, place, founding year, headcount or funding stage; at least one criterion is required. Each result has the source of its record. `total` is the number of matches, null with headcount or funding_stage. Free. Use company_facts to verify facts with pages.'
  readonly input = input
  readonly output = foundCompanies
  readonly sources = ['people', 'public_web'] as const
  readonly keyScope = 'people:search'

  constructor(private readonly index: SearchIndex) {
    super()
  }

  protected override limited(given: Input, { limits }: ToolScope): Input {
    const { num_results = 10, ...criteria } = given
    if (Object.keys(criteria).length === 0)
      throw new DomainError('query_required', 'Set query or at least one other criterion.')
    return { ...given, num_results: Math.min(num_results, limits.max.results) }
  }

  protected async work(
    { num_results = 10, ...given }: Input,
    scope: ToolScope,
    signal: AbortSignal
  ): Promise<ToolResult> {
    const criteria = criteriaOf(given)
    const { hits, total } = await this.#search(criteria, num_results, signal)
    const found = hits
      .map(({ stored }) => stored as Company)
      .filter((company) => meets(company, criteria) && isCitable(company, scope))
      .filter(({ company_id }) => scope.limits.admit('companies', company_id))
      .slice(0, num_results)
    return {
      output: {
        results: found.map(showCompany),
        total: isDecidedByRecord(criteria) ? null : total,
      },
      citations: citationsOf(found.map(({ source_url, name }) => ({ url: source_url, title: name }))),
      charge: 0,
    }
  }

  async #search(criteria: CompanyCriteria, limit: number, signal: AbortSignal): Promise<IndexResult> {
    try {
      return await this.index.search('companies', companyQuery(criteria, limit), { signal })
    } catch (error) {
      if (error instanceof IndexUnavailableError) throw new DomainError('search_unavailable')
      throw error
    }
  }
}

const criteriaOf = ({ founded, funding_stage, ...given }: Omit<Input, 'num_results'>): CompanyCriteria => ({
  ...given,
  foundedFrom: founded?.gte,
  foundedTo: founded?.lte,
  fundingStages: funding_stage,
})

/** Without the source `people`, only records with a public source page may be used. */
const isCitable = ({ source_url }: Company, { sources }: ToolScope): boolean =>
  sources.includes('people') || source_url !== undefined

function showCompany(company: Company) {
  const { records: _, names: __, ...rest } = company
  return { ...rest, funding_stage: latestStage(company) }
}
