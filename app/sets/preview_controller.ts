import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { candidateOf, identityOf } from '#domain/sets/candidate'
import { estimateOf, maximumOf } from '#domain/sets/estimate'
import { SetSearchReader } from '#domain/sets/set_search_reader'
import { noteRecipients } from '#app/recipients/note_recipients'
import { Responses } from '#app/shared/http/responses'
import { input } from '#app/shared/http/input'
import { SearchPeople } from '#app/search/search_people'
import env from '#start/env'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { ExcludedPeople } from './excluded_people.js'
import { personOfIndex } from '#domain/sets/set_person'
import { previewOperation } from './operations.js'
import { budgetOf, DEFAULT_COUNT, exclusionOf, queryOf } from './read_search.js'
import { SetStore } from './set_store.js'

const MAX_CANDIDATES = 5
const SEARCH_LIMIT = 50

/** POST /v1/sets/preview: criteria, first candidates and estimated cost of a Set. Free. */
@inject()
export default class PreviewController {
  constructor(
    private readonly responses: Responses,
    private readonly people: SearchPeople,
    private readonly sets: SetStore,
    private readonly excludedPeople: ExcludedPeople,
    private readonly reader: SetSearchReader
  ) {}

  async handle(ctx: HttpContext) {
    const { body } = await input(ctx, previewOperation)
    const { count = DEFAULT_COUNT, criteria = [], exclude, max_cost_usd: maxCostUsd } = body.search
    const query = queryOf(body.search.query)
    const workspaceId = workspaceOf(ctx)
    const excluded = await exclusionOf({ given: exclude, path: 'search.exclude' }, workspaceId, this.sets)
    const known = await this.excludedPeople.of({ exclude: excluded }, workspaceId)
    const read = await this.reader.read(query, criteria, workspaceId)
    const found = await this.people.run(
      { query, parsed: read.parsed, type: 'fast', numResults: SEARCH_LIMIT, filters: {} },
      workspaceId
    )
    const columns = body.enrichments?.length ?? 0
    const maximum = maximumOf({ people: count, values: count * columns }, env.get('PRICES'))
    const credits = Math.min(maximum, budgetOf(maxCostUsd, columns) ?? maximum)
    const candidates = found
      .filter((person) => !known.has(identityOf(candidateOf(person))))
      .slice(0, MAX_CANDIDATES)
      .map(personOfIndex)
    await this.responses.commit(ctx, async (tx) => {
      await noteRecipients(tx, workspaceId, 'search', candidates)
      return {
        data: {
          criteria: read.criteria.map(({ id, description, required }) => ({ id, description, required })),
          candidates,
          estimate: estimateOf(credits),
        },
      }
    })
  }
}
