import type { SearchIndex } from '#domain/ports/search_index'
import type { Pages } from '#domain/truth/research/page_source'
import type { QueryPlan } from '../planning/query_plan.js'

export type VerifiedSearchOptions = {
  reader: Pages
  index: SearchIndex
  plan: QueryPlan
  /** Returns page addresses from the index for an employer. */
  companyLeads: (company: string) => Promise<readonly string[]>
  /** ISO 8601 UTC. */
  now: string
  signal: AbortSignal
  /** Whether older pages may be used if no newer pages are available. */
  allowStale: boolean
}
