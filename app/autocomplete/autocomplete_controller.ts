import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { prefixFilter, suggest } from '#domain/autocomplete/fields'
import { DomainError } from '#domain/errors'
import { type Filter, IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { autocompleteOperation } from './operations.js'

const DEADLINE_MS = 2_000
/** Maximum number of people whose values are counted. The index returns the highest ranks first. */
const MAX_READ = 300

@inject()
export default class AutocompleteController {
  constructor(private readonly index: SearchIndex) {}

  async handle(ctx: HttpContext) {
    const { query } = await input(ctx, autocompleteOperation)
    const people = await this.#people(prefixFilter(query.field, query.prefix))
    const values = suggest(query.field, query.prefix, people, query.limit ?? 10)
    return success(ctx, { suggestions: values.map((value) => ({ value })) })
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
