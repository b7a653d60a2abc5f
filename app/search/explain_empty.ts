import { inject } from '@adonisjs/core'
import { SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'
import type { SearchRequest } from '#domain/search/request'
import { askedValues, unknownValueWarnings } from '#domain/search/unknown_values'

/** People whose values are shown in place of an unknown one: those that rank first. */
const SAMPLE = 200
const MAX_VALUES = 10
const DEADLINE_MS = 1500

/** Says why the index has nobody for a request. */
@inject()
export class ExplainEmpty {
  constructor(private readonly index: SearchIndex) {}

  /** Sentences for `meta.warnings`. An index that does not answer in time explains nothing. */
  async run({ query, filters }: Pick<SearchRequest, 'query' | 'filters'>): Promise<string[]> {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    try {
      const asked = askedValues(filters, MAX_VALUES)
      const unknown = (
        await Promise.all(
          asked.map(async (one) => {
            const { hits } = await this.index.search(
              'people',
              { filter: one.condition, limit: 1 },
              { signal }
            )
            return hits.length === 0 ? [one] : []
          })
        )
      ).flat()
      if (unknown.length === 0) return [nobodyMeets(query, Object.keys(filters).length)]
      const { hits } = await this.index.search('people', { limit: SAMPLE }, { signal })
      if (hits.length === 0) return ['The index has no people yet: import some with people:import.']
      const sample = hits.map(({ stored }) => stored as StoredPerson)
      return unknownValueWarnings(unknown, sample)
    } catch {
      return []
    }
  }
}

function nobodyMeets(query: string | undefined, filters: number): string {
  if (filters === 0)
    return 'Nobody in the index meets every role, company and place of the query: use broader words.'
  const asked = query ? 'the query and every filter' : filters === 1 ? 'the filter' : 'every filter'
  return `Nobody in the index meets ${asked}: remove one or use broader values.`
}
