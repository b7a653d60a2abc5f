import { inject } from '@adonisjs/core'
import { validationFailed } from '#domain/errors'
import { Evidence } from '#domain/evidence/evidence'
import { SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'
import { QueryMeaning } from '#app/search/query_meaning'
import { QueryReader } from '#domain/search/query_language/query_reader'
import type { ReadRequest } from '#domain/search/read_request'
import { SEARCH_TYPES } from '#domain/search/request'
import { FoundPeople } from '#app/people/found_people'
import { filterSchema } from '#app/search/filter_schema'
import { ExplainEmpty } from '#app/search/explain_empty'
import { QueryPlanner } from '#app/search/query_planner'
import { readRequest } from '#app/search/read_request'
import { SearchPeople } from '#app/search/search_people'
import { queryText } from '#app/search/search_schema'
import { isVerified, type VerifiedRequest } from '#app/search/shape_verified'
import { VerifiedPeople } from '#app/search/verified_people'
import { type Infer, s } from '#app/shared/schema/schema'
import env from '#start/env'
import { AgentTool, citationsOf, type ToolResult, type ToolScope } from './agent_tool.js'
import { evidenceOf } from './counted_evidence.js'
import { showPerson, showVerified } from './show_person.js'
import { WithoutPeople } from './without_people.js'
import { foundPeople } from './output_schemas.js'

const MAX_RESULTS = 25
const input = s.object({
  query: queryText.describe('The people to find, in words. A query or a filter is required.').optional(),
  type: s
    .enum(SEARCH_TYPES)
    .describe(
      '`instant` and `fast` search only the index. `auto` and `deep` verify each person with pages; `deep` also finds people who are not in the index.'
    )
    .optional(),
  num_results: s.integer({ min: 1, max: MAX_RESULTS }).default(10).optional(),
  filters: filterSchema.optional(),
  count: s
    .boolean()
    .describe('Also count all matches; only with instant and fast.')
    .default(false)
    .optional(),
})
type Input = Infer<typeof input>

/** Searches people, like POST /v1/search. */
@inject()
export class PeopleSearchTool extends AgentTool<typeof input> {
  readonly name = 'people_search'
  readonly title = 'Search people'
  readonly description =
    'Finds people by words, filters or both, best match first, each with person_id. Never returns contact details. Filters on company headcount, funding stage, past companies and schools are verified with pages and require auto or deep.'
  readonly input = input
  readonly output = foundPeople
  readonly sources = ['people', 'public_web'] as const
  readonly keyScope = 'people:search'

  constructor(
    private readonly people: SearchPeople,
    private readonly index: SearchIndex,
    private readonly evidence: Evidence,
    private readonly found: FoundPeople,
    private readonly planner: QueryPlanner,
    private readonly reader: QueryReader,
    private readonly meaning: QueryMeaning
  ) {
    super()
  }

  maxCharge({ num_results = 10 }: Input): number {
    return env.get('PRICES').search * num_results
  }

  /** The index types require the source `people`. The verifying types require `public_web`. */
  protected override limited(given: Input, { sources, limits }: ToolScope): Input {
    const type = given.type ?? (sources.includes('public_web') ? 'auto' : 'fast')
    const isVerifying = type === 'auto' || type === 'deep'
    if (isVerifying && !sources.includes('public_web'))
      throw validationFailed({ type: ['auto and deep require the source public_web'] })
    if (!isVerifying && !sources.includes('people'))
      throw validationFailed({ type: ['instant and fast require the source people'] })
    if (given.count && isVerifying) throw validationFailed({ count: ['requires type instant or fast'] })
    return { ...given, type, num_results: Math.min(given.num_results ?? 10, limits.max.results) }
  }

  protected async work(
    { count, ...body }: Input,
    scope: ToolScope,
    signal: AbortSignal
  ): Promise<ToolResult> {
    const request = await readRequest(body, (query) => this.reader.read(query, scope.workspaceId))
    this.people.check(request)
    const total = count ? { total: await this.people.count(request, scope.workspaceId) } : {}
    return isVerified(request)
      ? this.#searchVerified(request, scope, signal)
      : this.#searchIndex(request, scope, total)
  }

  async #searchIndex(
    request: ReadRequest,
    { limits, workspaceId }: ToolScope,
    total: object
  ): Promise<ToolResult> {
    const searched = await this.people.search(request, workspaceId)
    const found = admitted(searched.people, (person) => person, limits)
    const reasons =
      found.length > 0 ? [] : await new ExplainEmpty(this.index).run(searched.request, workspaceId)
    const warnings = [...searched.warnings, ...reasons]
    return {
      output: {
        results: found.map((person) => showPerson(person)),
        ...total,
        ...(warnings.length > 0 ? { warnings } : {}),
      },
      citations: citationsOf(found.map(({ source_url, name }) => ({ url: source_url, title: name }))),
      charge: env.get('PRICES').search * found.length,
    }
  }

  async #searchVerified(
    request: VerifiedRequest,
    scope: ToolScope,
    signal: AbortSignal
  ): Promise<ToolResult> {
    const index = scope.sources.includes('people') ? this.index : new WithoutPeople(this.index)
    const evidence = evidenceOf(this.evidence, scope)
    const search = new VerifiedPeople(index, evidence, this.found, this.planner, this.meaning)
    const { results: proven, warnings } = await search.run(request, scope.workspaceId, signal)
    const found = admitted(proven, ({ person }) => person, scope.limits)
    const results = found.map(showVerified)
    return {
      output: { results, ...(warnings.length > 0 ? { warnings } : {}) },
      citations: citationsOf(
        results.flatMap(({ name, evidence: proofs }) =>
          Object.values(proofs)
            .flat()
            .map(({ url, quote }) => ({ url, quote, title: name }))
        )
      ),
      charge: env.get('PRICES').search * found.length,
    }
  }
}

const admitted = <T>(
  found: readonly T[],
  person: (one: T) => Pick<StoredPerson, 'person_id'>,
  limits: ToolScope['limits']
): T[] => found.filter((one) => limits.admit('people', person(one).person_id))
