import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import type { Company } from '#domain/people/companies/company_record'
import { IndexUnavailableError, type IndexResult, SearchIndex } from '#domain/ports/search_index'
import { FUNDING_STAGES } from '#domain/search/request'
import { type Infer, s } from '#app/shared/schema/schema'
import { AgentTool, citationsOf, type ToolResult, type ToolScope } from './agent_tool.js'
import { type CompanyCriteria, companyQuery, isDecidedByRecord, latestStage, meets } from './company_query.js'

const MOST = 25
const values = s.array(s.string({ min: 1, max: 300 }), { min: 1, max: 10 }).optional()
const bound = s.integer({ min: 0 }).optional()

const input = s.object({
  query: s.string({ min: 1, max: 500 }).describe('Words of its name, description or industry.').optional(),
  name: s.string({ min: 1, max: 300 }).describe('The company of this name.').optional(),
  domain: s.string({ min: 1, max: 253 }).describe('The company of this site.').optional(),
  industry: values,
  location: values,
  founded: s.object({ gte: bound, lte: bound }).describe('Years.').optional(),
  headcount: s
    .object({ gte: bound, lte: bound })
    .describe('Its recorded range overlaps this one.')
    .optional(),
  funding_stage: s
    .array(s.enum(FUNDING_STAGES), { min: 1, max: 8 })
    .describe('Of the latest round.')
    .optional(),
  num_results: s.integer({ min: 1, max: MOST }).default(10).optional(),
})
type Input = Infer<typeof input>

/** Companies of the index: what their records say, each with its source. */
@inject()
export class CompanySearchTool extends AgentTool<typeof input> {
  readonly name = 'company_search'
  readonly title = 'Search companies'
  readonly description =
    'Finds companies in the index by words, name, domain, industry, place, founding year, headcount or funding stage, each as recorded with its source; at least one criterion. `total` counts all that match, null where only records can tell. Free. company_facts proves facts by pages.'
  readonly input = input
  readonly sources = ['people', 'public_web'] as const
  readonly keyScope = 'people:search'

  constructor(private readonly index: SearchIndex) {
    super()
  }

  maxCharge(): number {
    return 0
  }

  protected override limited(given: Input, { limits }: ToolScope): Input {
    const { num_results = 10, ...criteria } = given
    if (Object.keys(criteria).length === 0)
      throw new DomainError('query_required', 'Give a query or at least one criterion.')
    return { ...given, num_results: Math.min(num_results, limits.max.results) }
  }

  protected async work(
    { num_results = 10, ...given }: Input,
    scope: ToolScope,
    signal: AbortSignal
  ): Promise<ToolResult> {
    const criteria = criteriaOf(given)
    const { hits, total } = await this.#ask(criteria, num_results, signal)
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

  async #ask(criteria: CompanyCriteria, limit: number, signal: AbortSignal): Promise<IndexResult> {
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

/** Where only the public web may tell, a record counts as far as a public page stands behind it. */
const isCitable = ({ source_url }: Company, { sources }: ToolScope): boolean =>
  sources.includes('people') || source_url !== undefined

function showCompany(company: Company) {
  const { records: _, names: __, ...rest } = company
  return { ...rest, funding_stage: latestStage(company) }
}
