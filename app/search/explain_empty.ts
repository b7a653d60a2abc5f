import { inject } from '@adonisjs/core'
import { SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'
import type { ReadRequest } from '#domain/search/read_request'
import { removedBy } from '#domain/search/refine/removed_by'
import { askedValues, unknownValueWarnings } from '#domain/search/unknown_values'

/** People read from the index, whose values may be suggested in place of an unknown value. */
const SAMPLE_SIZE = 200
const MAX_VALUES = 10
const DEADLINE_MS = 1500

@inject()
export class ExplainEmpty {
  constructor(private readonly index: SearchIndex) {}

  /** Returns warnings on why nobody was found, or none when the index fails or is slow. */
  async run(request: ReadRequest): Promise<string[]> {
    const { query, filters } = request
    const signal = AbortSignal.timeout(DEADLINE_MS)
    try {
      const values = askedValues(filters, MAX_VALUES)
      const unknown = (
        await Promise.all(
          values.map(async (one) => {
            const { hits } = await this.index.search(
              'people',
              { filter: one.condition, limit: 1 },
              { signal }
            )
            return hits.length === 0 ? [one] : []
          })
        )
      ).flat()
      if (unknown.length === 0) {
        const removed = await removedBy(this.index, request, { signal })
        return [nobodyMatches(query, Object.keys(filters).length), ...removed]
      }
      const { hits } = await this.index.search('people', { limit: SAMPLE_SIZE }, { signal })
      if (hits.length === 0) return ['The index has no people yet: import people with people:import.']
      const sample = hits.map(({ stored }) => stored as StoredPerson)
      return unknownValueWarnings(unknown, sample)
    } catch {
      return []
    }
  }
}

function nobodyMatches(query: string | undefined, filters: number): string {
  if (filters === 0)
    return 'Nobody in the index matches every role, company and place in the query: use broader words.'
  const conditions = query ? 'the query and every filter' : filters === 1 ? 'the filter' : 'every filter'
  return `Nobody in the index matches ${conditions}: remove one or use broader values.`
}
