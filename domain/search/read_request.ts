import type { ParsedQuery } from './query_language/parsed_query.js'
import type { SearchRequest } from './request.js'

/** A request with its query, parsed once for all users; null without a query. */
export type ReadRequest = SearchRequest & { parsed: ParsedQuery | null }
