import type { ParsedQuery } from '../query_language/parsed_query.js'

export type QueryPlan = {
  /** Null without a query. */
  parsed: ParsedQuery | null
  /** Whether the planner failed. The rules' phrases are then hard conditions. */
  fellBack: boolean
}
