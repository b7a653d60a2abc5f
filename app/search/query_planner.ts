import { parseQuery } from '#domain/search/query_language/parse_query'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'

/** Reads a query as a plan of research, by rules. What takes its place may fail: rules read the query then. */
export class QueryPlanner {
  async plan(query: string): Promise<ParsedQuery> {
    return parseQuery(query)
  }
}
