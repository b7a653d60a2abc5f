import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, validationFailed } from '#domain/errors'
import type { Person } from '#domain/people/person_record'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import type { SqlTransaction } from '#domain/ports/sql'
import { evidenceFilters } from '#domain/search/request'
import { Charges } from '#app/billing/charges'
import { VisiblePeople } from '#app/people/visible_people'
import { noteRecipients } from '#app/recipients/note_recipients'
import env from '#start/env'
import { DEFAULT_FIELDS } from './contents.js'
import { similarPeopleOperation } from './operations.js'
import { searchInput } from './search_input.js'
import { readFilters } from './read_request.js'
import { SearchPeople } from './search_people.js'
import { shapeResult } from './shape_result.js'

/** POST /v1/people/similar: ranks indexed people by similarity to one person. */
@inject()
export default class SimilarPeopleController {
  constructor(
    private readonly people: SearchPeople,
    private readonly visible: VisiblePeople,
    private readonly charges: Charges
  ) {}

  async handle(ctx: HttpContext) {
    const { body } = await searchInput(ctx, similarPeopleOperation)
    if ((body.person_id === undefined) === (body.profile_url === undefined))
      throw validationFailed({ person_id: ['give either person_id or profile_url'] })
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const filters = await readFilters(body.filters)
    const numResults = body.num_results ?? 10
    const evidence = evidenceFilters(filters)
    if (evidence.length > 0)
      throw new DomainError(
        'unsupported_filters',
        `${evidence.join(', ')} requires a search of type auto or deep.`
      )
    const person = await this.#person(body, workspaceId)
    if (!person)
      throw new DomainError('not_found', 'Nobody in the index has this identity, or several people have it.')
    const price = env.get('PRICES').search
    await this.charges.answer(ctx, price * numResults, async () => {
      const { people: found, warnings } = await this.people.similar(person, filters, numResults)
      const results = found.map((one, place) =>
        shapeResult(one, place, found.length, DEFAULT_FIELDS, filters)
      )
      const answer = async (tx: SqlTransaction) => {
        await noteRecipients(
          tx,
          workspaceId,
          'search',
          results.map(({ person: { person_id: id } }) => id)
        )
        return { data: { results }, meta: warnings.length > 0 ? { warnings } : {} }
      }
      return { cost: price * results.length, answer }
    })
  }

  async #person(
    { person_id, profile_url }: { person_id?: string; profile_url?: string },
    workspaceId: string
  ): Promise<Person | null> {
    if (person_id !== undefined) return this.visible.get(person_id, workspaceId)
    const profile = parseProfile(profile_url!)
    const ids = profile ? await this.visible.withAccount(profileKey(profile), workspaceId) : []
    return ids.length === 1 ? this.visible.get(ids[0], workspaceId) : null
  }
}
