import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { peopleSearchCost } from '#domain/billing/prices'
import { Charges } from '#app/billing/charges'
import { input } from '#app/shared/http/input'
import { codehostPeopleSearchOperation } from './operations.js'
import { readSearch } from './read_search.js'
import { SearchAccountPeople } from './search_account_people.js'

const DEFAULT_LIMIT = 10

@inject()
export default class CodehostPeopleSearchController {
  constructor(
    private readonly people: SearchAccountPeople,
    private readonly charges: Charges
  ) {}

  async handle(ctx: HttpContext) {
    const { body } = await input(ctx, codehostPeopleSearchOperation)
    const search = readSearch(body, body.limit ?? DEFAULT_LIMIT)
    await this.charges.answer(ctx, peopleSearchCost(search.limit), async () => {
      const { data, cost } = await this.people.run(search, body)
      return { cost, answer: { data } }
    })
  }
}
