import type { ParsedQuery } from './query_language/parsed_query.js'
import type { SearchRequest } from './request.js'

/** A request whose query is already parsed. `parsed` is null without a query. */
export type ReadRequest = SearchRequest & { parsed: ParsedQuery | null }
