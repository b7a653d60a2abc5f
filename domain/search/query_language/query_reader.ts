import { parseQuery } from './parse_query.js'
import type { ParsedQuery } from './parsed_query.js'

/** Parses queries: here on the calling thread, in the service so that a long one does not block the event loop. */
export class QueryReader {
  async read(query: string, _workspaceId: string): Promise<ParsedQuery> {
    return parseQuery(query)
  }
}
