import { parseQuery } from './parse_query.js'
import type { ParsedQuery } from './parsed_query.js'

/** Parses queries on the calling thread. The service binds a subclass that parses on another thread. */
export class QueryReader {
  async read(query: string, _workspaceId: string): Promise<ParsedQuery> {
    return parseQuery(query)
  }
}
