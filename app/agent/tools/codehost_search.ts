import { inject } from '@adonisjs/core'
import { codeHostSearchCost } from '#domain/billing/prices'
import { profileUrl } from '#domain/people/networks/networks'
import { validationFailed } from '#domain/errors'
import { criteriaFields, searchFields } from '#app/codehost/criteria_schema'
import { LiveProfiles } from '#app/codehost/live_profiles'
import { readSearch } from '#app/codehost/read_search'
import { SearchAccounts } from '#app/codehost/search_accounts'
import { shapeAccount, shapePage } from '#app/codehost/shape_account'
import { PeopleByLink } from '#app/recipients/people_by_link'
import { type Infer, s } from '#app/shared/schema/schema'
import { accountSchema, pageFields } from '#app/codehost/account_schema'
import { AgentTool, citationsOf, type ToolResult, type ToolScope } from './agent_tool.js'
import { liveProfilesLeft, takeLiveProfiles } from './live_profile_calls.js'

const input = s.object({
  ...criteriaFields,
  ...searchFields,
  limit: s.integer({ min: 1, max: 25 }).default(10).optional(),
  include_profiles: s
    .boolean()
    .describe('Add the current public profile of each account; at most 10 accounts.')
    .optional(),
})
type Input = Infer<typeof input>

const output = s.object({ results: s.array(accountSchema), ...pageFields })

/** Searches code-host accounts, like POST /v1/codehost/search. */
@inject()
export class CodehostSearchTool extends AgentTool<typeof input> {
  readonly name = 'codehost_search'
  readonly title = 'Search code-host accounts'
  readonly description =
    'Finds code-host accounts by words, company, repository, language or activity; at least one criterion is required. `total` is the number of matches. Costs 1 ACU, plus 1 for each live profile with include_profiles.'
  readonly input = input
  readonly output = output
  readonly sources = ['people', 'public_web'] as const
  readonly keyScope = 'people:search'
  override readonly olderKeys = true

  constructor(
    private readonly accounts: SearchAccounts,
    private readonly profiles: LiveProfiles,
    private readonly peopleByLink: PeopleByLink
  ) {
    super()
  }

  maxCharge({ include_profiles, limit = 10 }: Input): number {
    return codeHostSearchCost(include_profiles ? limit : 0)
  }

  protected override limited(given: Input, scope: ToolScope): Input {
    const maxResults = scope.limits.max.results
    if (!given.include_profiles) return { ...given, limit: Math.min(given.limit ?? 10, maxResults) }
    if (!scope.sources.includes('public_web'))
      throw validationFailed({ include_profiles: ['requires the source public_web'] })
    return { ...given, limit: Math.min(given.limit ?? 10, 10, maxResults, liveProfilesLeft(scope)) }
  }

  protected async work(
    { include_profiles = false, limit = 10, ...body }: Input,
    scope: ToolScope
  ): Promise<ToolResult> {
    const search = readSearch(body, limit)
    const page = await this.accounts.run(search)
    const accounts = page.accounts.filter(({ login }) => scope.limits.admit('accounts', login))
    if (include_profiles) await takeLiveProfiles(accounts.length, scope)
    const profiles = include_profiles ? await this.profiles.of(accounts) : []
    const results = accounts.map((account, i) => shapeAccount(account, profiles[i]))
    return {
      output: { results, ...shapePage(search, page, results.length) },
      citations: citationsOf(
        accounts.map(({ login }) => ({ url: profileUrl('codehost', login), title: login }))
      ),
      charge: codeHostSearchCost(profiles.filter((profile) => profile !== null).length),
      people: await this.peopleByLink.ofAccounts(accounts, scope.workspaceId),
    }
  }
}
