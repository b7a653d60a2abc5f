import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#domain/errors'
import {
  type IndexQuery,
  type IndexResult,
  IndexUnavailableError,
  SearchIndex,
} from '#domain/ports/search_index'
import { filterSteps } from '#domain/search/planning/filters'
import { planSearch, type SearchPlan } from '#domain/search/planning/plan'
import { inTurns } from '#app/shared/loop_turns'
import type { StoredPerson } from '#domain/search/people_document'
import { countCriteria } from '#domain/search/criteria'
import type { ReadRequest } from '#domain/search/read_request'
import { requestProblem } from '#domain/search/request'

const DEADLINE_MS = 5000
const MAX_COUNTED = 10_000

/** Searches of types instant and fast, which read only the people index. */
@inject()
export class SearchPeople {
  constructor(private readonly index: SearchIndex) {}

  /** Returns people, best first. Throws like `check`, or a `search_*` error. */
  async run(request: ReadRequest, workspaceId: string): Promise<StoredPerson[]> {
    this.check(request)
    const plan = await this.#plan(request, workspaceId)
    const { hits } = await this.#query(plan.query)
    return plan.rerank(hits.map((hit) => hit.stored as StoredPerson))
  }

  /** Returns the number of matches, exact up to 10,000. Throws like `run`. */
  async count(request: ReadRequest, workspaceId: string): Promise<NonNullable<IndexResult['total']>> {
    this.check(request)
    const { query } = await this.#plan(request, workspaceId)
    const { total } = await this.#query({ ...query, limit: 1, countTo: MAX_COUNTED })
    return total!
  }

  /** Throws the error of an invalid request. Call it before charging. */
  check(request: ReadRequest): void {
    const problem = requestProblem(request, countCriteria(request))
    if (problem) throw problem
  }

  /** Plans in turns of the workspace, because 40 long places take 10 to 20 ms. */
  async #plan(request: ReadRequest, workspaceId: string): Promise<SearchPlan> {
    return planSearch(request, await inTurns(filterSteps(request.filters), workspaceId))
  }

  async #query(query: IndexQuery): Promise<IndexResult> {
    const deadline = new AbortController()
    const { promise: expired, reject: expire } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      deadline.abort()
      expire(new DomainError('search_timeout'))
    }, DEADLINE_MS)
    try {
      return await Promise.race([this.index.search('people', query, { signal: deadline.signal }), expired])
    } catch (error) {
      if (deadline.signal.aborted) throw new DomainError('search_timeout')
      if (error instanceof IndexUnavailableError) throw new DomainError('search_unavailable')
      logger.error({ err: error }, 'the people index failed')
      throw new DomainError('search_failed')
    } finally {
      clearTimeout(timer)
    }
  }
}
