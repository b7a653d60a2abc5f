import { setImmediate } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { Recall } from '#domain/completeness/recall'
import { DomainError } from '#domain/errors'
import { Evidence } from '#domain/evidence/evidence'
import { SearchIndex, IndexUnavailableError } from '#domain/ports/search_index'
import type { QueryPlan } from '#domain/search/planning/query_plan'
import type { StoredPerson } from '#domain/search/people_document'
import { refinedQuery } from '#domain/search/index_search'
import type { ReadRequest } from '#domain/search/read_request'
import type { SearchRequest } from '#domain/search/request'
import { type SearchTally, shortfallWarnings } from '#domain/search/verification/shortfall'
import type { StatedWords } from '#domain/search/verification/stated_words'
import type { VerifiedPerson } from '#domain/search/verification/verified_person'
import { VerifiedSearch } from '#domain/search/verification/verified_search'
import { PageSource } from '#domain/truth/research/page_source'
import { evidenceRead } from '#app/evidence/read_mode'
import { indexLeads } from '#app/datasets/index_leads'
import { FoundPeople } from '#app/people/found_people'
import { type FoundPerson, personIdOf } from '#app/people/found_rows'
import { foundOf } from '#app/people/found_record'
import { ExplainEmpty } from './explain_empty.js'
import { ExplainRanking } from './explain_ranking.js'
import { QueryMeaning } from './query_meaning.js'
import { QueryPlanner } from './query_planner.js'

/**
 * Time limit in ms, to which PER_RESULT_MS is added for each requested result. After this time, the
 * search returns the people proven so far.
 */
const DEADLINE_MS = { auto: 20_000, deep: 45_000 }
const PER_RESULT_MS = 300

/** `stated`: words of the query that only rank and that pages state about the person. */
export type VerifiedResult = VerifiedPerson & { person: StoredPerson; stated: StatedWords[] }

/** Searches of types auto and deep, which verify every result. */
@inject()
export class VerifiedPeople {
  constructor(
    private readonly index: SearchIndex,
    private readonly evidence: Evidence,
    private readonly foundPeople: FoundPeople,
    private readonly planner: QueryPlanner,
    private readonly meaning: QueryMeaning
  ) {}

  /**
   * Returns proven people, best first, an estimate of how complete they are, and warnings, for
   * example if there are too few. Stores people who are not in the index as people that the
   * workspace found. Throws `search_unavailable`, `search_failed`, `search_timeout` if nobody is
   * proven by the deadline, and the signal's reason when it aborts.
   */
  async run(
    request: ReadRequest & { type: 'auto' | 'deep' },
    workspaceId: string,
    signal?: AbortSignal
  ): Promise<{ results: VerifiedResult[]; warnings: string[]; recall: Recall | null }> {
    const deadline = new AbortController()
    const end = () => deadline.abort()
    const timer = setTimeout(end, this.deadlineMs(request))
    signal?.addEventListener('abort', end, { once: true })
    try {
      signal?.throwIfAborted()
      const { found, tally, plan, corrections, recall } = await this.#search(
        (await this.meaning.addTo(request, deadline.signal)) as typeof request,
        deadline.signal
      )
      signal?.throwIfAborted()
      if (found.length === 0 && deadline.signal.aborted) throw new DomainError('search_timeout')
      const results = found
        .flatMap((person): (Omit<VerifiedResult, 'stated'> & { stored: FoundPerson | null })[] => {
          if (person.indexed) return [{ ...person, person: person.indexed, stored: null }]
          const stored = foundOf(person.facts)
          return stored
            ? [{ ...person, person: { ...stored.record, person_id: personIdOf(stored) }, stored }]
            : []
        })
        .filter(({ person }) => !request.excluded?.has({ personId: person.person_id, links: [] }))
      await this.foundPeople.save(
        workspaceId,
        results.flatMap(({ stored }) => stored ?? [])
      )
      const ranking = await new ExplainRanking(this.index).ofPages(plan.parsed, results)
      const isShort = results.length < request.numResults
      const reads = evidenceRead()
      const warnings = [
        ...corrections,
        ...ranking.warnings,
        ...shortfallWarnings(tally, { isShort, timedOut: deadline.signal.aborted, reads }),
      ]
      if (isShort && !(await this.evidence.healthy().catch(() => false)))
        warnings.push(
          'Pages could not be read or searched, because the page store or web search does not respond: retry later.'
        )
      if (results.length === 0 && tally.indexed === 0)
        warnings.unshift(...(await new ExplainEmpty(this.index).run(request, workspaceId)))
      const selfNamed = found.filter(({ isSelfNamed }) => isSelfNamed).length
      if (selfNamed > 0)
        warnings.push(
          `${selfNamed === 1 ? '1 person is' : `${selfNamed} people are`} named only by pages that they may control: check them before you rely on them.`
        )
      if (plan.fellBack)
        warnings.push('The query planner failed, so every phrase of the query had to be proven.')
      return {
        results: results.map(({ stored: _, ...result }, i) => ({ ...result, stated: ranking.stated[i] })),
        warnings,
        recall,
      }
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      // Stops unfinished reads.
      deadline.abort()
    }
  }

  protected deadlineMs({ type, numResults }: SearchRequest & { type: 'auto' | 'deep' }): number {
    return DEADLINE_MS[type] + numResults * PER_RESULT_MS
  }

  async #search(
    request: ReadRequest & { type: 'auto' | 'deep' },
    signal: AbortSignal
  ): Promise<{
    found: VerifiedPerson[]
    tally: SearchTally
    plan: QueryPlan
    corrections: string[]
    recall: Recall | null
  }> {
    const { parsed, corrected, warnings: corrections } = await this.#refined(request.parsed, signal)
    const plan = await this.#plan(corrected)
    const search = new VerifiedSearch(
      { ...request, parsed },
      {
        reader: new PageSource(this.evidence),
        index: this.index,
        plan,
        companyLeads: (company) => indexLeads(this.index, { name: company }, 'company'),
        now: new Date().toISOString(),
        signal,
        // Without the web there are no newer pages, so old pages count unless a freshness is set.
        allowStale: evidenceRead() === 'archive' && request.maxAgeDays === undefined,
      }
    )
    try {
      const found = await search.run()
      const recall = await search.recall(() => setImmediate())
      return { found, tally: search.tally, plan, corrections, recall }
    } catch (error) {
      if (error instanceof DomainError) throw error
      if (error instanceof IndexUnavailableError) throw new DomainError('search_unavailable')
      logger.error({ err: error }, 'a verified search failed')
      throw new DomainError('search_failed')
    }
  }

  /**
   * Returns the query for index candidates, with roles and words that the index knows. The employer
   * of a named person does not exclude candidates. `corrected` is the query to verify. It differs
   * from the given query only in corrected spelling.
   */
  async #refined(
    query: ReadRequest['parsed'],
    signal: AbortSignal
  ): Promise<Awaited<ReturnType<typeof refinedQuery>>> {
    // The search itself reports a failing index.
    const { parsed, ...refined } = await refinedQuery(this.index, { parsed: query }, { signal }).catch(
      () => ({ parsed: query, corrected: query, warnings: [] })
    )
    return {
      parsed: parsed?.person ? { ...parsed, person: { ...parsed.person, isAt: false } } : parsed,
      ...refined,
    }
  }

  async #plan(parsed: ReadRequest['parsed']): Promise<QueryPlan> {
    if (!parsed) return { parsed, fellBack: false }
    try {
      return { parsed: await this.planner.plan(parsed), fellBack: false }
    } catch (error) {
      logger.warn({ err: error }, 'the query planner failed: every phrase of the query is hard')
      return { parsed, fellBack: true }
    }
  }
}
