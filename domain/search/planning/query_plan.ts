import type { ParsedQuery } from '../query_language/parsed_query.js'

/** How the query of a search was understood. */
export type QueryPlan = {
  /** Null without a query. */
  parsed: ParsedQuery | null
  /** The planner failed and rules alone read the query: its phrases are hard then (SR-070). */
  fellBack: boolean
}
