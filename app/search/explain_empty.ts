import { inject } from '@adonisjs/core'
import { SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'
import type { ReadRequest } from '#domain/search/read_request'
import { removedBy } from '#domain/search/refine/removed_by'
import { type AskedValue, askedValues, conditionOf, UnknownValues } from '#domain/search/unknown_values'
import { loopTurns } from '#app/shared/loop_turns'

/**
 * Number of people to read from the index. Their values are the suggestions for an unknown filter
 * value.
 */
const SAMPLE_SIZE = 200
/** Maximum filter values to look up. */
const MAX_VALUES = 10
const DEADLINE_MS = 1500

@inject()
export class ExplainEmpty {
  constructor(private readonly index: SearchIndex) {}

  /**
   * Returns warnings on why nobody was found, or none when the index fails or is slow. Handles one
   * value per turn of the event loop, because long values take milliseconds each.
   */
  async run(request: ReadRequest, workspaceId: string): Promise<string[]> {
    const { query, filters } = request
    const signal = AbortSignal.timeout(DEADLINE_MS)
    try {
      const unknown: AskedValue[] = []
      for (const asked of askedValues(filters, MAX_VALUES)) {
        await loopTurns.take(workspaceId)
        const { hits } = await this.index.search(
          'people',
          { filter: conditionOf(asked), limit: 1 },
          { signal }
        )
        if (hits.length === 0) unknown.push(asked)
      }
      if (unknown.length === 0) {
        const removed = await removedBy(this.index, request, { signal })
        return [nobodyMatches(query, Object.keys(filters).length), ...removed]
      }
      const { hits } = await this.index.search('people', { limit: SAMPLE_SIZE }, { signal })
      if (hits.length === 0) return ['The index has no people yet: import people with people:import.']
      const values = new UnknownValues(hits.map(({ stored }) => stored as StoredPerson))
      const warnings: string[] = []
      for (const asked of unknown) {
        await loopTurns.take(workspaceId)
        warnings.push(values.warning(asked))
      }
      return warnings
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
