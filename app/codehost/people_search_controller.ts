import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { peopleSearchCost } from '#domain/billing/prices'
import type { Link } from '#domain/codehost/linking/link'
import { type Excluded, filterPaths } from '#domain/search/request'
import { Charges } from '#app/billing/charges'
import { Exclusions } from '#app/exclusions/exclusions'
import { input } from '#app/shared/http/input'
import { LinkPeople } from './link_people.js'
import { linkPasses } from './link_passes.js'
import { LiveProfiles } from './live_profiles.js'
import { codehostPeopleSearchOperation } from './operations.js'
import { readSearch } from './read_search.js'
import { SearchAccounts } from './search_accounts.js'
import { shapeAccount, shapePage } from './shape_account.js'
import { shapeLink } from './shape_link.js'

const DEFAULT_LIMIT = 10

function isExcluded(link: Link | null, people: Excluded | undefined): boolean {
  if (!link || !people) return false
  return people.has({ personId: link.person?.person_id, links: link.url ? [link.url] : [] })
}

@inject()
export default class CodehostPeopleSearchController {
  constructor(
    private readonly accounts: SearchAccounts,
    private readonly profiles: LiveProfiles,
    private readonly links: LinkPeople,
    private readonly charges: Charges,
    private readonly exclusions: Exclusions
  ) {}

  async handle(ctx: HttpContext) {
    const { body } = await input(ctx, codehostPeopleSearchOperation)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const { accounts, people } = await this.exclusions.ofAccounts(body.exclude, workspaceId)
    const search = { ...readSearch(body, body.limit ?? DEFAULT_LIMIT), excluded: accounts }
    const filters = body.pronet ?? {}
    const isRequired = (body.require_pronet ?? false) || filterPaths(filters).length > 0
    await this.charges.answer(ctx, peopleSearchCost(search.limit), async () => {
      const page = await this.accounts.run(search)
      const profiles = await this.profiles.of(page.accounts)
      const links = await this.links.of(page.accounts, profiles)
      const kept = page.accounts.flatMap((account, i) =>
        linkPasses(links[i], filters, isRequired) && !isExcluded(links[i], people)
          ? [{ account, profile: profiles[i], link: links[i] }]
          : []
      )
      const results = kept.map(({ account, profile, link }) => ({
        codehost: shapeAccount(account, profile),
        ...shapeLink(link),
      }))
      const linked = kept.filter(({ link }) => link !== null).length
      const data = { results, ...shapePage(search, page, results.length), scanned: page.accounts.length }
      return { cost: peopleSearchCost(linked), answer: { data } }
    })
  }
}
