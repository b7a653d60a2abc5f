import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { becomeHeavy } from '#app/access/take_turns'
import { Charges } from '#app/billing/charges'
import { inTime } from './in_time.js'
import { Exclusions } from '#app/exclusions/exclusions'
import { noteRecipients } from '#app/recipients/note_recipients'
import env from '#start/env'
import type { SqlTransaction } from '#domain/ports/sql'
import { QueryReader } from '#domain/search/query_language/query_reader'
import type { ReadRequest } from '#domain/search/read_request'
import { type ContentField, DEFAULT_FIELDS } from './contents.js'
import { ExplainEmpty } from './explain_empty.js'
import { searchOperation } from './operations.js'
import { showRecall } from './recall_schema.js'
import { searchInput } from './search_input.js'
import { readRequest } from './read_request.js'
import { SearchPeople } from './search_people.js'
import { shapeResult } from './shape_result.js'
import { isVerified, shapeVerified } from './shape_verified.js'
import { VerifiedPeople } from './verified_people.js'

@inject()
export default class SearchController {
  constructor(
    private readonly people: SearchPeople,
    private readonly verified: VerifiedPeople,
    private readonly empty: ExplainEmpty,
    private readonly charges: Charges,
    private readonly reader: QueryReader,
    private readonly exclusions: Exclusions
  ) {}

  async handle(ctx: HttpContext) {
    const { body } = await searchInput(ctx, searchOperation)
    const { workspaceId, scopes } = ctx.auth.use('key').getUserOrFail()
    const read = await readRequest(body, (query) => this.reader.read(query, workspaceId))
    const excluded = await inTime((signal) => this.exclusions.of(body.exclude, workspaceId, signal))
    const request = { ...read, excluded }
    this.people.check(request)
    const price = env.get('PRICES').search
    if (isVerified(request)) await becomeHeavy(ctx)
    await this.charges.answer(ctx, price * request.numResults, async () => {
      const { data, warnings } = await this.#search(
        request,
        { workspaceId, scopes },
        body.contents?.fields ?? DEFAULT_FIELDS
      )
      const meta = warnings.length > 0 ? { warnings } : {}
      const ids = data.results.map(({ person }) => person.person_id)
      const answer = async (tx: SqlTransaction) => {
        await noteRecipients(tx, workspaceId, 'search', ids)
        return { data, meta }
      }
      return { cost: price * data.results.length, answer }
    })
  }

  async #search(
    request: ReadRequest,
    { workspaceId, scopes }: { workspaceId: string; scopes: readonly string[] },
    fields: readonly ContentField[]
  ) {
    if (isVerified(request)) {
      const { results, warnings, recall } = await this.verified.run(request, workspaceId)
      const data = shapeVerified(request, results, fields)
      return { data: recall ? { ...data, recall: showRecall(recall) } : data, warnings }
    }
    const {
      people: found,
      request: refined,
      warnings,
    } = await this.people.search(request, workspaceId, scopes)
    const results = found.map((person, place) =>
      shapeResult(person, place, found.length, fields, request.filters)
    )
    const reasons = found.length > 0 ? [] : await this.empty.run(refined, workspaceId)
    return { data: { results }, warnings: [...warnings, ...reasons] }
  }
}
