import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { registrableDomain } from '#domain/people/text/urls'
import type { SqlTransaction } from '#domain/ports/sql'
import { Charges } from '#app/billing/charges'
import { input } from '#app/shared/http/input'
import { CompanyStore } from '#app/people/company_store'
import { noteRecipients } from '#app/recipients/note_recipients'
import env from '#start/env'
import { DEFAULT_FIELDS } from './contents.js'
import { ExplainEmpty } from './explain_empty.js'
import { peopleCompanyOperation } from './operations.js'
import { SearchPeople } from './search_people.js'
import { shapeResult } from './shape_result.js'

/** POST /v1/people/company: lists the indexed people of one employer. */
@inject()
export default class PeopleCompanyController {
  constructor(
    private readonly people: SearchPeople,
    private readonly companies: CompanyStore,
    private readonly charges: Charges,
    private readonly empty: ExplainEmpty
  ) {}

  async handle(ctx: HttpContext) {
    const { body } = await input(ctx, peopleCompanyOperation)
    if ((body.company === undefined) === (body.domain === undefined))
      throw validationFailed({ company: ['give either company or domain'] })
    if (body.domain !== undefined && !registrableDomain(body.domain))
      throw validationFailed({ domain: ['must be a domain'] })
    const names =
      body.company === undefined ? await this.companies.namesOfDomain(body.domain!) : [body.company]
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const price = env.get('PRICES').search
    const numResults = body.num_results ?? 10
    await this.charges.answer(ctx, price * numResults, async () => {
      const filters = { company: { any_of: names.slice(0, 10) } }
      const found =
        names.length === 0
          ? []
          : await this.people.run({ parsed: null, type: 'instant', numResults, filters }, workspaceId)
      const results = found.map((person, place) =>
        shapeResult(person, place, found.length, DEFAULT_FIELDS, {})
      )
      const warnings =
        found.length > 0
          ? []
          : await this.empty.run(
              {
                ...{ parsed: null, type: 'instant', numResults },
                filters: names.length > 0 ? filters : { company: body.domain! },
              },
              workspaceId
            )
      const answer = async (tx: SqlTransaction) => {
        await noteRecipients(
          tx,
          workspaceId,
          'search',
          results.map(({ person }) => person.person_id)
        )
        return { data: { results }, meta: warnings.length > 0 ? { warnings } : {} }
      }
      return { cost: price * results.length, answer }
    })
  }
}
