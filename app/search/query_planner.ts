import type { ParsedQuery } from '#domain/search/query_language/parsed_query'

/** Plans research for a query that rules parsed. A replacement may fail: the search then uses what the rules parsed. */
export class QueryPlanner {
  async plan(parsed: ParsedQuery): Promise<ParsedQuery> {
    return parsed
  }
}
