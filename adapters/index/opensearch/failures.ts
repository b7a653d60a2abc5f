import { errors } from '@opensearch-project/opensearch'
import { IndexUnavailableError } from '#domain/ports/search_index'

/** The engine's answer code, 0 where none came. */
export const statusOf = (error: unknown): number =>
  error instanceof errors.ResponseError ? (error.statusCode ?? 0) : 0

const isMissing = (error: unknown): boolean => statusOf(error) === 404

/** What `work` gives, or `otherwise` where the index or document does not exist. */
export async function orMissing<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw error
  }
}

/**
 * Turns what the engine's client throws where the engine cannot be had, is overloaded or refuses (a full disk makes it
 * read-only) into IndexUnavailableError; everything else stays what it is.
 */
export async function unavailableOnFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof errors.RequestAbortedError)
      throw new DOMException('The search was aborted', 'AbortError')
    if (error instanceof errors.OpenSearchClientError)
      throw new IndexUnavailableError(`OpenSearch: ${error.message}`, { cause: error })
    throw error
  }
}
