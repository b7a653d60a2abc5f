import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { codeHostSearchCost } from '#domain/billing/prices'
import type { SqlTransaction } from '#domain/ports/sql'
import type { AccountSearch } from '#domain/codehost/search/criteria'
import { validationFailed } from '#domain/errors'
import { becomeHeavy } from '#app/access/take_turns'
import { Charges } from '#app/billing/charges'
import { LOOKUP_MS, withTimeout } from './with_timeout.js'
import { Exclusions } from '#app/exclusions/exclusions'
import { noteRecipients } from '#app/recipients/note_recipients'
import { PeopleByLink } from '#app/recipients/people_by_link'
import { input } from '#app/shared/http/input'
import { LiveProfiles } from './live_profiles.js'
import { codehostSearchOperation } from './operations.js'
import { readSearch } from './read_search.js'
import { SearchAccounts } from './search_accounts.js'
import { shapeAccount, shapePage } from './shape_account.js'

const DEFAULT_LIMIT = 25
const MAX_PROFILES = 10

@inject()
export default class CodehostSearchController {
  constructor(
    private readonly accounts: SearchAccounts,
    private readonly profiles: LiveProfiles,
    private readonly charges: Charges,
    private readonly exclusions: Exclusions,
    private readonly peopleByLink: PeopleByLink
  ) {}

  async handle(ctx: HttpContext) {
    const { body } = await input(ctx, codehostSearchOperation)
    const isProfiled = body.include_profiles ?? false
    const limit = body.limit ?? (isProfiled ? MAX_PROFILES : DEFAULT_LIMIT)
    if (isProfiled && limit > MAX_PROFILES)
      throw validationFailed({ limit: [`must be at most ${MAX_PROFILES} with include_profiles`] })
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const { accounts } = await withTimeout(LOOKUP_MS, (signal) =>
      this.exclusions.ofAccounts(body.exclude, workspaceId, signal)
    )
    const search = { ...readSearch(body, limit), excluded: accounts }
    await this.charges.answer(ctx, codeHostSearchCost(isProfiled ? limit : 0), async () => {
      if (isProfiled) await becomeHeavy(ctx)
      const { results, liveProfiles, page } = await this.#search(search, isProfiled)
      const data = { results, ...shapePage(search, page, results.length) }
      const people = await withTimeout(LOOKUP_MS, () => this.peopleByLink.ofAccounts(results, workspaceId))
      const answer = async (tx: SqlTransaction) => {
        await noteRecipients(tx, workspaceId, 'search', people)
        return { data }
      }
      return { cost: codeHostSearchCost(liveProfiles), answer }
    })
  }

  async #search(search: AccountSearch, isProfiled: boolean) {
    const page = await this.accounts.run(search)
    const profiles = isProfiled ? await this.profiles.of(page.accounts) : []
    return {
      page,
      results: page.accounts.map((account, i) => shapeAccount(account, profiles[i])),
      liveProfiles: profiles.filter((profile) => profile !== null).length,
    }
  }
}
