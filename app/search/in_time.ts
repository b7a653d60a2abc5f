import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#domain/errors'
import { IndexUnavailableError } from '#domain/ports/search_index'
import { limitTime } from '#app/shared/limit_time'

const DEADLINE_MS = 5000

/**
 * Resolves like `work`. Throws `search_timeout` after the deadline. DomainErrors of `work` pass
 * through, and all other errors become `search_unavailable` or `search_failed`.
 */
export async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await limitTime(DEADLINE_MS, () => new DomainError('search_timeout'), work)
  } catch (error) {
    if (error instanceof DomainError) throw error
    if (error instanceof IndexUnavailableError) throw new DomainError('search_unavailable')
    logger.error({ err: error }, 'the people index failed')
    throw new DomainError('search_failed')
  }
}
