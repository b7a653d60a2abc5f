import type { NearWord } from './embedder.js'
import type { ParsedQuery } from './query_language/parsed_query.js'
import type { SearchRequest } from './request.js'

/** A request whose query is already parsed. `parsed` is null without a query. */
export type ReadRequest = SearchRequest & {
  parsed: ParsedQuery | null
  /** The query's vector. People with similar vectors rank higher. Null without a model. */
  meaning?: Meaning | null
}

/**
 * Ranks people by the meaning of a query. `value` is the query's vector, which is compared with the vectors
 * in `field`. `weight` is the weight of the similarity. In a description, the weight is `descriptionFactor`
 * times as high. If no word of the query matches, a search drops people with a similarity below `minimum`.
 * `near` are words with meanings like the query's words.
 */
export type Meaning = {
  field: string
  value: Int8Array
  weight: number
  descriptionFactor: number
  minimum: number
  near?: readonly NearWord[]
}
