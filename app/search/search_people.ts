import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import { type Filter, type IndexResult, IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import { countMatches, type IndexSearchResult, searchIndex } from '#domain/search/index_search'
import { PeopleStore } from '#app/people/people_store'
import type { Person } from '#domain/people/person_record'
import { exclusionOf } from '#domain/search/planning/plan'
import { personText } from '#domain/search/person_text'
import { all } from '#domain/search/planning/clauses'
import { filterConditions, filterSteps } from '#domain/search/planning/filters'
import { inTurns } from '#app/shared/loop_turns'
import { personDocument, type StoredPerson } from '#domain/search/people_document'
import { matches } from '#domain/search/filter_matches'
import { words } from '#domain/people/text/text'
import { mayCall } from '#domain/access/scopes'
import { countCriteria } from '#domain/search/criteria'
import type { ReadRequest } from '#domain/search/read_request'
import { requestProblem, type SearchFilters } from '#domain/search/request'
import { ExplainRanking } from './explain_ranking.js'
import { inTime } from './in_time.js'
import { PersonMeaning } from './person_meaning.js'
import { QueryMeaning } from './query_meaning.js'

const MAX_COUNTED = 10_000

const NO_WORK = 'The record of this person has no facts about their work, so similar people cannot be found.'
const NO_VECTORS = 'The index has no vectors of these people: run index:rebuild people.'

/** Searches of types instant and fast, which read no pages. */
@inject()
export class SearchPeople {
  constructor(
    private readonly index: SearchIndex,
    private readonly records: PeopleStore,
    private readonly meaning: QueryMeaning,
    private readonly personMeaning: PersonMeaning
  ) {}

  /**
   * Returns people, best first. An e-mail address in the query is searched as plain text. Throws
   * like `check`, or a `search_*` error.
   */
  async run(request: ReadRequest, workspaceId: string): Promise<StoredPerson[]> {
    return (await this.#found(request, workspaceId)).people
  }

  /**
   * Like `run`, but also returns the request as it was run, and warnings: changes to the query, and
   * words that only rank. An e-mail address identifies its person only for `scopes` with
   * people:enrich. With other scopes, the address is searched as plain text, because a match would
   * confirm the address.
   */
  async search(
    given: ReadRequest,
    workspaceId: string,
    scopes: readonly string[] = []
  ): Promise<IndexSearchResult> {
    const found = await this.#found(given, workspaceId, scopes)
    const ranking = await new ExplainRanking(this.index).ofRecords(found)
    return { ...found, warnings: [...found.warnings, ...ranking] }
  }

  /**
   * Searches without explaining the ranking. Reads filters in turns of the workspace, because 40 long
   * places take 10 to 20 ms.
   */
  async #found(
    given: ReadRequest,
    workspaceId: string,
    scopes: readonly string[] = []
  ): Promise<IndexSearchResult> {
    this.check(given)
    const filters = await inTurns(filterSteps(given.filters), workspaceId)
    const identity = given.parsed?.identity
    if (identity?.by === 'email' && mayCall(scopes, 'people:enrich')) {
      const people = await this.#withAddress(identity.value, all([...filters, ...exclusionOf(given)]))
      return { people: people.slice(0, given.numResults), request: given, warnings: [] }
    }
    const request = withAddressAsText(given)
    return inTime(async (signal) =>
      searchIndex(this.index, await this.meaning.addTo(request, signal), {
        signal,
        filters,
      })
    )
  }

  /** Returns the number of matches, exact up to 10,000. Throws like `run`. */
  async count(request: ReadRequest, workspaceId: string): Promise<NonNullable<IndexResult['total']>> {
    this.check(request)
    const filters = await inTurns(filterSteps(request.filters), workspaceId)
    const counted = withAddressAsText(request)
    return inTime((signal) => countMatches(this.index, counted, MAX_COUNTED, { signal, filters }))
  }

  /**
   * Returns people whose work resembles that of a person, most similar first, and warnings about
   * missing work facts or vectors. Throws `unsupported_request` if no model is configured, or a
   * `search_*` error, for example if the model does not respond.
   */
  async similar(
    person: Person,
    filters: SearchFilters,
    numResults: number
  ): Promise<Pick<IndexSearchResult, 'people' | 'warnings'>> {
    if (!this.personMeaning.isAvailable)
      throw new DomainError('unsupported_request', 'Similar people need an embedding model: see EMBEDDER.')
    if (personText(person) === '') return { people: [], warnings: [NO_WORK] }
    return inTime(async (signal) => {
      const meaning = await this.personMeaning.of(person, signal)
      if (!meaning) throw new IndexUnavailableError('the embedding model does not respond')
      const query = {
        filter: all(filterConditions(filters)),
        score: [{ by: 'vector' as const, field: meaning.field, value: meaning.value, weight: 1 }],
        limit: numResults + 1,
      }
      const { hits } = await this.index.search('people', query, { signal })
      const people = hits.filter(({ id, score }) => id !== person.person_id && score > 0)
      return {
        people: people.slice(0, numResults).map(({ stored }) => stored as StoredPerson),
        warnings: hits.length > 0 && hits.every(({ score }) => score === 0) ? [NO_VECTORS] : [],
      }
    })
  }

  /** Throws the error of an invalid request. Call it before charging. */
  check(request: ReadRequest): void {
    const problem = requestProblem(request, countCriteria(request))
    if (problem) throw problem
  }

  /**
   * Returns the people who have this e-mail address and match the filter. Reads the addresses from
   * the records, because the index has none.
   */
  async #withAddress(address: string, filter: Filter): Promise<StoredPerson[]> {
    const people = await this.records.getMany(await this.records.withAddress(address))
    const ids = people
      .flatMap((person) => (person ? [personDocument(person)] : []))
      .filter((document) => matches(document, filter))
      .map(({ id }) => id)
    const found = await inTime(() => this.index.get('people', ids))
    return found.filter((person) => person !== null).map((person) => person as StoredPerson)
  }
}

function withAddressAsText(request: ReadRequest): ReadRequest {
  const { parsed } = request
  if (parsed?.identity?.by !== 'email') return request
  return {
    ...request,
    parsed: { ...parsed, identity: null, rest: words(parsed.identity.value), topic: parsed.text },
  }
}
