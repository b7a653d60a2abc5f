import { parseQuery } from './parse_query.js'
import type { ParsedQuery } from './parsed_query.js'

/**
 * Parses queries on the calling thread. A subclass in the service uses a worker, so that a long
 * query does not block the event loop.
 */
export class QueryReader {
  async read(query: string, _workspaceId: string): Promise<ParsedQuery> {
    return parseQuery(query)
  }
}
