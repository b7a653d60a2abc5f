import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { prefixFilter, type SuggestedField, suggest } from '#domain/autocomplete/fields'
import { DomainError } from '#domain/errors'
import { type Filter, IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'

const DEADLINE_MS = 2_000
/** Maximum number of people whose values are counted. The index returns the highest ranks first. */
const MAX_READ = 300

/** Completes the values of filters from the people index. */
@inject()
export class Suggestions {
  constructor(private readonly index: SearchIndex) {}

  async read(field: SuggestedField, prefix: string, limit: number): Promise<{ value: string }[]> {
    const people = await this.#people(prefixFilter(field, prefix))
    return suggest(field, prefix, people, limit).map((value) => ({ value }))
  }

  async #people(filter: Filter): Promise<StoredPerson[]> {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    try {
      const { hits } = await this.index.search('people', { filter, limit: MAX_READ }, { signal })
      return hits.map(({ stored }) => stored as StoredPerson)
    } catch (error) {
      if (signal.aborted) throw new DomainError('search_timeout')
      if (error instanceof IndexUnavailableError) throw new DomainError('search_unavailable')
      logger.error({ err: error }, 'the people index failed')
      throw new DomainError('search_failed')
    }
  }
}
