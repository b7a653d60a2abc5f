import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { peopleSearchCost } from '#domain/billing/prices'
import type { Link } from '#domain/codehost/linking/link'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Excluded } from '#domain/search/request'
import { Charges } from '#app/billing/charges'
import { LOOKUP_MS, withTimeout } from './with_timeout.js'
import { Exclusions } from '#app/exclusions/exclusions'
import { noteRecipients } from '#app/recipients/note_recipients'
import { input } from '#app/shared/http/input'
import { codehostPeopleSearchOperation } from './operations.js'
import { readSearch } from './read_search.js'
import { SearchAccountPeople } from './search_account_people.js'

const DEFAULT_LIMIT = 10

function isExcluded(link: Link | null, people: Excluded | undefined): boolean {
  if (!link || !people) return false
  return people.has({ personId: link.person?.person_id, links: link.url ? [link.url] : [] })
}

@inject()
export default class CodehostPeopleSearchController {
  constructor(
    private readonly people: SearchAccountPeople,
    private readonly charges: Charges,
    private readonly exclusions: Exclusions
  ) {}

  async handle(ctx: HttpContext) {
    const { body } = await input(ctx, codehostPeopleSearchOperation)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const { accounts, people } = await withTimeout(LOOKUP_MS, (signal) =>
      this.exclusions.ofAccounts(body.exclude, workspaceId, signal)
    )
    const search = { ...readSearch(body, body.limit ?? DEFAULT_LIMIT), excluded: accounts }
    await this.charges.answer(ctx, peopleSearchCost(search.limit), async () => {
      const limits = { admits: (_login: string, link: Link | null) => !isExcluded(link, people) }
      const { data, cost } = await this.people.run(search, body, limits)
      const answer = async (tx: SqlTransaction) => {
        const ids = data.results.map(({ pronet }) => pronet?.person_id)
        await noteRecipients(tx, workspaceId, 'search', ids)
        return { data }
      }
      return { cost, answer }
    })
  }
}
