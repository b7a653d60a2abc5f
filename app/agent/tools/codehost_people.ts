import { inject } from '@adonisjs/core'
import { peopleSearchCost } from '#domain/billing/prices'
import { profileUrl } from '#domain/people/networks/networks'
import { criteriaFields, searchFields } from '#app/codehost/criteria_schema'
import { readSearch } from '#app/codehost/read_search'
import { SearchAccountPeople } from '#app/codehost/search_account_people'
import { indexFilters } from '#app/search/filter_schema'
import { type Infer, s } from '#app/shared/schema/schema'
import { AgentTool, citationsOf, type ToolResult, type ToolScope } from './agent_tool.js'
import { liveProfilesLeft, takeLiveProfiles } from './live_profile_calls.js'

const MAX_RESULTS = 10
const input = s.object({
  ...criteriaFields,
  ...searchFields,
  limit: s
    .integer({ min: 1, max: MAX_RESULTS })
    .describe('Number of accounts to examine.')
    .default(MAX_RESULTS)
    .optional(),
  pronet: s.object(indexFilters).describe('Filters that the linked person must match.').optional(),
  require_pronet: s.boolean().describe('Return only accounts with a linked person.').optional(),
})
type Input = Infer<typeof input>

/** Links code-host accounts to indexed people, like POST /v1/codehost/people-search. */
@inject()
export class CodehostPeopleTool extends AgentTool<typeof input> {
  readonly name = 'codehost_people'
  readonly title = 'Find the people behind code-host accounts'
  readonly description =
    'Searches code-host accounts, reads their live profiles and links an account to an indexed person if exactly one fits: `pronet` with person_id, and `match` with the confidence. Costs 1 ACU, plus 1 for each linked person.'
  readonly input = input
  readonly sources = ['people'] as const
  override readonly needs = ['people', 'public_web'] as const
  readonly keyScope = 'people:search'

  constructor(private readonly people: SearchAccountPeople) {
    super()
  }

  maxCharge({ limit = MAX_RESULTS }: Input): number {
    return peopleSearchCost(limit)
  }

  protected override limited(given: Input, scope: ToolScope): Input {
    const limit = Math.min(given.limit ?? MAX_RESULTS, scope.limits.max.results, liveProfilesLeft(scope))
    return { ...given, limit }
  }

  protected async work({ limit = MAX_RESULTS, ...body }: Input, scope: ToolScope): Promise<ToolResult> {
    const { data, logins, cost } = await this.people.run(readSearch(body, limit), body, {
      beforeProfiles: (count) => takeLiveProfiles(count, scope),
      admits: (login) => scope.limits.admit('accounts', login),
    })
    return {
      output: data,
      citations: citationsOf(logins.map((login) => ({ url: profileUrl('codehost', login), title: login }))),
      charge: cost,
    }
  }
}
