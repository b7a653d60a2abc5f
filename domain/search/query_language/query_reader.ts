import { parseQuery } from './parse_query.js'
import type { ParsedQuery } from './parsed_query.js'

/** Parses queries on the calling thread. The service overrides it with a worker. */
export class QueryReader {
  async read(query: string, _workspaceId: string): Promise<ParsedQuery> {
    return parseQuery(query)
  }
}
