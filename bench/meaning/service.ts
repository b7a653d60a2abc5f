import 'reflect-metadata'
import { QueryMeaning } from '#app/search/query_meaning'
import { ReadyEncoder } from '#app/search/ready_encoder'
import type { SearchIndex } from '#domain/ports/search_index'
import { type Embedder, NoEmbedder } from '#domain/search/embedder'
import { searchIndex } from '#domain/search/index_search'
import type { StoredPerson } from '#domain/search/people_document'
import type { SearchRequest } from '#domain/search/request'
import { parsedRequest } from '#tests/support/parsed_request'

/** Runs searches as POST /v1/search does, without HTTP and SQL. */
export function instantSearch(
  index: SearchIndex,
  embedder: Embedder
): (request: SearchRequest) => Promise<StoredPerson[]> {
  const meaning = new QueryMeaning(embedder, new ReadyEncoder(new NoEmbedder(), async () => false))
  return async (request) => (await searchIndex(index, await meaning.addTo(parsedRequest(request)))).people
}
