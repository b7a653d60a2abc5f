import { errors } from '@opensearch-project/opensearch'
import { IndexUnavailableError } from '#domain/ports/search_index'

/** Returns the HTTP status of an error, or 0 without a response. */
export const statusOf = (error: unknown): number =>
  error instanceof errors.ResponseError ? (error.statusCode ?? 0) : 0

/** Returns the result of `work`, or `otherwise` when the index or document does not exist. */
export async function orMissing<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
  return work.catch((error) => {
    if (statusOf(error) === 404) return otherwise
    throw error
  })
}

/**
 * Runs `work`. Throws an AbortError for an aborted request, and an IndexUnavailableError for every
 * other error of the OpenSearch client, including error responses. Rethrows all other errors.
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
