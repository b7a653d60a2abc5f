import { inject } from '@adonisjs/core'
import { Evidence } from '#domain/evidence/evidence'
import { SearchIndex } from '#domain/ports/search_index'
import { refinedQuery } from '#domain/search/index_search'
import type { StoredPerson } from '#domain/search/people_document'
import { planSearch } from '#domain/search/planning/plan'
import { runPlan } from '#domain/search/planning/run_plan'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import { QueryReader } from '#domain/search/query_language/query_reader'
import { discoverPeople } from '#domain/search/verification/discover'
import { findIndexed } from '#domain/search/verification/find_indexed'
import type { Finder } from '#domain/search/verification/finders'
import { MAX_DAYS } from '#domain/search/verification/freshness'
import { withoutPhrases } from '#domain/search/verification/index_filters'
import { PAGE_FINDERS } from '#domain/search/verification/page_finder'
import { candidateOf, type FoundCandidate, type SetCandidate } from '#domain/sets/candidate'
import type { SearchProgress } from '#domain/sets/set'
import { PageSource } from '#domain/truth/research/page_source'
import { linkKey, type Row } from '#domain/truth/subject'
import { QueryMeaning } from '#app/search/query_meaning'
import type { RunContext } from '#app/runs/run_handler'
import type { SetSearch } from './set_rows.js'

const PAGE = 64
/**
 * Number of indexed candidates to check per requested person, with a minimum and a maximum per
 * search.
 */
const CANDIDATES_PER_PERSON = 20
const MIN_CANDIDATES = 400
const MAX_CANDIDATES = 20_000
/** Pages to read per search in order to discover people. */
const DISCOVERY_PAGES = { min: 40, max: 400 }
/** Indexed candidates by meaning per requested person, with a minimum and a maximum per search. */
const BY_MEANING = { perPerson: 3, min: 60, max: 600 }

/** Candidates from one finder, or from all page finders, and the search progress after them. */
export type FinderAnswer = { people: FoundCandidate[]; progress: SearchProgress }

/** Leaves the employer of a named person to a criterion, because the person may have left. */
const asCandidates = (parsed: ParsedQuery): ParsedQuery =>
  parsed.person ? { ...parsed, person: { ...parsed.person, isAt: false } } : parsed

/** Asks the finders of a search in turn. No finder uses the answers of other finders. */
@inject()
export class AskFinders {
  constructor(
    private readonly index: SearchIndex,
    private readonly evidence: Evidence,
    private readonly reader: QueryReader,
    private readonly meaning: QueryMeaning
  ) {}

  /** Returns the next answer, or null after the last one. */
  async next(search: SetSearch, progress: SearchProgress, context: RunContext): Promise<FinderAnswer | null> {
    if (!progress.indexDone) return this.#byFilters(search, progress, context)
    if (search.completeness !== null && !progress.vectorsDone)
      return this.#byVectors(search, progress, context)
    return progress.discovered ? null : this.#onPages(search, progress, context)
  }

  async #byFilters(search: SetSearch, progress: SearchProgress, context: RunContext): Promise<FinderAnswer> {
    const request = await this.#request(search, context)
    const plan = planSearch(await this.meaning.addTo(request, context.signal))
    const limit = Math.min(MAX_CANDIDATES, Math.max(MIN_CANDIDATES, search.count * CANDIDATES_PER_PERSON))
    const { hits } = await runPlan(this.index, plan, { offset: progress.offset, limit: PAGE }, context)
    const offset = progress.offset + hits.length
    const indexDone = hits.length < PAGE || offset >= limit
    const isCut = hits.length === PAGE
    const asked = withAsked(progress, { name: 'index_filters', isCut })
    return {
      people: hits.map(({ stored }) => ({
        ...candidateOf(stored as StoredPerson),
        finders: ['index_filters' as const],
      })),
      progress: { ...progress, offset, indexDone, asked },
    }
  }

  /** Finds people whose text resembles the query, whether or not they meet its phrases. */
  async #byVectors(search: SetSearch, progress: SearchProgress, context: RunContext): Promise<FinderAnswer> {
    const next = { ...progress, vectorsDone: true }
    const request = await this.meaning.addTo(await this.#request(search, context), context.signal)
    const { meaning, parsed } = request
    if (!meaning || !parsed || !(await this.index.comparesVectors())) return { people: [], progress: next }
    const plan = planSearch({ ...request, parsed: withoutPhrases(parsed) })
    const limit = Math.min(BY_MEANING.max, Math.max(BY_MEANING.min, search.count * BY_MEANING.perPerson))
    const { hits } = await runPlan(this.index, plan, { limit }, context)
    const isCut = hits.length >= limit
    const asked = withAsked(progress, { name: 'index_vectors', isCut })
    return {
      people: hits.map(({ stored }) => ({
        ...candidateOf(stored as StoredPerson),
        finders: ['index_vectors' as const],
      })),
      progress: { ...next, asked },
    }
  }

  async #onPages(search: SetSearch, progress: SearchProgress, context: RunContext): Promise<FinderAnswer> {
    const { query, count } = search
    const pages = Math.min(DISCOVERY_PAGES.max, Math.max(DISCOVERY_PAGES.min, count * 3))
    const request = { query, type: 'deep' as const, numResults: Math.min(150, count), filters: {} }
    const parsed = await this.reader.read(query, context.run.workspaceId)
    const { people, isCut } = await discoverPeople(request, parsed, new PageSource(this.evidence), {
      now: new Date().toISOString(),
      maxAgeDays: MAX_DAYS,
      allowStale: true,
      signal: context.signal,
      pages,
    })
    // After an abort, discovery returns only some people, which must not count as all.
    context.signal.throwIfAborted()
    const candidates = people.map(async ({ row, finders }) => ({ ...(await this.#indexed(row)), finders }))
    const asked = PAGE_FINDERS.reduce(
      (all, name) => withAsked({ ...progress, asked: all }, { name, isCut }),
      progress.asked
    )
    return { people: await Promise.all(candidates), progress: { ...progress, discovered: true, asked } }
  }

  async #request({ query }: SetSearch, context: RunContext) {
    const read = await this.reader.read(query, context.run.workspaceId)
    const { parsed } = await refinedQuery(this.index, { parsed: asCandidates(read) }, context)
    return { query, parsed, type: 'instant' as const, numResults: PAGE, filters: {} }
  }

  /** Returns a person found on a page, merged with their index record if there is one. */
  async #indexed(row: Row): Promise<SetCandidate> {
    const profiles = [...(row.pronet_url ? [row.pronet_url] : []), ...Object.values(row.socials ?? {})]
    const found = { name: row.name!, company: row.company ?? null, profiles: profiles.filter(linkKey) }
    const indexed = await findIndexed(this.index, found)
    if (!indexed) return { row, indexed: null }
    const listed = candidateOf(indexed)
    return { indexed, row: { ...row, ...listed.row, socials: { ...listed.row.socials, ...row.socials } } }
  }
}

/** Returns the asked finders with one added or replaced; undefined if finders are not recorded. */
function withAsked(
  { asked }: Pick<SearchProgress, 'asked'>,
  finder: { name: Finder; isCut: boolean }
): SearchProgress['asked'] {
  return asked && [...asked.filter(({ name }) => name !== finder.name), finder]
}
