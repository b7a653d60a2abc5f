import { parseQuery } from '#domain/search/query_language/parse_query'
import type { ReadRequest } from '#domain/search/read_request'
import type { SearchRequest } from '#domain/search/request'

/** Returns a request with its parsed query, like the service. */
export const parsedRequest = <Request extends SearchRequest>(request: Request): Request & ReadRequest => ({
  ...request,
  parsed: request.query ? parseQuery(request.query) : null,
})
