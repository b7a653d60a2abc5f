import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#domain/errors'
import {
  type IndexQuery,
  type IndexResult,
  IndexUnavailableError,
  SearchIndex,
} from '#domain/ports/search_index'
import { planSearch } from '#domain/search/planning/plan'
import type { StoredPerson } from '#domain/search/people_document'
import { countCriteria } from '#domain/search/criteria'
import type { ReadRequest } from '#domain/search/read_request'
import { requestProblem } from '#domain/search/request'

/** How long the index may take, in milliseconds. */
const DEADLINE_MS = 5000
const COUNTED = 10_000

/** The search of types instant and fast: answered from the people index alone (SR-023, SR-024). */
@inject()
export class SearchPeople {
  constructor(private readonly index: SearchIndex) {}

  /**
   * The people found, best first. Throws what `requestProblem` gives, `search_unavailable`, `search_timeout` or
   * `search_failed`.
   */
  async run(request: ReadRequest): Promise<StoredPerson[]> {
    this.check(request)
    const plan = planSearch(request)
    const { hits } = await this.#ask(plan.query)
    return plan.rerank(hits.map((hit) => hit.stored as StoredPerson))
  }

  /** How many meet a request in all, exactly up to 10,000. Throws as `run` does. */
  async count(request: ReadRequest): Promise<NonNullable<IndexResult['total']>> {
    this.check(request)
    const { total } = await this.#ask({ ...planSearch(request).query, limit: 1, countTo: COUNTED })
    return total!
  }

  /** Throws what is wrong with a request, before anything is asked or paid. */
  check(request: ReadRequest): void {
    const problem = requestProblem(request, countCriteria(request))
    if (problem) throw problem
  }

  async #ask(query: IndexQuery): Promise<IndexResult> {
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
