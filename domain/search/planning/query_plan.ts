import type { ParsedQuery } from '../query_language/parsed_query.js'

export type QueryPlan = {
  /** Null without a query. */
  parsed: ParsedQuery | null
  /**
   * True if the planner failed and only rules parsed the query. Its phrases are then hard
   * conditions.
   */
  fellBack: boolean
}
