import type { ParsedQuery } from '../query_language/parsed_query.js'

export type QueryPlan = {
  /** Null without a query. */
  parsed: ParsedQuery | null
  /** Whether the planner failed. The phrases that rules found are then hard conditions. */
  fellBack: boolean
}
