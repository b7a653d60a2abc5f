import type { ParsedQuery } from '../query_language/parsed_query.js'

/** How a search understood its query. */
export type QueryPlan = {
  /** Null without a query. */
  parsed: ParsedQuery | null
  /** The planner failed, so only rules read the query; its phrases are then hard conditions. */
  fellBack: boolean
}
