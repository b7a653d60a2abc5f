import { errors } from '@opensearch-project/opensearch'
import { IndexUnavailableError } from '#domain/ports/search_index'

/** The HTTP status of an error; 0 when there was no response. */
export const statusOf = (error: unknown): number =>
  error instanceof errors.ResponseError ? (error.statusCode ?? 0) : 0

const isMissing = (error: unknown): boolean => statusOf(error) === 404

/** Returns the result of `work`, or `otherwise` when the index or document does not exist. */
export async function orMissing<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw error
  }
}

/**
 * Converts client errors that mean OpenSearch is unreachable, overloaded or read-only (full disk)
 * to IndexUnavailableError. Other errors pass unchanged.
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
