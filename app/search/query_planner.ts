import type { ParsedQuery } from '#domain/search/query_language/parsed_query'

/**
 * Plans the research for a parsed query. This default returns the query unchanged. When `plan`
 * throws, the search uses the parsed query.
 */
export class QueryPlanner {
  async plan(parsed: ParsedQuery): Promise<ParsedQuery> {
    return parsed
  }
}
